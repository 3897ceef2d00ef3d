import type { Order } from '@meerkat/contract/order'
import { readPendingOrder } from '@meerkat/contract/payment'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { openPendingPayment } from '../offline/collections/pending-payment.ts'
import { openOffline } from '../offline/open-offline.ts'
import type { Api } from '../shell/api/api-client.ts'
import { notices } from '../shell/notifications/notices.ts'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'

/** What this device knows of an order that it placed itself; kept for the thank-you page. */
export interface Bought {
  readonly order: Order
  readonly totals: CartTotals | null
  /** Path of the page of the order. Without it, the page that is shown now. */
  readonly page?: string
}

interface PayDeps {
  readonly api: Api
  readonly i18n: I18n
  readonly view: StoreView
}

/** Pays an order that was placed before it was paid, and comes back to its page. docs/behaviour/payment.md §27.5. */
export async function payOrder(checkoutReference: string, bought: Bought | null, { api, i18n, view }: PayDeps): Promise<void> {
  const outcome = await api.ask(readPendingOrder, { query: {}, body: { checkoutReference } })
  if (outcome.kind !== 'done') {
    if (await loadOrNotify(addMessages(i18n, 'payment'))) notices.show({ type: 'error', message: i18n.t('payment.notStarted') })
    return
  }
  const { grandTotal, currency, payment } = outcome.result
  await openPendingPayment(openOffline({ api, storeCode: view.storeCode }).storage).write({
    order: bought?.order ?? null,
    totals: bought?.totals ?? null,
    checkoutReference,
    grandTotal,
    currency,
    method: payment.method ?? '',
    requestId: crypto.randomUUID(),
    attemptId: payment.attemptId ?? null,
    backTo: bought?.page ?? `${location.pathname}${location.search}`,
  })
  // Decided meanwhile, on another device: the page of the outcome says so.
  const isDecided = payment.canRetry === false && payment.attemptId !== undefined
  location.assign(prefixPath(isDecided ? `/order/status?attempt=${payment.attemptId}` : '/order/pay', view))
}

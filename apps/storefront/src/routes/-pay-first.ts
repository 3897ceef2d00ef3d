import type { Order } from '@meerkat/contract/order'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { addMessages, type I18n } from '@meerkat/i18n/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { PayFirst } from '../features/checkout/use-placing.ts'
import { beginPayment } from '../features/payment/data/begin-payment.ts'
import { openPendingPayment } from '../offline/collections/pending-payment.ts'
import { PLACING_WAIT_MS } from '../offline/sending/order-queue.ts'
import { toFaults } from '../offline/sending/post-order.ts'
import type { ShopStorage } from '../offline/storage/shop-storage.ts'
import type { Api } from '../shell/api/api-client.ts'
import { notices } from '../shell/notifications/notices.ts'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'

/** Long, because the server reserves stock and redeems a coupon meanwhile. */
const BEGIN_LIMIT_MS = 30_000

interface PayDeps {
  readonly api: Api
  readonly i18n: I18n
  readonly storage: ShopStorage
  readonly queries: QueryClient
  readonly view: StoreView
  /** The settings allow the order's method without a connection. */
  readonly waits: boolean
}

/**
 * Freezes the order and leaves for the page of the payment step, which is a separate document. Null: the caller places the order, or lets
 * it wait, like one that is not paid first.
 */
export async function payFirst(order: Order, totals: CartTotals | null, deps: PayDeps): ReturnType<PayFirst> {
  // An order that may wait on the device does not hold the button for longer than any other.
  const limitMs = deps.waits ? PLACING_WAIT_MS : BEGIN_LIMIT_MS
  const begun = await beginPayment(order, totals, { ...deps, pending: openPendingPayment(deps.storage), limitMs })
  switch (begun.kind) {
    case 'needs-nothing':
      return null
    case 'begun':
      location.assign(prefixPath('/order/pay', deps.view))
      return { kind: 'handled' }
    case 'out-of-stock':
      return { kind: 'out-of-stock' }
    case 'not-sent':
      // If the purchase did arrive, it is given up when the order arrives (`giveUpPending()`).
      return deps.waits ? null : say('payment.notStarted', 'error', deps.i18n)
    case 'refused':
      return toPlacement(begun.result, deps.i18n)
  }
}

async function toPlacement(result: unknown, i18n: I18n): ReturnType<PayFirst> {
  // A list of faults; a text when the cart belongs to another order; otherwise the order as it would cost now.
  if (Array.isArray(result)) return { kind: 'invalid', faults: toFaults(result) }
  if (typeof result === 'string') return { kind: 'reused' }
  return say('payment.amountChanged', 'warning', i18n)
}

async function say(id: 'payment.notStarted' | 'payment.amountChanged', type: 'warning' | 'error', i18n: I18n): ReturnType<PayFirst> {
  if (await loadOrNotify(addMessages(i18n, 'payment'))) notices.show({ type, message: i18n.t(id), hasNoTimeout: true })
  return { kind: 'handled' }
}

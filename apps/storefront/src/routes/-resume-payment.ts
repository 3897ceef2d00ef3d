import { readPendingOrder } from '@meerkat/contract/payment'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { addMessages } from '@meerkat/i18n/messages'
import { openedCart } from '../features/cart/cart-context.ts'
import { openCartCollection } from '../offline/collections/cart-collection.ts'
import { openPendingPayment } from '../offline/collections/pending-payment.ts'
import type { Offline } from '../offline/open-offline.ts'
import { notices } from '../shell/notifications/notices.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { rememberPaid } from './-paid-order.ts'

/**
 * Looks up a payment that was begun on this device, which may have been decided while its tab was closed. Returns the id of the order when
 * it is placed; otherwise offers the way back to the payment. docs/behaviour/payment.md §27.2.
 */
export async function resumePayment({ orders, storage, channel }: Offline, { api, i18n, view }: RouterContext): Promise<string | null> {
  const slot = openPendingPayment(storage)
  const pending = await slot.read()
  if (!pending) return null
  const outcome = await api.ask(readPendingOrder, { query: {}, body: { checkoutReference: pending.checkoutReference } })
  if (outcome.kind !== 'done') return null
  const { payment } = outcome.result
  if (payment.order) {
    await rememberPaid({ orders, slot, readLines: openCartCollection(storage, channel).readLines, openCart: openedCart }, pending, payment)
    return pending.order?.order_id ?? null
  }
  if (payment.attemptId === undefined || payment.state === 'failed' || payment.state === 'expired') return null
  await addMessages(i18n, 'payment')
  const href = `${prefixPath('/order/status', view)}?attempt=${encodeURIComponent(payment.attemptId)}`
  notices.show({ type: 'info', message: i18n.t('payment.inProgress'), action1: { label: i18n.t('payment.show'), href } })
  return null
}

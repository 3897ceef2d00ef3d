import type { Executor } from '../../db/executor.ts'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { acceptPayment, awaitsPayment } from './accept-payment.ts'
import { type AttemptRow, moveAttempt } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { requestRefund } from './request-refund.ts'

/**
 * Settles money that arrived after the order was given up, or for an order that is already paid: revives the order if its goods are still in
 * stock, otherwise refunds the money at once. The caller has locked the order. docs/payments.md, "Late payments".
 */
export async function settleLatePayment(
  tx: Executor,
  deps: PaymentDeps,
  { order, attempt, isOrderPaid }: { readonly order: PendingOrderRow | null; readonly attempt: AttemptRow; readonly isOrderPaid: boolean },
): Promise<void> {
  const now = deps.now()
  if (order && !isOrderPaid && (order.state === 'released' || awaitsPayment(order))) {
    const outcome = await deps.orders.reserve(tx, order, { until: now, allowsUsedCoupon: true, now })
    if (outcome === 'reserved') {
      await moveAttempt(tx, attempt.id, { to: 'paid', now })
      const waiting = await deps.orders.find(tx, order.order_id)
      return acceptPayment(tx, deps, { order: waiting, attempt })
    }
  }
  const reason = isOrderPaid ? 'The order was paid twice' : 'The payment arrived after the order was given up'
  await requestRefund(tx, deps, { attempt, amountCents: attempt.captured_cents, reason, by: 'shop' })
}

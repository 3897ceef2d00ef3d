import { planRefund } from '@meerkat/domain/orders/plan-refund'
import type { Executor } from '../../db/executor.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { findRefund, insertRefund, lockMoney, type NewRefund } from './refund.store.ts'

/** The channel of refunds made outside of the shop: in cash, by bank transfer. */
export const REFUND_NOTE = 'note'

export interface RefundDeps {
  readonly now: () => Date
  readonly enqueueMail: EnqueueMail
  /** Takes back loyalty points; implemented in `modules/loyalty`. */
  readonly settlePoints: (tx: Executor, orderId: number, now: Date) => Promise<void>
}

export type RefundOutcome =
  /** `refundedCents`: all refunds of the order so far, this one included. */
  | { readonly kind: 'recorded'; readonly refundId: number; readonly refundedCents: number }
  /** This reference was recorded before with the same amount: nothing was stored. */
  | { readonly kind: 'repeated'; readonly refundId: number; readonly refundedCents: number }
  /** This reference was recorded before with another amount. */
  | { readonly kind: 'reference-taken' }
  /** The shop has not received the money of this order. */
  | { readonly kind: 'unpaid' }
  /** `leftCents`: what can still be refunded. */
  | { readonly kind: 'too-much'; readonly leftCents: number }
  | { readonly kind: 'order-not-found' }

/**
 * Records that money of an order was refunded, adds it to the order's history and mails the buyer. Locks the order until the transaction
 * ends. Call it in the transaction that stores the provider's answer. `channel` is the provider, and `reference` the provider's number of
 * the refund, so that a repeated notification has no second effect. docs/behaviour/orders.md §17.3.
 */
export async function recordRefund(
  tx: Executor,
  refund: NewRefund,
  { now, enqueueMail, settlePoints }: RefundDeps,
): Promise<RefundOutcome> {
  const money = await lockMoney(tx, refund.orderId)
  if (!money) return { kind: 'order-not-found' }
  const earlier = await findRefund(tx, refund)
  if (earlier && earlier.amount_cents !== refund.amountCents) return { kind: 'reference-taken' }
  if (earlier) return { kind: 'repeated', refundId: earlier.id, refundedCents: money.refundedCents }
  const planned = planRefund(money, refund.amountCents)
  if (planned.kind !== 'allowed') return planned
  const refundId = await insertRefund(tx, refund, now())
  await settlePoints(tx, refund.orderId, now())
  await enqueueMail(tx, { kind: 'order-status', orderId: refund.orderId, step: 'refund', refundId })
  return { kind: 'recorded', refundId, refundedCents: planned.refundedCents }
}

import { pointsDue } from '@meerkat/domain/loyalty/points'
import type { Executor } from '../../db/executor.ts'
import { creditPoints, findEarning } from './loyalty.store.ts'

/**
 * Brings the points of an order up to date: credits them when it is complete, takes them back when it was refunded or sent back. Call
 * it in the transaction that changes the order, with the order locked. Repeating it has no effect. docs/behaviour/account.md §16.4.
 */
export async function settlePoints(tx: Executor, orderId: number, now: Date): Promise<void> {
  const earning = await findEarning(tx, orderId)
  if (!earning) return
  const due = pointsDue({
    points: earning.loyalty_points,
    status: earning.status,
    isCompleteSinceJoining: earning.is_complete_since_joining,
    totalCents: earning.grand_total_cents,
    refundedCents: earning.refunded_cents,
  })
  const points = due - earning.credited
  if (points !== 0) await creditPoints(tx, { customerId: earning.customer_id, points, orderId, now })
}

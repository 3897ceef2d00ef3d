import type { Executor } from '../../db/executor.ts'
import {
  extendReservation,
  movePendingOrder,
  numberPendingOrder,
  type PendingOrderRow,
  redeemCouponAgain,
  takeStockAgain,
} from './pending-order.store.ts'

/** Functions of the module order-status, passed in. */
export interface PendingDeps {
  readonly now: () => Date
  readonly returnStock: (tx: Executor, orderId: number) => Promise<void>
  readonly freeCoupon: (tx: Executor, orderId: number) => Promise<void>
}

/**
 * Releases goods and coupon of a pending order. A `released` order can be reserved again, a `given-up` one cannot. False when its
 * state does not allow a release, so a repeated call has no effect.
 */
export async function releasePendingOrder(
  tx: Executor,
  { order_id, coupon_code, state }: PendingOrderRow,
  to: 'released' | 'given-up',
  { now, returnStock, freeCoupon }: PendingDeps,
): Promise<boolean> {
  const isMoved = await movePendingOrder(tx, order_id, {
    to,
    from: to === 'released' ? ['waiting'] : ['waiting', 'released'],
    status: 'canceled',
    now: now(),
  })
  if (!isMoved || state !== 'waiting') return isMoved
  await returnStock(tx, order_id)
  if (coupon_code !== null) await freeCoupon(tx, order_id)
  return true
}

export type ReserveOutcome = 'reserved' | 'sold-out' | 'coupon-used' | 'over'

/**
 * Makes sure that the goods of a pending order are reserved at least until then, taking them from stock again if they were released.
 * `allowsUsedCoupon`: set when the shopper has paid already, so the discount stays even if the coupon was used up meanwhile.
 */
export async function reservePendingOrder(
  tx: Executor,
  order: PendingOrderRow,
  { until, allowsUsedCoupon = false, now }: { readonly until: Date; readonly allowsUsedCoupon?: boolean; readonly now: Date },
): Promise<ReserveOutcome> {
  // A placed order keeps its goods until it is cancelled.
  if (order.state === 'placed') return order.status === 'pending' ? 'reserved' : 'over'
  if (order.state !== 'waiting' && order.state !== 'released') return 'over'
  if (order.state === 'released') {
    if (!(await takeStockAgain(tx, order.order_id))) return 'sold-out'
    // The caller rolls back on this outcome, and with it the goods that were just taken.
    if (!(await redeemCouponAgain(tx, order)) && !allowsUsedCoupon) return 'coupon-used'
    await movePendingOrder(tx, order.order_id, { to: 'waiting', from: ['released'], status: 'pending_payment', now })
  }
  await extendReservation(tx, order.order_id, until)
  return 'reserved'
}

/** Turns a pending order whose goods are reserved into a regular order, and returns its number. A `placed` order has a number already. */
export async function confirmPendingOrder(tx: Executor, order: PendingOrderRow, now: Date): Promise<number> {
  if (order.state === 'placed' && order.number !== null) {
    await movePendingOrder(tx, order.order_id, { to: 'confirmed', from: ['placed'], status: 'pending', now })
    return order.number
  }
  const isMoved = await movePendingOrder(tx, order.order_id, { to: 'confirmed', from: ['waiting'], status: 'pending', now })
  if (!isMoved) throw new Error('Only a waiting order can be confirmed')
  return numberPendingOrder(tx, order.order_id, now)
}

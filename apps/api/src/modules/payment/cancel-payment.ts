import { isOpen } from '@meerkat/domain/payment/attempt-state'
import { enqueue } from '../../db/enqueue.ts'
import { listAttempts, lockAttempt, moveAttempt } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Gives up a pending order: releases its goods and coupon, and closes open checkouts where the provider allows it. A payment that arrives
 * later is sent back. Repeating it has no further effect; an order that was paid meanwhile stays.
 */
export async function cancelPayment(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const { database, orders, now } = deps
  const isGivenUp = await database.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId)
    if (!order || !(await orders.release(tx, order, 'given-up'))) return false
    for (const { id } of await listAttempts(tx, orderId)) {
      const attempt = await lockAttempt(tx, id)
      if (!attempt || !isOpen(attempt.state)) continue
      // Query the provider once more, after its checkout has expired.
      await moveAttempt(tx, id, { to: 'cancelled', now: now(), reason: 'given up by the shopper', askNextAt: attempt.expires_at ?? now() })
      await enqueue(tx, 'payment-close', { attemptId: id })
    }
    return true
  })
  if (isGivenUp) deps.changed()
  return isGivenUp
}

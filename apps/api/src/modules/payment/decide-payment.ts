import { enqueue } from '../../db/enqueue.ts'
import { acceptPayment } from './accept-payment.ts'
import { type AttemptRow, findAttemptByReference, lockAttempt, moveAttempt } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { type ManualRefund, type RequestOutcome, requestRefund } from './request-refund.ts'

export type Decision = 'accept' | 'refund' | 'dismiss' | 'ask'

export type DecisionOutcome =
  | { readonly kind: 'done'; readonly state: string }
  | ({ readonly kind: 'by-hand' } & ManualRefund)
  | { readonly kind: 'not-found' }
  /** The attempt is in a state in which there is nothing to decide. */
  | { readonly kind: 'refused'; readonly state: string }
  | { readonly kind: 'sold-out' }

/**
 * Applies the operator's decision on an attempt: `accept` takes the money as it is and confirms the order, `refund` sends it back, `dismiss`
 * records that there is no money, `ask` queries the provider once more.
 */
export async function decidePayment(deps: PaymentDeps, reference: string, decision: Decision): Promise<DecisionOutcome> {
  const { database, orders, now } = deps
  const known = await findAttemptByReference(database.sql, reference)
  if (!known) return { kind: 'not-found' }
  const outcome = await database.transaction(async (tx): Promise<DecisionOutcome> => {
    const order = await orders.lock(tx, known.order_id)
    const attempt = await lockAttempt(tx, known.id)
    if (!attempt) return { kind: 'not-found' }
    if (decision === 'ask') {
      await enqueue(tx, 'payment-ask', { attemptId: attempt.id })
      return { kind: 'done', state: attempt.state }
    }
    const mayDecide = attempt.state === 'review' || attempt.state === 'paid_late'
    if (!mayDecide || (decision === 'dismiss' && attempt.state !== 'review')) return { kind: 'refused', state: attempt.state }
    if (decision === 'dismiss') {
      await moveAttempt(tx, attempt.id, { to: 'failed', now: now(), reason: 'dismissed by the operator' })
      if (order?.state === 'waiting') await orders.release(tx, order, 'released')
      return { kind: 'done', state: 'failed' }
    }
    if (decision === 'refund') return toOutcome(await refundAll(tx, deps, attempt))
    if (order && order.state !== 'confirmed') {
      const reserved = await orders.reserve(tx, order, { until: now(), allowsUsedCoupon: true, now: now() })
      if (reserved !== 'reserved') return { kind: 'sold-out' }
    }
    await moveAttempt(tx, attempt.id, { to: 'paid', now: now() })
    await acceptPayment(tx, deps, { order: order && (await orders.find(tx, order.order_id)), attempt })
    return { kind: 'done', state: 'paid' }
  })
  deps.changed()
  return outcome
}

type Tx = Parameters<Parameters<PaymentDeps['database']['transaction']>[0]>[0]

function refundAll(tx: Tx, deps: PaymentDeps, attempt: AttemptRow): Promise<RequestOutcome> {
  const amountCents = attempt.captured_cents - attempt.refunded_cents
  return requestRefund(tx, deps, { attempt, amountCents, reason: 'The payment could not be used', by: 'operator' })
}

function toOutcome(outcome: RequestOutcome): DecisionOutcome {
  if (outcome.kind === 'requested') return { kind: 'done', state: 'refund_pending' }
  return outcome.kind === 'by-hand' ? outcome : { kind: 'refused', state: 'nothing is left to refund' }
}

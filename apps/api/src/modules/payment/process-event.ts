import type { AttemptState } from '@meerkat/domain/payment/attempt-state'
import { matchRefund } from '@meerkat/domain/payment/match-refund'
import { askProvider, secondsToNextPoll } from './ask-provider.ts'
import { findHintedAttempt } from './attempt.store.ts'
import { type EventRow, findEvent, finishEvent } from './event.store.ts'
import { recordFinding } from './finding.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listPaymentRefunds } from './refund.store.ts'
import { settleRefund } from './settle-refund.ts'

export type EventOutcome = 'done' | 'unreachable' | { readonly againInSeconds: number }

/** Seconds until the next try of a refund event while its payment, or the shop's own refund, is not known yet. */
const PAYMENT_UNKNOWN_SECONDS = 35
/** A refund event older than this no longer waits for the answer to one of the shop's own refunds. */
const ANSWER_LIMIT_MS = 60 * 60_000

/**
 * Processes a stored notification. It only causes a status query, whose answer decides, so notifications may arrive in any order.
 * docs/payments.md, "Notifications".
 */
export async function processEvent(deps: PaymentDeps, eventId: number): Promise<EventOutcome> {
  const { database, now } = deps
  const event = await findEvent(database.sql, eventId)
  if (!event || event.processed_at !== null) return 'done'
  const { provider, reference, checkout_id: checkoutId, payment_id: paymentId } = event
  const attempt = await findHintedAttempt(database.sql, { provider, reference, checkoutId, paymentId })
  if (!attempt) {
    // A refund may be notified before its payment: the event waits until the payment is known.
    if (event.kind !== 'refund') await reportUnknown(deps, event)
    if (event.kind !== 'refund') await finishEvent(database.sql, event.id, null, now())
    return 'done'
  }
  if (event.kind === 'refund') {
    if (attempt.provider_payment_id === null) return { againInSeconds: PAYMENT_UNKNOWN_SECONDS }
    if (!(await applyRefund(deps, event, attempt.id))) return { againInSeconds: PAYMENT_UNKNOWN_SECONDS }
  } else if (event.kind === 'chargeback') {
    const detail = `A chargeback of ${attempt.reference}: look at the order before anything is sent`
    await recordFinding(
      database.sql,
      { provider, kind: 'chargeback', paymentId: paymentId ?? attempt.reference, attemptId: attempt.id, detail },
      now(),
    )
    deps.log.error({ event: 'payment', provider, attempt: attempt.reference }, 'a chargeback was reported, see npm run shop -- payments')
  } else if (event.kind === 'payment') {
    const outcome = await askProvider(deps, attempt, { isSaidToHaveFailed: event.outcome === 'failed' })
    if (outcome === 'too-soon' && mayStillBePaid(attempt.state)) return { againInSeconds: secondsToNextPoll(deps, provider) }
    if (outcome === 'unreachable') return 'unreachable'
  }
  await finishEvent(database.sql, event.id, attempt.id, now())
  return 'done'
}

/** True for declined and expired attempts too: the shopper may have tried again in the same checkout. */
function mayStillBePaid(state: AttemptState): boolean {
  return !['paid', 'review', 'refund_pending', 'refunded', 'part_refunded', 'paid_late'].includes(state)
}

/** Reports a payment with a reference that is not ours. No order is changed. */
async function reportUnknown({ database, log, now }: PaymentDeps, { provider, reference, payment_id }: EventRow): Promise<void> {
  const paymentId = payment_id ?? reference ?? 'none'
  const detail = `A notification names the reference ${reference ?? '(none)'}, which is not one of this shop`
  await recordFinding(database.sql, { provider, kind: 'unknown-reference', paymentId, attemptId: null, detail }, now())
  log.error({ event: 'payment', provider }, 'a payment notification names an unknown reference, see npm run shop -- payments')
}

/** False when the event may be about one of the shop's own refunds whose answer has not arrived yet. */
async function applyRefund(deps: PaymentDeps, event: EventRow, attemptId: string): Promise<boolean> {
  const { database, log, now } = deps
  const { provider, outcome, refund_id: refundId, refund_reference: refundReference, amount_cents: amountCents } = event
  const match = matchRefund({ refundId, refundReference, amountCents }, await listPaymentRefunds(database.sql, attemptId))
  if (match.kind === 'ours') {
    if (outcome === 'succeeded') await settleRefund(deps, match.refund.id, { kind: 'done', refundId })
    if (outcome === 'failed') await settleRefund(deps, match.refund.id, { kind: 'refused', code: 'notified as failed' })
    return true
  }
  if (match.kind === 'unknown-yet' && now().getTime() - event.received_at.getTime() < ANSWER_LIMIT_MS) return false
  if (outcome !== 'succeeded') return true
  const differs = match.kind === 'differs'
  const why = differs ? `for ${match.refund.id}, which is one of ${match.refund.amount_cents} cents` : 'that this shop did not ask for'
  const detail = `The provider tells of a refund of ${amountCents ?? '?'} cents ${why}`
  // Each refund of a payment is a separate finding.
  const paymentId = refundId ?? event.payment_id ?? String(event.id)
  const kind = differs ? 'refund-differs' : 'refund-elsewhere'
  await recordFinding(database.sql, { provider, kind, paymentId, attemptId, detail }, now())
  log.error({ event: 'payment', provider, refund: refundId }, 'a notified refund matches none of this shop, see npm run shop -- payments')
  return true
}

import { askProvider, secondsToNextAsk } from './ask-provider.ts'
import { findHintedAttempt } from './attempt.store.ts'
import { type EventRow, findEvent, finishEvent } from './event.store.ts'
import { recordFinding } from './finding.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listPaymentRefunds } from './refund.store.ts'
import { settleRefund } from './settle-refund.ts'

export type EventOutcome = 'done' | 'unreachable' | { readonly againInSeconds: number }

/** How often a refund looks for its payment. */
const PAYMENT_UNKNOWN_SECONDS = 35

/**
 * Acts on a stored notification. It is only a reason to ask: what the provider answers decides. Their order does not matter.
 * docs/payments.md, "Notifications".
 */
export async function processEvent(deps: PaymentDeps, eventId: number): Promise<EventOutcome> {
  const { database, now } = deps
  const event = await findEvent(database.sql, eventId)
  if (!event || event.processed_at !== null) return 'done'
  const { provider, reference, checkout_id: checkoutId, payment_id: paymentId } = event
  const attempt = await findHintedAttempt(database.sql, { provider, reference, checkoutId, paymentId })
  if (!attempt) {
    // A refund can be told before its payment: it waits until the payment is known.
    if (event.kind !== 'refund') await reportUnknown(deps, event)
    if (event.kind !== 'refund') await finishEvent(database.sql, event.id, null, now())
    return 'done'
  }
  if (event.kind === 'refund') {
    if (attempt.provider_payment_id === null) return { againInSeconds: PAYMENT_UNKNOWN_SECONDS }
    await applyRefund(deps, event, attempt.id)
  } else if (event.kind === 'chargeback') {
    const detail = `A chargeback of ${attempt.reference}: look at the order before anything is sent`
    await recordFinding(
      database.sql,
      { provider, kind: 'chargeback', paymentId: paymentId ?? attempt.reference, attemptId: attempt.id, detail },
      now(),
    )
    deps.log.error({ event: 'payment', provider, attempt: attempt.reference }, 'a chargeback was notified, see npm run shop -- payments')
  } else if (event.kind === 'payment') {
    const outcome = await askProvider(deps, attempt, { isSaidToHaveFailed: event.outcome === 'failed' })
    if (outcome === 'too-soon' && isOpenNow(attempt.state)) return { againInSeconds: secondsToNextAsk(deps, provider) }
    if (outcome === 'unreachable') return 'unreachable'
  }
  await finishEvent(database.sql, event.id, attempt.id, now())
  return 'done'
}

function isOpenNow(state: string): boolean {
  return !['paid', 'review', 'refund_pending', 'refunded', 'part_refunded', 'paid_late'].includes(state)
}

/** Money with a reference that is not ours: no order is touched. */
async function reportUnknown({ database, log, now }: PaymentDeps, { provider, reference, payment_id }: EventRow): Promise<void> {
  const paymentId = payment_id ?? reference ?? 'none'
  const detail = `A notification names the reference ${reference ?? '(none)'}, which is not one of this shop`
  await recordFinding(database.sql, { provider, kind: 'unknown-reference', paymentId, attemptId: null, detail }, now())
  log.error({ event: 'payment', provider }, 'a payment notification names an unknown reference, see npm run shop -- payments')
}

async function applyRefund(deps: PaymentDeps, event: EventRow, attemptId: string): Promise<void> {
  const refunds = await listPaymentRefunds(deps.database.sql, attemptId)
  const isSame = ({ amount_cents }: { amount_cents: number }) => event.amount_cents === null || amount_cents === event.amount_cents
  const waiting = refunds.find((one) => (one.state === 'sent' || one.state === 'requested') && isSame(one))
  if (waiting && event.outcome === 'succeeded') return settleRefund(deps, waiting.id, { kind: 'done', refundId: null })
  if (waiting && event.outcome === 'failed') return settleRefund(deps, waiting.id, { kind: 'refused', code: 'notified as failed' })
  if (refunds.some((one) => one.state === 'done' && isSame(one)) || event.outcome !== 'succeeded') return
  const detail = `The provider tells of a refund of ${event.amount_cents ?? '?'} cents that this shop did not ask for`
  const paymentId = event.payment_id ?? String(event.id)
  await recordFinding(deps.database.sql, { provider: event.provider, kind: 'refund-elsewhere', paymentId, attemptId, detail }, deps.now())
}

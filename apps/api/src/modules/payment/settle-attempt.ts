import { hasOpenCheckout, isOpen } from '@meerkat/domain/payment/attempt-state'
import { checkPayment, type PaymentFault } from '@meerkat/domain/payment/check-payment'
import { decideOutcome, type Finding } from '@meerkat/domain/payment/decide-outcome'
import { nextPollAt } from '@meerkat/domain/payment/poll-schedule'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'
import { acceptPayment, awaitsPayment } from './accept-payment.ts'
import {
  type AttemptRow,
  findAttempt,
  isPaymentHeldElsewhere,
  listAttempts,
  lockAttempt,
  moveAttempt,
  setNextPoll,
} from './attempt.store.ts'
import { listEarlyRefunds } from './event.store.ts'
import { settleLatePayment } from './late-payment.ts'
import type { OpenProvider, PaymentDeps } from './payment-deps.ts'
import type { Report } from './port.ts'

const MINUTE_MS = 60_000

type Known = Exclude<Report, { kind: 'throttled' }>

/**
 * Applies a provider's report on an attempt: changes the state, the order and its stock, and enqueues the jobs that follow, in one
 * transaction. Repeating it has no further effect. docs/payments.md, "States of an attempt".
 */
export async function settleAttempt(deps: PaymentDeps, attemptId: string, report: Known): Promise<void> {
  const { database, providers, log } = deps
  const known = await findAttempt(database.sql, attemptId)
  const open = known && providers.byName(known.provider)
  if (!known || !open) return
  const outcome = await database.transaction((tx) => settleInside(tx, deps, { known, open, report }))
  if (outcome === null) return
  const details = { event: 'payment', attempt: known.reference, provider: known.provider, state: outcome.state, reason: outcome.reason }
  if (outcome.state === 'review' || (outcome.state === 'paid_late' && outcome.reason !== null))
    log.error(details, 'a payment needs a decision by a person, see npm run shop -- payments')
  else log.info(details, 'a payment attempt was settled')
  deps.changed()
}

interface Settling {
  readonly known: AttemptRow
  readonly open: OpenProvider
  readonly report: Known
}

async function settleInside(tx: Executor, deps: PaymentDeps, { known, open, report }: Settling) {
  const order = await deps.orders.lock(tx, known.order_id)
  const attempt = await lockAttempt(tx, known.id)
  if (!attempt) return null
  const now = deps.now()
  const faults = report.kind === 'captured' ? await findFaults(tx, deps, { attempt, open, report }) : []
  const others = (await listAttempts(tx, attempt.order_id)).filter(({ id }) => id !== attempt.id)
  const isOrderPaid = others.some(({ state }) => state === 'paid' || state === 'part_refunded' || state === 'refund_pending')
  const isOrderWaiting = order === null || awaitsPayment(order)
  const to = decideOutcome({ state: attempt.state, isOrderPaid, isOrderWaiting }, toFinding(report, faults))
  if (to === null) {
    await reschedule(tx, attempt, now)
    return null
  }
  const reason = faults.length > 0 ? `differs: ${faults.join(', ')}` : to === 'paid' || to === 'paid_late' ? null : report.code
  const isElsewhere = faults.includes('payment-id')
  await moveAttempt(tx, attempt.id, {
    to,
    now,
    reason,
    askNextAt: toNextPoll(attempt, to, now),
    ...(report.kind === 'captured' && {
      instrument: report.instrument,
      paymentId: isElsewhere ? null : report.payment.paymentId,
      // The captured amount limits refunds. An amount in another currency cannot be counted.
      capturedCents: faults.includes('currency') || isElsewhere ? 0 : (report.payment.amountCents ?? 0),
    }),
  })
  const settled = (await findAttempt(tx, attempt.id)) ?? attempt
  if (to === 'paid') await acceptPayment(tx, deps, { order, attempt: settled })
  if (to === 'paid_late' && faults.length === 0) await settleLatePayment(tx, deps, { order, attempt: settled, isOrderPaid })
  // Release the goods after a decline, unless the shopper is paying in another way right now.
  const isElsewhereOpen = others.some(({ state }) => hasOpenCheckout(state))
  if ((to === 'failed' || to === 'cancelled') && order?.state === 'waiting' && !isElsewhereOpen)
    await deps.orders.release(tx, order, 'released')
  if (settled.provider_payment_id !== null)
    for (const { id } of await listEarlyRefunds(tx, settled.provider, settled.provider_payment_id))
      await enqueue(tx, 'payment-event', { eventId: id })
  return { state: to, reason }
}

async function findFaults(
  tx: Executor,
  { config }: PaymentDeps,
  { attempt, open, report }: { attempt: AttemptRow; open: OpenProvider; report: Extract<Report, { kind: 'captured' }> },
): Promise<PaymentFault[]> {
  const expected = {
    amountCents: attempt.amount_cents,
    currency: attempt.currency_code,
    reference: attempt.reference,
    checkoutId: attempt.provider_checkout_id,
    account: open.provider.accountFor(attempt.currency_code),
    isLive: attempt.mode === 'live' && config.mode === 'live',
  }
  const faults = checkPayment(expected, report.payment, open.provider.reports)
  const { paymentId } = report.payment
  const isHeld = paymentId !== null && (await isPaymentHeldElsewhere(tx, attempt.provider, paymentId, attempt.id))
  return isHeld ? [...faults, 'payment-id'] : faults
}

function toFinding(report: Known, faults: readonly PaymentFault[]): Finding {
  return report.kind === 'captured' ? { kind: 'captured', faults } : { kind: report.kind }
}

/** When to query the provider next. After an attempt has ended, it is queried only once more, when its checkout has expired. */
function toNextPoll(attempt: AttemptRow, to: string, now: Date): Date | null {
  if (to === 'pending' || to === 'prepared') return toDate(nextPollAt(attempt.created_at.getTime(), now.getTime()))
  const isDeclined = to === 'failed' || to === 'cancelled'
  return isDeclined && attempt.expires_at && attempt.expires_at > now ? new Date(attempt.expires_at.getTime() + MINUTE_MS) : null
}

async function reschedule(tx: Executor, attempt: AttemptRow, now: Date): Promise<void> {
  const isPolled = isOpen(attempt.state)
  const next = isPolled ? toDate(nextPollAt(attempt.created_at.getTime(), now.getTime())) : toNextPoll(attempt, attempt.state, now)
  if (isPolled && next === null) await moveAttempt(tx, attempt.id, { to: 'expired', now, reason: 'no outcome after a week' })
  else await setNextPoll(tx, attempt.id, next)
}

function toDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

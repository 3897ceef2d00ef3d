import type { Operator } from '@meerkat/api/operator'
import { amountOf } from './order-text.ts'

type PaymentRecord = NonNullable<Awaited<ReturnType<Operator['payments']['byReference']>>>

/** One attempt to pay, its notifications and its refunds. */
export function* describePayment({ attempt, events, refunds }: PaymentRecord): Generator<string> {
  const money = (cents: number) => amountOf(attempt.currency_code, cents)
  const parts = [
    `payment ${attempt.reference}`,
    attempt.provider,
    attempt.state,
    money(attempt.amount_cents),
    ...(attempt.captured_cents === 0 ? [] : [`received ${money(attempt.captured_cents)}`]),
    ...(attempt.refunded_cents === 0 ? [] : [`refunded ${money(attempt.refunded_cents)}`]),
    ...(attempt.mode === 'live' ? [] : [`mode ${attempt.mode}`]),
    attempt.created_at.toISOString(),
  ]
  yield parts.join('  ')
  const ids = [
    attempt.provider_checkout_id && `checkout ${attempt.provider_checkout_id}`,
    attempt.provider_payment_id && `payment ${attempt.provider_payment_id}`,
  ]
  const details = [...ids, attempt.instrument, attempt.reason].filter(Boolean)
  if (details.length > 0) yield `  ${details.join(', ')}`
  for (const { kind, outcome, received_at: at, processed_at: done } of events)
    yield `  notified of ${kind}${outcome === null ? '' : ` (${outcome})`}  ${at.toISOString()}${done === null ? ', not processed yet' : ''}`
  for (const { id, amount_cents: cents, state, reason, requested_by: by, fault } of refunds)
    yield `  refund ${id}  ${money(cents)}  ${state}${fault === null ? '' : `: ${fault}`}  ${reason} (${by})`
}

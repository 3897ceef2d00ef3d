import { randomBytes } from 'node:crypto'
import { REFERENCE_BYTES, toReference } from '@meerkat/domain/payment/reference'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'
import { type AttemptRow, addRefundedCents, moveAttempt } from './attempt.store.ts'
import { recordFinding } from './finding.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { insertPaymentRefund } from './refund.store.ts'
import { PROVIDERS } from './registry.ts'

export interface WantedRefund {
  /** Locked by the caller, after its order. */
  readonly attempt: AttemptRow
  readonly amountCents: number
  /** Shown to the buyer. */
  readonly reason: string
  readonly by: string
}

export interface ManualRefund {
  readonly provider: string
  /** The provider's id of the payment. */
  readonly paymentId: string
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
}

export type RequestOutcome =
  | { readonly kind: 'requested'; readonly refundId: string }
  /** The provider has no API for refunds: a person sends this amount back there. */
  | ({ readonly kind: 'by-hand' } & ManualRefund)
  | { readonly kind: 'too-much'; readonly leftCents: number }

/** Stores a refund, which a job carries out. The database refuses more than the captured amount. */
export async function requestRefund(
  tx: Executor,
  { now }: Pick<PaymentDeps, 'now'>,
  { attempt, amountCents, reason, by }: WantedRefund,
): Promise<RequestOutcome> {
  const leftCents = attempt.captured_cents - attempt.refunded_cents
  if (amountCents <= 0 || amountCents > leftCents) return { kind: 'too-much', leftCents }
  if (!hasRefunds(attempt.provider)) {
    const detail = `${reason}: the provider has no API for refunds: send ${amountCents} cents of ${attempt.reference} back by hand`
    const paymentId = attempt.provider_payment_id ?? attempt.reference
    await recordFinding(tx, { provider: attempt.provider, kind: 'refund-elsewhere', paymentId, attemptId: attempt.id, detail }, now())
    const { provider, reference, currency_code: currency } = attempt
    return { kind: 'by-hand', provider, paymentId, reference, amountCents, currency }
  }
  const refundId = await storeRefund(tx, { now }, { attempt, amountCents, reason, by })
  await enqueue(tx, 'payment-refund', { refundId })
  return { kind: 'requested', refundId }
}

/** Whether the shop can send money back through this provider itself. */
export function hasRefunds(provider: string): boolean {
  return PROVIDERS.some(({ name, refunds }) => refunds && name === provider)
}

/** Stores a refund and marks its attempt as being refunded. Returns the id of the refund. */
export async function storeRefund(
  tx: Executor,
  { now }: Pick<PaymentDeps, 'now'>,
  { attempt, amountCents, reason, by }: WantedRefund,
): Promise<string> {
  const id = toReference(randomBytes(REFERENCE_BYTES))
  await moveAttempt(tx, attempt.id, { to: 'refund_pending', now: now() })
  await addRefundedCents(tx, attempt.id, amountCents, now())
  await insertPaymentRefund(tx, { id, attemptId: attempt.id, amountCents, reason, requestedBy: by, now: now() })
  return id
}

import { UnrecoverableJob } from '../../db/outbox.ts'
import { findAttempt } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPaymentRefund, setPaymentRefund } from './refund.store.ts'
import { settleRefund } from './settle-refund.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

/** Sends a requested refund to its provider. Repetitions have the same id, so that it is made once. Throws when the job should be retried. */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const { database, providers, now } = deps
  const refund = await findPaymentRefund(database.sql, refundId)
  if (!refund || refund.state === 'done' || refund.state === 'failed') return
  const attempt = await findAttempt(database.sql, refund.attempt_id)
  const provider = attempt && providers.byName(attempt.provider)?.provider
  if (!attempt || !provider?.refund) throw new UnrecoverableJob('The provider of this refund is not configured')
  const isRepeated = refund.state === 'sent'
  // Store this before sending: after a crash in between, the provider is first asked whether it has the refund.
  await setPaymentRefund(database.sql, refundId, { state: 'sent', now: now() })
  const report = await provider.refund(toProviderAttempt(attempt), { id: refundId, amountCents: refund.amount_cents, isRepeated })
  if (report.kind === 'accepted') {
    await setPaymentRefund(database.sql, refundId, { state: 'sent', refundId: report.refundId, now: now() })
    return
  }
  await settleRefund(deps, refundId, report)
}

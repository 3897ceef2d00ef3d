import { findAttemptByReference, lockAttempt } from './attempt.store.ts'
import { hasOpenFinding, resolveFindingsOfAttempt } from './finding.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { hasRefunds, storeRefund } from './request-refund.ts'
import { settleRefund } from './settle-refund.ts'

export interface Returned {
  /** Null: all that is left. */
  readonly amountCents: number | null
  /** Shown to the buyer. */
  readonly reason: string
  readonly by: string
}

export type ReturnedOutcome =
  | { readonly kind: 'recorded'; readonly amountCents: number; readonly currency: string }
  | { readonly kind: 'not-found' }
  /** The provider has an API for refunds and notified no refund that the shop does not know: refund through the shop instead. */
  | { readonly kind: 'through-provider' }
  | { readonly kind: 'too-much'; readonly leftCents: number; readonly currency: string }
  /** The shop holds no money of this attempt, or a refund is on its way. */
  | { readonly kind: 'refused'; readonly state: string }

const MAY_RETURN = new Set(['paid', 'paid_late', 'review', 'part_refunded'])

/**
 * Records a refund that was made outside of the shop: by the operator at a provider without an API for refunds, or in the portal of another
 * provider, which notified us. Attempt and order are updated, the buyer gets a mail, and the finding about the refund is resolved.
 * docs/payments.md, "The operator's part".
 */
export async function recordReturned(deps: PaymentDeps, reference: string, given: Returned): Promise<ReturnedOutcome> {
  const { database, orders, now } = deps
  const known = await findAttemptByReference(database.sql, reference)
  if (!known) return { kind: 'not-found' }
  const wasRefundedThere = await hasOpenFinding(database.sql, known.id, 'refund-elsewhere')
  if (hasRefunds(known.provider) && !wasRefundedThere) return { kind: 'through-provider' }
  const stored = await database.transaction(
    async (tx): Promise<ReturnedOutcome | { kind: 'stored'; refundId: string; amountCents: number }> => {
      await orders.lock(tx, known.order_id)
      const attempt = await lockAttempt(tx, known.id)
      if (!attempt || !MAY_RETURN.has(attempt.state)) return { kind: 'refused', state: attempt?.state ?? known.state }
      const leftCents = attempt.captured_cents - attempt.refunded_cents
      const amountCents = given.amountCents ?? leftCents
      if (amountCents <= 0 || amountCents > leftCents) return { kind: 'too-much', leftCents, currency: attempt.currency_code }
      // A late payment, such as a second one, does not count as paid for the order, so its refund must not reduce what was paid.
      const by = attempt.state === 'paid_late' ? 'shop' : given.by
      const refundId = await storeRefund(tx, deps, { attempt, amountCents, reason: given.reason, by })
      await resolveFindingsOfAttempt(tx, attempt.id, 'refund-elsewhere', now())
      return { kind: 'stored', refundId, amountCents }
    },
  )
  if (stored.kind !== 'stored') return stored
  await settleRefund(deps, stored.refundId, { kind: 'done', refundId: null })
  return { kind: 'recorded', amountCents: stored.amountCents, currency: known.currency_code }
}

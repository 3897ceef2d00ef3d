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
  /** The provider has an API for refunds, and told of none that the shop does not know: the shop sends them itself. */
  | { readonly kind: 'through-provider' }
  | { readonly kind: 'too-much'; readonly leftCents: number; readonly currency: string }
  /** The shop holds no money of this attempt, or a refund is on its way. */
  | { readonly kind: 'refused'; readonly state: string }

const MAY_RETURN = new Set(['paid', 'paid_late', 'review', 'part_refunded'])

/**
 * The operator has sent money back at a provider that has no API for it, or it was sent back in the portal of another provider, which notified us: attempt, order
 * and buyer learn of it as of any refund, and what was reported for it is resolved. docs/payments.md, "The operator's part".
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
      // Money that was never the order's, such as a second payment, is not taken from what the order has paid.
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

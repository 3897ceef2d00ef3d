/** The facts that decide whether cash can be collected. Amounts in cents. */
export interface CashSituation {
  /** Nothing is delivered. */
  readonly isVirtual: boolean
  /** Without the fee; null when unknown. */
  readonly totalCents: number | null
}

/** The conditions of a shop for cash on delivery; null means no condition. */
export interface CashTerms {
  readonly minCents: number | null
  readonly maxCents: number | null
  /** Maximum number of open orders of one shopper within a day. */
  readonly openPerDay: number | null
  /** Guests confirm orders above this total by mail; null: never. */
  readonly confirmAboveCents: number | null
  /** Time to confirm such an order. */
  readonly confirmMs: number
  /** Charged for each order, with tax, in the currency of the order; 0: nothing. */
  readonly feeCents: number
}

export const NO_CASH_TERMS: CashTerms = {
  minCents: null,
  maxCents: null,
  openPerDay: null,
  confirmAboveCents: null,
  confirmMs: 0,
  feeCents: 0,
}

/**
 * Cash needs a delivery at which it is collected, and an amount to collect within the shop's limits. Spec §4, docs/payments.md, "Cash on
 * delivery".
 */
export function offersCash(
  { isVirtual, totalCents }: CashSituation,
  { minCents, maxCents, feeCents }: Pick<CashTerms, 'minCents' | 'maxCents' | 'feeCents'>,
): boolean {
  if (isVirtual) return false
  if (totalCents === null) return true
  const collected = totalCents + cashFeeCents(totalCents, { feeCents })
  return (minCents === null || collected >= minCents) && (maxCents === null || collected <= maxCents)
}

/** The fee with tax; 0 where there is nothing to collect. `totalCents` excludes the fee and is null when unknown. Decision 0090. */
export function cashFeeCents(totalCents: number | null, { feeCents }: Pick<CashTerms, 'feeCents'>): number {
  return totalCents === null || totalCents > 0 ? feeCents : 0
}

/**
 * Deadline for confirming the order by mail; null if no confirmation is needed. An order without an e-mail address cannot be confirmed.
 * Decision 0076.
 */
export function confirmCashBy(
  { isGuest, email, totalCents }: { readonly isGuest: boolean; readonly email: string | null; readonly totalCents: number },
  { confirmAboveCents, confirmMs }: Pick<CashTerms, 'confirmAboveCents' | 'confirmMs'>,
  now: Date,
): Date | null {
  if (confirmAboveCents === null || !isGuest || email === null || totalCents <= confirmAboveCents) return null
  return new Date(now.getTime() + confirmMs)
}

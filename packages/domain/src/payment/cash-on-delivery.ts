/** What decides whether cash can be collected. Amounts in cents. */
export interface CashSituation {
  /** Nothing is delivered. */
  readonly isVirtual: boolean
  readonly totalCents: number | null
}

/** Limits of the shop; null: none. */
export interface CashLimits {
  readonly minCents: number | null
  readonly maxCents: number | null
  /** Open orders of one shopper within a day. */
  readonly openPerDay: number | null
  /** Guests confirm orders above this total by mail; null: never. */
  readonly confirmAboveCents: number | null
  /** Time that they have for it. */
  readonly confirmMs: number
}

export const NO_CASH_LIMITS: CashLimits = { minCents: null, maxCents: null, openPerDay: null, confirmAboveCents: null, confirmMs: 0 }

/** Cash needs a delivery at which it is collected, and a total within the shop's limits. Spec §4, docs/payments.md, "Cash on delivery". */
export function offersCash(
  { isVirtual, totalCents }: CashSituation,
  { minCents, maxCents }: Pick<CashLimits, 'minCents' | 'maxCents'>,
): boolean {
  if (isVirtual) return false
  if (totalCents === null) return true
  return (minCents === null || totalCents >= minCents) && (maxCents === null || totalCents <= maxCents)
}

/**
 * Until when the order must be confirmed by mail; null when it need not be. An order without an address cannot be confirmed. Decision 0076.
 */
export function confirmCashBy(
  { isGuest, email, totalCents }: { readonly isGuest: boolean; readonly email: string | null; readonly totalCents: number },
  { confirmAboveCents, confirmMs }: Pick<CashLimits, 'confirmAboveCents' | 'confirmMs'>,
  now: Date,
): Date | null {
  if (confirmAboveCents === null || !isGuest || email === null || totalCents <= confirmAboveCents) return null
  return new Date(now.getTime() + confirmMs)
}

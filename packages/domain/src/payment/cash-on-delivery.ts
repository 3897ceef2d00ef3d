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
}

export const NO_CASH_LIMITS: CashLimits = { minCents: null, maxCents: null, openPerDay: null }

/** Cash needs a delivery at which it is collected, and a total within the shop's limits. Spec §4, docs/payments.md, "Cash on delivery". */
export function offersCash(
  { isVirtual, totalCents }: CashSituation,
  { minCents, maxCents }: Pick<CashLimits, 'minCents' | 'maxCents'>,
): boolean {
  if (isVirtual) return false
  if (totalCents === null) return true
  return (minCents === null || totalCents >= minCents) && (maxCents === null || totalCents <= maxCents)
}

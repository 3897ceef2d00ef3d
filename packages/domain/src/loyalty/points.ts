import type { LoyaltyRule } from '@meerkat/contract/loyalty'

export interface BoughtGoods {
  /** What was paid for the line with tax, after its discount, in cents. */
  readonly paidCents: number
  /** Bonuses on scheduled medicines are forbidden in South Africa and elsewhere: they earn nothing. */
  readonly isScheduledMedicine: boolean
}

/** The points that an order earns; delivery earns none. docs/behaviour/account.md §16.4. */
export function pointsForGoods({ pointsPerUnit }: Pick<LoyaltyRule, 'pointsPerUnit'>, goods: readonly BoughtGoods[]): number {
  const cents = goods.reduce((sum, { paidCents, isScheduledMedicine }) => sum + (isScheduledMedicine ? 0 : paidCents), 0)
  return wholePoints((cents * pointsPerUnit) / 100)
}

export interface EarningOrder {
  /** Points of the whole order, by the rule at the time it was placed. */
  readonly points: number
  readonly status: string
  /** Whether it became complete after its customer joined. */
  readonly isCompleteSinceJoining: boolean
  readonly totalCents: number
  readonly refundedCents: number
}

/** The points of an order that the card should have now: none before the order is complete, fewer after a partial refund. */
export function pointsDue({ points, status, isCompleteSinceJoining, totalCents, refundedCents }: EarningOrder): number {
  if (status !== 'complete' || !isCompleteSinceJoining) return 0
  if (refundedCents === 0 || totalCents === 0) return points
  return wholePoints((points * (totalCents - refundedCents)) / totalCents)
}

/** The most points of a balance that can be exchanged: a multiple of `voucherPoints`. */
export function exchangeablePoints({ voucherPoints }: Pick<LoyaltyRule, 'voucherPoints'>, balance: number): number {
  return Math.max(0, Math.floor(balance / voucherPoints) * voucherPoints)
}

/** The discount that a voucher for these points gives on goods, in cents. */
export function voucherCents({ pointValue }: Pick<LoyaltyRule, 'pointValue'>, points: number): number {
  return wholePoints(points * pointValue * 100)
}

/** Binary fractions must not lose a whole point: 0.29 × 100 is 28.999999999999996. */
function wholePoints(value: number): number {
  return Math.floor(Math.round(value * 1e6) / 1e6)
}

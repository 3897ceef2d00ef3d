import { roundMoney, toCents } from '../pricing/round-money.ts'

/** An amount in cents: what is paid, the tax in it, and the rest. */
export interface GrossSplit {
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** A unit price with tax, in cents, from the unrounded price without: the price tag. */
export function taxedUnit(netPrice: number, ratePercent: number): number {
  return toCents(netPrice * (1 + ratePercent / 100))
}

/** Takes the tax out of an amount with tax. Cents in, cents out; net and tax add up to the gross. Decision 0004. */
export function splitGross(gross: number, ratePercent: number): GrossSplit {
  const tax = roundMoney((gross * ratePercent) / (100 + ratePercent), 0)
  return { gross, tax, net: gross - tax }
}

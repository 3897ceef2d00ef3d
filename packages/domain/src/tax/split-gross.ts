import { roundMoney, toCents } from '../pricing/round-money.ts'

/** An amount in cents: gross, the tax in it, and net. */
export interface GrossSplit {
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** The displayed unit price with tax, in cents, from the unrounded price without tax. */
export function taxedUnit(netPrice: number, ratePercent: number): number {
  return toCents(netPrice * (1 + ratePercent / 100))
}

/**
 * The price without tax of a price with tax, unrounded: the input of `calculateTotals` for a line whose gross price is a sum of parts. A
 * fixed custom option costs the same with and without tax (docs/behaviour/prices.md §4.5), so only the gross sum is correct.
 */
export function untaxedUnit(grossPrice: number, ratePercent: number): number {
  return grossPrice / (1 + ratePercent / 100)
}

/** Splits the tax from an amount with tax. Cents in, cents out; net and tax add up to the gross. Decision 0004. */
export function splitGross(gross: number, ratePercent: number): GrossSplit {
  const tax = roundMoney((gross * ratePercent) / (100 + ratePercent), 0)
  return { gross, tax, net: gross - tax }
}

/** Adds the tax to an amount without. Cents in, cents out; net and tax add up to the gross. */
export function addTax(net: number, ratePercent: number): GrossSplit {
  const tax = roundMoney((net * ratePercent) / 100, 0)
  return { gross: net + tax, tax, net }
}

/** The tax rate between two prices, rounded to a thousandth of a percent to remove floating-point noise. */
export function taxPercentOf(net: number, gross: number): number {
  return net > 0 ? Math.round((gross / net - 1) * 100_000) / 1000 : 0
}

/**
 * The tax rate of a net amount and its tax, in cents: the first of the candidates that gives exactly this tax, else the nearest whole rate
 * if it does, else the nearest tenth of a percent.
 */
export function findPercent(net: number, tax: number, candidates: readonly number[]): number {
  const fits = (percent: number) => splitGross(net + tax, percent).tax === tax
  const percent = (tax / net) * 100
  return [...candidates, Math.round(percent)].find(fits) ?? Math.round(percent * 10) / 10
}

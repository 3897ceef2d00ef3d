import { fromCents, toCents } from './round-money.ts'

/**
 * The price of `qty` pieces: the displayed unit price times the quantity. Rounding the unit first charges exactly the displayed
 * price; rounding the product would charge a cent more or less than the shopper calculates (decision 0004).
 */
export function rowPrice(unitPrice: number, qty: number): number {
  return fromCents(toCents(unitPrice) * qty)
}

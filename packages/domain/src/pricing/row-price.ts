import { fromCents, toCents } from './round-money.ts'

/**
 * What `qty` pieces cost: the unit price as it is shown, times the quantity. Rounding the unit first keeps the promise of the
 * price tag; rounding the product would charge a cent more or less than the shopper can work out (decision 0004).
 */
export function rowPrice(unitPrice: number, qty: number): number {
  return fromCents(toCents(unitPrice) * qty)
}

import type { StoreView } from '../store-view.ts'

/** Percent of value added tax by country and product tax class. Spec §5, issue of rates in `tax-rules.ts`. */
export const VAT_PERCENT = {
  ZA: { 2: 15, 4: 15 },
  DE: { 2: 19, 4: 7 },
  IT: { 2: 22, 4: 10 },
} as const

/** Rand per euro of shelf price, including the price difference between the two markets. */
const RAND_PER_EURO = { DE: 19.2, IT: 18.4 } as const

/** Gross shelf price in the store's own money, on a price point of its own: R 249.90, 12,99 €, € 12,90. */
export function shelfPrice(grossRand: number, { country }: StoreView): number {
  if (grossRand === 0 || country === 'ZA') return grossRand
  const euro = grossRand / RAND_PER_EURO[country]
  const ending = country === 'DE' ? 0.99 : 0.9
  if (euro < 2) return cents(Math.floor(euro * 10) / 10 + 0.09)
  if (euro < 20) return cents(Math.floor(euro * 2) / 2 + (country === 'DE' ? 0.49 : 0.4))
  return cents(Math.floor(euro) + ending)
}

/** A reduced price rounded to a usual price point: R 61.90, R 219.00. */
export function reducedPrice(grossRand: number, percentOff: number): number {
  const target = grossRand * (1 - percentOff / 100)
  if (target < 200) return cents(Math.floor(target) + 0.9)
  return Math.max(1, Math.round(target / 10) * 10 - 1)
}

/** The stored net price, with enough decimals to restore the gross price exactly. */
export function netPrice(gross: number, taxClass: 2 | 4, { country }: StoreView): number {
  return Number((gross / (1 + VAT_PERCENT[country][taxClass] / 100)).toFixed(6))
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

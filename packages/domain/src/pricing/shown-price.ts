import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { StoreTax } from '@meerkat/contract/store-config'

/** Whether a store view shows prices with tax. The default is with tax, which is what a consumer pays. */
export type PriceDisplay = Pick<StoreTax, 'shownPriceIncludesTax'>

type Priced = Pick<Product | ConfigurableChild, 'price' | 'price_incl_tax' | 'special_price' | 'original_price' | 'original_price_incl_tax'>

export interface ShownPrice {
  readonly now: number
  /** Struck through beside it; null without a discount. */
  readonly before: number | null
}

/** The displayed price of a product in the store view, on every tile, page and panel before the cart. docs/behaviour/prices.md §4.1. */
export function shownPrice(priced: Priced, display: PriceDisplay): ShownPrice {
  const isNet = showsNetPrices(display)
  const now = isNet ? priced.price : (priced.price_incl_tax ?? priced.price)
  const original = (isNet ? priced.original_price : priced.original_price_incl_tax) ?? 0
  return { now, before: priced.special_price && original > now ? original : null }
}

/** The saving in whole percent of the former price; 0 without one. */
export function savingPercent({ now, before }: ShownPrice): number {
  return before === null ? 0 : Math.round((1 - now / before) * 100)
}

/** Below this many percent of saving, the struck former price says enough. */
const BADGE_FROM = 5

/** The saving in whole percent that a badge names; 0 when it is too small to be worth one. */
export function badgePercent(shown: ShownPrice): number {
  const percent = savingPercent(shown)
  return percent >= BADGE_FROM ? percent : 0
}

/** Shops for businesses such as farms and vet practices, which reclaim the tax, show prices without it. */
export function showsNetPrices({ shownPriceIncludesTax }: PriceDisplay): boolean {
  return shownPriceIncludesTax === false
}

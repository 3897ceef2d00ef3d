import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { TierPrice } from '@meerkat/contract/product-prices'
import { toCents } from './round-money.ts'

/** The price of one piece from this quantity on, unrounded. */
export interface TierStep {
  readonly qty: number
  readonly price: number
  readonly price_incl_tax: number
}

interface TierTax {
  readonly ratePercent: number | null
  /** The stored `value` is gross. */
  readonly sourcePriceIncludesTax: boolean
}

/**
 * Adds the amounts without and with tax to the tiers of a product and its children, which `applyTierPrices` has reduced to those of the
 * customer group. Tiers without amounts are ignored, as in shops without the setting for tier prices. docs/behaviour/prices.md §4.6.
 */
export function setTierAmounts<P extends Product>(product: P, tax: TierTax): P {
  const withAmounts = <T extends Product | ConfigurableChild>(sellable: T): T =>
    sellable.tier_prices?.length ? { ...sellable, tier_prices: sellable.tier_prices.map((tier) => toAmounts(tier, tax)) } : sellable
  const own = withAmounts(product)
  return own.configurable_children ? { ...own, configurable_children: own.configurable_children.map(withAmounts) } : own
}

function toAmounts(tier: TierPrice, { ratePercent, sourcePriceIncludesTax }: TierTax): TierPrice {
  const factor = 1 + (ratePercent ?? 0) / 100
  const price = sourcePriceIncludesTax ? tier.value / factor : tier.value
  return { ...tier, price, price_incl_tax: sourcePriceIncludesTax ? tier.value : price * factor }
}

/** The tiers from two pieces on that save money: sorted by quantity, each cheaper than the one before. */
export function listTierSteps(product: Pick<Product, 'price' | 'tier_prices'>): TierStep[] {
  const steps: TierStep[] = []
  const tiers = (product.tier_prices ?? []).toSorted((a, b) => a.qty - b.qty || a.value - b.value)
  for (const { qty, price, price_incl_tax } of tiers) {
    if (price === undefined || price_incl_tax === undefined || qty < 2) continue
    if (toCents(price) < toCents(steps.at(-1)?.price ?? product.price)) steps.push({ qty, price, price_incl_tax })
  }
  return steps
}

interface Tiered {
  readonly price?: number | undefined
  readonly price_incl_tax?: number | undefined
  readonly tiers?: readonly TierStep[] | undefined
}

/** A product or line with the unit price for `qty` pieces: shown in the cart and on the button, and charged by the server. */
export function atQuantity<T extends Tiered>(item: T, qty: number): T {
  const reached = item.tiers?.findLast((tier) => tier.qty <= qty)
  return reached ? { ...item, price: reached.price, price_incl_tax: reached.price_incl_tax } : item
}

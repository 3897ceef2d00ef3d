import type { Product } from '@meerkat/contract/product'
import type { TierPrice } from '@meerkat/contract/product-prices'

/** The customer group of guests. docs/behaviour/prices.md §4.6. */
export const GUEST_GROUP_ID = 0

interface Tiered {
  readonly price: number
  readonly special_price?: number | null | undefined
  readonly tier_prices?: TierPrice[] | undefined
}

/**
 * A stored product with the prices of a customer group, before tax: tiers of other groups are removed, a tier for a single piece below
 * the price replaces the price and removes the special price, higher quantities are only listed. A configurable product's own price
 * drops to its cheapest child. Spec §6, docs/behaviour/prices.md §4.6.
 */
export function applyTierPrices<P extends Product>(product: P, groupId: number): P {
  if (product.type_id !== 'configurable' || !product.configurable_children) return applyOwn(product, groupId)
  const children = product.configurable_children.map((child) => applyOwn(child, groupId))
  const cheapest = Math.min(product.price || Number.POSITIVE_INFINITY, ...children.map(({ price }) => price))
  const price = Number.isFinite(cheapest) ? cheapest : product.price
  return { ...product, tier_prices: listTiers(product, groupId), price, configurable_children: children }
}

function applyOwn<T extends Tiered>(product: T, groupId: number): T {
  const tiers = listTiers(product, groupId)
  const single = tiers.filter(({ qty, value }) => qty === 1 && value < product.price).map(({ value }) => value)
  return single.length === 0
    ? { ...product, tier_prices: tiers }
    : { ...product, tier_prices: tiers, price: Math.min(...single), special_price: null }
}

function listTiers({ tier_prices }: Tiered, groupId: number): TierPrice[] {
  return (tier_prices ?? []).filter(({ customer_group_id }) => customer_group_id === groupId)
}

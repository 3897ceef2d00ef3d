import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'

/** The fields that determine the price of a variant. */
const PRICE_FIELDS = ['price', 'special_price', 'special_from_date', 'special_to_date', 'final_price', 'tier_prices'] as const
/** Taken from the embedded copy when the variant's own document does not have them. */
const OPTIONAL_FIELDS = ['tax_class_id', 'status'] as const

type VariantPrices = Readonly<Record<string, unknown>>

/** The part of a variant's own document that replaces the copy in its configurable product. */
export function listVariantPrices(product: Product): VariantPrices {
  const prices: Record<string, unknown> = {}
  for (const field of PRICE_FIELDS) prices[field] = product[field] ?? null
  for (const field of OPTIONAL_FIELDS) if (product[field] != null) prices[field] = product[field]
  return prices
}

/**
 * A configurable product contains a copy of each variant, and each variant is also a separate product. The cart charges the price
 * of the separate product, so its price and status replace those of the copy: a change in one place applies everywhere.
 */
export function takeVariantPrices(product: Product, findPrices: (sku: string) => VariantPrices | undefined): Product {
  if (product.type_id !== 'configurable' || !product.configurable_children) return product
  return {
    ...product,
    configurable_children: product.configurable_children.map((child) => {
      const own = findPrices(child.sku)
      return own === undefined ? child : replaceDiffering(child, own)
    }),
  }
}

function replaceDiffering(child: ConfigurableChild, own: VariantPrices): ConfigurableChild {
  const differing = Object.entries(own).filter(([field, value]) => !isSame(child[field] ?? null, value))
  return differing.length === 0 ? child : { ...child, ...Object.fromEntries(differing) }
}

/** Ids are numbers in one document and text in another; an empty list of tiers means no tiers. */
function isSame(a: unknown, b: unknown): boolean {
  const [left, right] = [a, b].map((value) => (Array.isArray(value) && value.length === 0 ? null : value))
  if (typeof left === 'object' && left !== null) return JSON.stringify(left) === JSON.stringify(right)
  return left === right || (left != null && right != null && String(left) === String(right))
}

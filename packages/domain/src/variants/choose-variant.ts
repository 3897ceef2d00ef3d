import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { acceptedIds, type Configuration, fits } from './configuration.ts'

export interface VariantRules {
  /** Out-of-stock variants may be chosen too. */
  readonly listOutOfStock: boolean
}

/**
 * The variant for a configuration, or null when there are no candidates. The named sku always wins; otherwise the variant that matches the
 * most entries, then the cheapest, then the first. Spec §4 Variant choice, docs/behaviour/variants.md §3.1.
 */
export function chooseVariant(
  product: Pick<Product, 'configurable_children'>,
  configuration: Configuration,
  rules: VariantRules,
): ConfigurableChild | null {
  const candidates = (product.configurable_children ?? []).filter((child) => isCandidate(child, rules))
  const skus = acceptedIds(configuration['sku'])
  const named = candidates.find(({ sku }) => skus.includes(sku))
  if (named) return named

  const entries = Object.entries(configuration).filter(([code]) => code !== 'price' && code !== 'sku')
  const matches = (child: ConfigurableChild) => entries.filter(([code, entry]) => fits(child, code, entry)).length
  const [first, ...others] = candidates.map((child) => ({ child, matches: matches(child), price: shownPrice(child) }))
  if (!first) return null
  const isBetter = (a: typeof first, b: typeof first) => a.matches > b.matches || (a.matches === b.matches && a.price < b.price)
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first).child
}

/** Enabled, and in stock where required; a child without stock data counts as available. */
export function isCandidate(child: ConfigurableChild, { listOutOfStock }: VariantRules): boolean {
  if ((child.status ?? 1) >= 2) return false
  return listOutOfStock || child.stock?.is_in_stock !== false
}

/** A variant without a price never wins by price. */
function shownPrice(child: ConfigurableChild): number {
  return child.price_incl_tax ?? child.original_price_incl_tax ?? Number.POSITIVE_INFINITY
}

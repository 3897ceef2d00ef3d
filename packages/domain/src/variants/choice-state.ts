import type { Product } from '@meerkat/contract/product'
import { isCandidate } from './choose-variant.ts'
import { type Configuration, fits } from './configuration.ts'

/** Whether a value leads to a variant that can be bought while the other choices stay. */
export type ChoiceState = 'available' | 'out-of-stock' | 'missing'

/**
 * The result of choosing `value` of `attribute` while the other choices of the configuration stay: the page marks values that do not
 * exist or are sold out. Spec §4 Variant choice.
 */
export function choiceState(
  product: Pick<Product, 'configurable_children'>,
  configuration: Configuration,
  attribute: string,
  value: string,
): ChoiceState {
  const others = Object.entries(configuration).filter(([code, entry]) => code !== attribute && code !== 'price' && code !== 'sku' && entry)
  const variants = (product.configurable_children ?? []).filter(
    (child) =>
      isCandidate(child, { listOutOfStock: true }) &&
      fits(child, attribute, value) &&
      others.every(([code, entry]) => fits(child, code, entry)),
  )
  if (variants.length === 0) return 'missing'
  return variants.some((child) => isCandidate(child, { listOutOfStock: false })) ? 'available' : 'out-of-stock'
}

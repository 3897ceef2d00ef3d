import type { Product } from '@meerkat/contract/product'
import { isCandidate } from './choose-variant.ts'
import { type Configuration, fits } from './configuration.ts'

/** Whether picking a value, everything else as chosen, leads to something one can buy. */
export type ChoiceState = 'available' | 'out-of-stock' | 'missing'

/**
 * What awaits a shopper who picks `value` of `attribute` and keeps the other choices of the configuration: lets the page
 * strike what does not exist or is sold out. Spec §4 Variant choice.
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

export function isSelectable(
  product: Pick<Product, 'configurable_children'>,
  configuration: Configuration,
  attribute: string,
  value: string,
): boolean {
  return choiceState(product, configuration, attribute, value) === 'available'
}

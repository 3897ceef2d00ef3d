import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { type PriceDisplay, shownPrice } from './shown-price.ts'
import { findUnitPrice, type UnitPrice } from './unit-price.ts'

/**
 * The price per kilogram, litre, piece or tablet, from the price on the tile: for a configurable product, that of its cheapest enabled
 * variant. Null when no label states the content. `labelOf`: the label of a pack size.
 */
export function findProductUnitPrice(
  product: Product,
  labelOf: (packsize: unknown) => string | null,
  display: PriceDisplay,
): UnitPrice | null {
  const shown = product.type_id === 'configurable' ? findCheapest(product.configurable_children ?? []) : product
  if (shown === null) return null
  return findUnitPrice(shownPrice(shown, display).now, labelOf(shown['packsize'] ?? product.packsize))
}

function findCheapest(children: readonly ConfigurableChild[]): ConfigurableChild | null {
  const onSale = children.filter(({ status }) => (status ?? 1) < 2)
  const paid = (child: ConfigurableChild) => child.price_incl_tax ?? child.price
  return onSale.reduce<ConfigurableChild | null>((best, child) => (best === null || paid(child) < paid(best) ? child : best), null)
}

import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { type PriceDisplay, shownPrice } from './shown-price.ts'
import { findUnitPrice, type UnitPrice } from './unit-price.ts'

/**
 * The price of a kilogram, litre or piece at the price that the tile shows, which for a configurable product
 * is that of its cheapest variant on sale. Null when no label states the content. `labelOf`: the label of a pack size.
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

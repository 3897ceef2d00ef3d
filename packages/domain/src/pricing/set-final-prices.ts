import type { Product } from '@meerkat/contract/product'
import { type PriceDisplay, shownPrice } from './shown-price.ts'

/**
 * Sets `final_price` of a calculated product and its children to the displayed price. The price filter, its counts and the price sort use
 * this field, so that they match the page. docs/behaviour/prices.md §4.3 (example E2b), docs/behaviour/categories.md §9.4.
 */
export function setFinalPrices<P extends Product>(product: P, display: PriceDisplay): P {
  if (!product.configurable_children) return { ...product, ...finalPrice(product, display) }
  return {
    ...product,
    ...finalPrice(product, display),
    configurable_children: product.configurable_children.map((child) => ({ ...child, ...finalPrice(child, display) })),
  }
}

function finalPrice(priced: Pick<Product, 'price' | 'price_tax' | 'price_incl_tax'>, display: PriceDisplay) {
  return {
    final_price: shownPrice(priced, display).now,
    final_price_tax: priced.price_tax ?? 0,
    final_price_incl_tax: priced.price_incl_tax ?? priced.price,
  }
}

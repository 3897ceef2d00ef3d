import type { Product } from '@meerkat/contract/product'

/**
 * Sets `final_price` of a calculated product and its children to what is paid now, with tax: the field that the price filter,
 * its counts and the price sort run on, so that they agree with the price on the screen. Behaviour 4.3 (reading E2b), 9.4.
 */
export function setFinalPrices<P extends Product>(product: P): P {
  if (!product.configurable_children) return { ...product, ...finalPrice(product) }
  return {
    ...product,
    ...finalPrice(product),
    configurable_children: product.configurable_children.map((child) => ({ ...child, ...finalPrice(child) })),
  }
}

function finalPrice(priced: Pick<Product, 'price' | 'price_tax' | 'price_incl_tax'>) {
  const gross = priced.price_incl_tax ?? priced.price
  return { final_price: gross, final_price_tax: priced.price_tax ?? 0, final_price_incl_tax: gross }
}

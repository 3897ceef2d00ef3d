import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { PriceInfo, RenderItem } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'

/** Whether the platform has confirmed the prices of a product, and when. Spec §4 Price refresh. */
export interface PriceCurrency {
  readonly price_is_current: boolean
  readonly price_refreshed_at: number | null
}

/** The ids for a price refresh: the products, and for a single product its variants too. docs/behaviour/prices.md §4.7. */
export function listRefreshedSkus(products: readonly Pick<Product, 'sku' | 'configurable_children'>[]): string[] {
  const [only] = products
  const children = products.length === 1 ? (only?.configurable_children ?? []).map(({ sku }) => sku) : []
  return [...new Set([...products.map(({ sku }) => sku), ...children])].filter((sku) => sku !== undefined)
}

/**
 * The product with the platform's current prices, matched by id: a variant only where its parent was found. Products that the
 * platform does not return keep their prices and are not marked as current. docs/behaviour/prices.md §4.7.
 */
export function refreshPrices<P extends Product>(product: P, items: readonly RenderItem[], refreshedAt: number): P & PriceCurrency {
  const own = items.find(({ id }) => id === product.id)
  if (!own) return { ...product, price_is_current: false, price_refreshed_at: null }
  const children = product.configurable_children?.map((child) => {
    const item = items.find(({ id }) => id === child.id)
    return item ? { ...child, ...toPrices(item) } : child
  })
  return {
    ...product,
    ...toPrices(own),
    ...(children && { configurable_children: children as ConfigurableChild[] }),
    price_is_current: true,
    price_refreshed_at: refreshedAt,
  }
}

/** Gross amounts from the platform, net amounts from its adjustments, tax as the difference. */
function toPrices({ sgn, price_info }: RenderItem) {
  const net = price_info.extension_attributes.tax_adjustments
  const isReduced = price_info.final_price < price_info.regular_price
  const special: Pick<PriceInfo, 'special_price'> = isReduced ? price_info : { special_price: 0 }
  const specialNet = isReduced ? net.special_price : 0
  return {
    sgn,
    price: net.final_price,
    price_incl_tax: price_info.final_price,
    price_tax: price_info.final_price - net.final_price,
    original_price: net.regular_price,
    original_price_incl_tax: price_info.regular_price,
    original_price_tax: price_info.regular_price - net.regular_price,
    special_price: specialNet,
    special_price_incl_tax: special.special_price,
    special_price_tax: special.special_price - specialNet,
  }
}

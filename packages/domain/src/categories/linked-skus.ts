import type { Product } from '@meerkat/contract/product'
import type { ProductLink } from '@meerkat/contract/product-links'

/**
 * The skus that a product links to with this type. They go with the product; the other products of its categories are alternatives to it.
 */
export function linkedSkus({ product_links = [] }: Pick<Product, 'product_links'>, linkType: ProductLink['link_type']): string[] {
  return product_links.filter(({ link_type }) => link_type === linkType).map((link) => link.linked_product_sku)
}

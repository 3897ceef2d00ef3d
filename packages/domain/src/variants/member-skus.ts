import type { Product } from '@meerkat/contract/product'

/** The skus of the members of a grouped product or bundle; empty for other types. docs/wire.md §17.2. */
export function memberSkus({ type_id, product_links = [], bundle_options = [] }: Product): string[] {
  if (type_id === 'grouped') {
    return product_links
      .filter(({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple')
      .map(({ linked_product_sku }) => linked_product_sku)
  }
  if (type_id === 'bundle') return [...new Set(bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)))]
  return []
}

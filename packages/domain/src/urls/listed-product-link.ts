import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { chooseVariant, type VariantRules } from '../variants/choose-variant.ts'
import { type LinkRule, productLink } from './product-link.ts'

type ListedProduct = Pick<Product, 'id' | 'sku' | 'name' | 'slug' | 'url_key' | 'url_path' | 'type_id' | 'configurable_children'>

/** The variant whose price a list shows: a parent has the price of its cheapest one. */
export function listedVariant(product: ListedProduct, rules: VariantRules): ConfigurableChild | null {
  return chooseVariant(product, {}, rules)
}

/**
 * URL of a product in a list: that of the variant whose price is shown. Copies what the link needs: a copy of the whole product for each tile
 * is a measurable part of rendering a list. Spec §2, docs/behaviour/urls.md §8.6.
 */
export function listedProductLink(product: ListedProduct, variant: ConfigurableChild | null, view: LinkRule): string {
  const { id, sku, name, slug, url_key, url_path, type_id, configurable_children } = product
  const page = { id, sku, name, slug, url_key, url_path, type_id }
  return productLink(variant ? { ...page, sku: variant.sku, parentSku: sku, configurable_children } : page, view)
}

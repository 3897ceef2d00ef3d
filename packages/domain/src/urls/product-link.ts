import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { prefixPath } from '../store-views/prefix-path.ts'
import { entitySlug } from './entity-slug.ts'
import { queryText } from './query-text.ts'

/** The settings for the form of URLs: prefix, and pretty paths or `/p/…`, `/c/…`. */
export type LinkRule = Pick<StoreView, 'storeCode' | 'appendStoreCode'> & { readonly seo: Pick<StoreView['seo'], 'useUrlDispatcher'> }

/** Products in lists have few fields; `parentSku` and `options` exist once a product is prepared. */
export type LinkedProduct = Pick<Product, 'id' | 'sku' | 'name' | 'slug' | 'url_key' | 'url_path'> & {
  readonly type_id?: Product['type_id'] | undefined
  readonly parentSku?: string | undefined
  readonly options?: readonly unknown[] | undefined
  readonly configurable_children?: readonly unknown[] | undefined
}

/**
 * URL of a product page: its `url_path` in dispatcher mode, with `childSku` if it has options or variants, else `/p/{parentSku}/{slug}`,
 * followed by the variant's sku for configurable products. Spec §2, docs/behaviour/urls.md §8.6.
 */
export function productLink(product: LinkedProduct, view: LinkRule): string {
  if (view.seo.useUrlDispatcher && product.url_path) {
    const hasVariants = Boolean(product.options?.length || product.configurable_children?.length)
    return prefixPath(product.url_path, view) + queryText(hasVariants ? { childSku: product.sku } : {})
  }
  const parts = ['p', product.parentSku ?? product.sku, entitySlug(product)]
  if (product.type_id === 'configurable') parts.push(product.sku)
  return prefixPath(parts.map(encodeURIComponent).join('/'), view)
}

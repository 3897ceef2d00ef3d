import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { productLink } from '@meerkat/domain/urls/product-link'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'

const FIELDS = ['id', 'sku', 'name', 'type_id', 'url_path', 'url_key', 'slug', 'status']

/** The URL of the product with exactly this sku, as typed, in upper or lower case; that of a variant redirects to its parent. */
export async function findExactProduct({ api, view }: { api: Api; view: StoreView }, term: string): Promise<string | null> {
  const skus = [...new Set([term, term.toUpperCase(), term.toLowerCase()])]
  const query = { _appliedFilters: [{ attribute: 'sku', value: { in: skus }, scope: 'default' }] }
  // If the request fails, the results list shows the error.
  const { items } = await searchEntities<Product>(api, view, { entity: 'product', query, size: 1, include: FIELDS }).catch(() => ({
    items: [],
  }))
  const [product] = items
  return product && (product.status ?? 1) < 2 ? productLink(product, view) : null
}

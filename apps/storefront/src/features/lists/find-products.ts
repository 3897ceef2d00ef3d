import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'

/** The products of these skus that are still sold, with the fields that the lists show. @throws without an answer */
export async function findProducts(api: Api, view: StoreView, skus: readonly string[]): Promise<readonly Product[]> {
  const query = { _appliedFilters: [{ attribute: 'sku', value: { in: [...skus] }, scope: 'default' }] }
  const request = { entity: 'product', query, size: skus.length, exclude: ['description', 'media_gallery'] } as const
  return (await searchEntities<Product>(api, view, request)).items
}

import type { Executor } from './db/executor.ts'
import { findProductsBySku } from './modules/catalog/read-model/catalog.store.ts'
import { isListed } from './modules/catalog/read-model/category-membership.ts'
import type { ShowProductsDeps } from './modules/order-history/show-products.ts'

/** Products that have a page now, read from the database: processes that only run jobs load no catalogue. */
export function createFindOrderProducts(sql: Executor): ShowProductsDeps['findListed'] {
  return async (storeCode, skus) => {
    const sources = await findProductsBySku(sql, storeCode, skus)
    return new Map(sources.filter(({ product }) => isListed(product)).map(({ product }) => [product.sku, product]))
  }
}

import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { StoreView } from '@meerkat/contract/store-config'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { openOnce } from '../../../shell/page-load/open-once.ts'
import { shop } from '../../../shell/store-view/stores.ts'

/** API client and store view. */
export interface CatalogSource {
  readonly api: Api
  readonly view: StoreView
}

/** Loaded on demand: a server-rendered page has its data already and does not need the request code. */
const openRequests = openOnce(() => import('./fetch-product.ts'))

export function productQuery(source: CatalogSource, sku: string) {
  return queryOptions({
    queryKey: ['product', source.view.storeCode, sku],
    queryFn: async () => (await openRequests()).fetchProduct(source, sku),
  })
}

/** Members of a grouped product or a bundle. */
export function membersQuery(source: CatalogSource, skus: readonly string[]) {
  return queryOptions({
    queryKey: ['members', source.view.storeCode, ...skus],
    queryFn: async () => (skus.length === 0 ? [] : (await openRequests()).fetchMembers(source, skus)),
  })
}

/** Page size of reviews. docs/behaviour/small-stores.md §20.8. */
const REVIEWS_PER_CALL = 50

/** Approved reviews, newest first, up to `calls` times the page size. docs/behaviour/small-stores.md §20.8. */
export function reviewsQuery(source: CatalogSource, productId: number, calls = 1) {
  return queryOptions({
    queryKey: ['reviews', source.view.storeCode, productId, ...(calls > 1 ? [calls] : [])],
    queryFn: async () => (await openRequests()).fetchReviews(source, productId, REVIEWS_PER_CALL * calls),
    placeholderData: (known: Review[] | undefined) => (calls > 1 ? known : undefined),
  })
}

/** Labels of a product's attributes and of their values. */
export function attributesQuery(source: CatalogSource, codes: readonly string[]) {
  return queryOptions({
    queryKey: ['attributes', source.view.storeCode, ...codes],
    staleTime: 10 * 60_000,
    queryFn: async () => (await openRequests()).fetchAttributes(source, codes),
  })
}

/** The breadcrumb categories of a product. */
export function ancestorsQuery(source: CatalogSource, { id, category_ids = [] }: Pick<Product, 'id' | 'category_ids'>) {
  return queryOptions({
    queryKey: ['ancestors', source.view.storeCode, id],
    staleTime: 10 * 60_000,
    queryFn: async () => (await openRequests()).fetchAncestors(source, category_ids),
  })
}

/** The current stock; fetched in the browser only. docs/behaviour/stock.md §5.2, direct check. */
export function stockQuery({ api, view }: CatalogSource, sku: string) {
  return queryOptions({
    queryKey: ['stock', view.storeCode, sku],
    staleTime: 15_000,
    // Import lazily: the page renders before this call, so its schemas need not be in the initial bundle.
    queryFn: async () => api.call((await import('@meerkat/contract/stock')).checkStock, { query: { sku } }),
    meta: { embed: false },
  })
}

/**
 * The stock of a product and its variants, in batches: fetched if the shop filters by stock; empty if the request fails.
 * docs/behaviour/variants.md §3.5.
 */
export function variantStockQuery({ api, view }: CatalogSource, { sku, configurable_children = [] }: Product) {
  return queryOptions({
    queryKey: ['variant-stock', view.storeCode, sku],
    staleTime: 15_000,
    queryFn: async () => {
      const { askStock } = await import('../../../shell/api/ask-stock.ts')
      return Object.values((await askStock(api, [sku, ...configurable_children.map((child) => child.sku)])) ?? {})
    },
  })
}

/** Whether a product page fetches these stock records. docs/behaviour/README.md §0.1. */
export function filtersVariants({ configurable_children = [] }: Product): boolean {
  return shop.products.filterUnavailableVariants && configurable_children.length > 0
}

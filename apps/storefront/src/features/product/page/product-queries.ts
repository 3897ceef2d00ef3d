import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { EntityType } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { shop } from '../../../shell/store-view/stores.ts'

/** API client and store view. */
export interface CatalogSource {
  readonly api: Api
  readonly view: StoreView
}

/** Fields that product pages do not need. docs/wire.md §15, PROD. */
const UNSEEN = [
  'sgn',
  '*.sgn',
  'created_at',
  'updated_at',
  'has_options',
  'required_options',
  'small_image',
  'attributes_metadata',
  'featured',
  // What the variants have, for filters.
  'colours_options',
  'format_options',
  'packsize_options',
]

type Condition = string | number | boolean | readonly (string | number | boolean)[]

/** Fetches a product by sku, including disabled and invisible ones: the page decides what to show. docs/wire.md §15 Q13. */
export function productQuery(source: CatalogSource, sku: string) {
  return queryOptions({
    queryKey: ['product', source.view.storeCode, sku],
    queryFn: async () => (await findProducts(source, { sku }, 1))[0] ?? null,
  })
}

/** The configurable product that a variant belongs to. docs/wire.md §15 Q15. */
export async function findParent(source: CatalogSource, childSku: string): Promise<Product | null> {
  return (await findProducts(source, { 'configurable_children.sku': childSku }, 1))[0] ?? null
}

/** Members of a grouped product or a bundle, enabled ones only. docs/wire.md §15 Q16. */
export function membersQuery(source: CatalogSource, skus: readonly string[]) {
  return queryOptions({
    queryKey: ['members', source.view.storeCode, ...skus],
    queryFn: () => (skus.length === 0 ? [] : findProducts(source, { sku: skus, status: [1] }, skus.length)),
  })
}

/** Page size of reviews. docs/behaviour/small-stores.md §20.8. */
const REVIEWS_PER_CALL = 50

/** Approved reviews, newest first, up to `calls` times the page size. docs/wire.md §15 Q27, docs/behaviour/small-stores.md §20.8. */
export function reviewsQuery(source: CatalogSource, productId: number, calls = 1) {
  return queryOptions({
    queryKey: ['reviews', source.view.storeCode, productId, ...(calls > 1 ? [calls] : [])],
    queryFn: async () => {
      const { REVIEW_APPROVED } = await import('@meerkat/contract/review')
      const where = { product_id: productId, review_status: REVIEW_APPROVED }
      return find<Review>(source, { entity: 'review', where, size: REVIEWS_PER_CALL * calls })
    },
    placeholderData: (known: Review[] | undefined) => (calls > 1 ? known : undefined),
  })
}

/** Labels of a product's attributes and of their values. docs/wire.md §15 Q20. */
export function attributesQuery(source: CatalogSource, codes: readonly string[]) {
  const where = { attribute_code: codes, is_user_defined: [true], is_visible: [true] }
  return queryOptions({
    queryKey: ['attributes', source.view.storeCode, ...codes],
    staleTime: 10 * 60_000,
    queryFn: () => find<Attribute>(source, { entity: 'attribute', where, size: 150 }),
  })
}

/** The breadcrumb categories of a product. docs/wire.md §15 Q5. */
export function ancestorsQuery(source: CatalogSource, { id, category_ids = [] }: Pick<Product, 'id' | 'category_ids'>) {
  const include = ['id', 'name', 'url_path', 'url_key', 'slug', 'path', 'parent_ids', 'level']
  const findAll = (ids: readonly (string | number)[]) =>
    ids.length === 0 ? [] : find<Category>(source, { entity: 'category', where: { id: [...ids], is_active: true }, size: 100, include })
  return queryOptions({
    queryKey: ['ancestors', source.view.storeCode, id],
    staleTime: 10 * 60_000,
    async queryFn() {
      const own = await findAll(category_ids)
      const known = new Set(category_ids.map(String))
      // Some catalogues list only the deepest category of a product.
      const above = new Set(own.flatMap(listMenuAncestors).filter((ancestor) => !known.has(ancestor)))
      return [...own, ...(await findAll([...above]))]
    },
  })
}

/** Ids of the ancestor categories that have a page. Skips the first two of the path: the root and the shop's top category. */
function listMenuAncestors({ id, path }: Category): string[] {
  return (path ?? '')
    .split('/')
    .slice(2)
    .filter((ancestor) => ancestor !== String(id))
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

function findProducts(source: CatalogSource, where: Search['where'], size: number): Promise<Product[]> {
  return find<Product>(source, { entity: 'product', where, size, exclude: UNSEEN })
}

interface Search {
  readonly entity: EntityType
  readonly where: Readonly<Record<string, Condition>>
  readonly size: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

async function find<D>({ api, view }: CatalogSource, { where, ...request }: Search): Promise<D[]> {
  const _appliedFilters = Object.entries(where).map(([attribute, value]) => ({
    attribute,
    value: typeof value === 'object' ? { in: [...value] } : { eq: value },
    scope: 'default',
  }))
  return (await searchEntities<D>(api, view, { ...request, query: { _appliedFilters } })).items
}

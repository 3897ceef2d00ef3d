import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Review } from '@meerkat/contract/review'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StockItem } from '@meerkat/contract/stock'
import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Executor } from '../../../db/executor.ts'
import type { CatalogSearch } from '../../../search/catalog-search.ts'
import { listAttributes, listCategories, listProducts, listTaxRules } from './catalog.store.ts'
import { loadStoreView } from './load-store-view.ts'
import { type DatedReview, listShown, type ShownReview, toShownReview } from './shown-reviews.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

export interface CmsDocuments {
  readonly pages: readonly CmsPage[]
  readonly blocks: readonly CmsBlock[]
  readonly hierarchies: readonly CmsHierarchy[]
}

/** Ids per kind of content. */
export type CmsIds = Readonly<Record<keyof CmsDocuments, readonly number[]>>

export type Ratings = ReadonlyMap<number, Readonly<Record<string, number>>>

/** The sources of the catalogue. Functions of other modules are passed in by `open-catalog.ts`. */
export interface LoadDeps {
  readonly sql: Executor
  readonly search: CatalogSearch
  /** The default store view first. */
  readonly storeViews: readonly StoreView[]
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly listStock: (sql: Executor) => Promise<readonly StockItem[]>
  /** The records of these skus; unknown ones are absent. */
  readonly findStock: (sql: Executor, skus: readonly string[]) => Promise<readonly StockItem[]>
  /** Content that may be shown: all of a store view, or that of the given ids. */
  readonly listCms: (sql: Executor, storeCode: string, ids?: CmsIds) => Promise<CmsDocuments>
  /** Approved reviews, newest first: all of them, or those of the given products. */
  readonly listReviews: (sql: Executor, productIds?: readonly number[]) => Promise<readonly DatedReview[]>
  readonly rateProducts: (reviews: readonly Review[]) => Ratings
  readonly now: () => number
}

/** The catalogue in memory: the store views and their shared data. */
export interface LoadedCatalog {
  readonly views: StoreViewCatalog[]
  taxRules: readonly TaxRule[]
  stock: Map<string, StockItem>
  /** Newest first, of all store views. */
  reviews: readonly ShownReview[]
  /** Per store code. */
  ratings: Map<string, Map<number, Readonly<Record<string, number>>>>
}

/** Reads the data that the store views share. */
export async function loadCatalog(deps: LoadDeps): Promise<LoadedCatalog> {
  const { sql, storeViews } = deps
  const taxRules = await listTaxRules(sql)
  const stock = new Map<string, StockItem>()
  for (const record of await deps.listStock(sql)) if (record.sku !== undefined) stock.set(record.sku, record)
  const reviews = (await deps.listReviews(sql)).map(toShownReview)
  const ratings = new Map(
    storeViews.map((storeView) => [
      storeView.storeCode,
      new Map(deps.rateProducts(listShown(reviews, storeView).map(({ review }) => review))),
    ]),
  )
  return { views: [], taxRules, stock, reviews, ratings }
}

/** Reads one store view. The embedded database answers one query at a time, so views are read one after the other. */
export async function loadView(
  { sql, shop, listCms, now }: LoadDeps,
  loaded: LoadedCatalog,
  { storeView, generation }: { storeView: StoreView; generation: number },
): Promise<StoreViewCatalog> {
  const { storeCode } = storeView
  return loadStoreView({
    storeView,
    generation,
    shop,
    taxRules: loaded.taxRules,
    reviews: listShown(loaded.reviews, storeView).map(({ document }) => document),
    now: now(),
    products: {
      plain: listProducts(sql, storeCode, ['simple', 'virtual', 'downloadable']),
      configurable: listProducts(sql, storeCode, ['configurable']),
      composite: listProducts(sql, storeCode, ['grouped', 'bundle']),
    },
    categories: await listCategories(sql, storeCode),
    attributes: await listAttributes(sql, storeCode),
    content: await listCms(sql, storeCode),
    findStock: (sku) => loaded.stock.get(sku),
    findRating: (id) => loaded.ratings.get(storeCode)?.get(id),
  })
}

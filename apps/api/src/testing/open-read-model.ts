import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { type ShopConfig } from '@meerkat/contract/shop-config'
import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { importCatalog } from '../catalog-writes/import-catalog.ts'
import type { Executor } from '../db/executor.ts'
import { createReadModel, type ReadModel } from '../modules/catalog/read-model/read-model.ts'
import { listCmsDocuments } from '../modules/cms/cms.store.ts'
import { listApprovedReviews } from '../modules/review/review.store.ts'
import { summariseRatings } from '../modules/review/summarise-ratings.ts'
import { findStock, listStock } from '../modules/stock/stock.store.ts'
import type { CatalogSearch, QueryPlan } from '../search/catalog-search.ts'
import { parseProduct } from '../search/documents/stored-document.ts'
import { createEngineSearch } from '../search/engine/engine-search.ts'
import { lendDatabase } from './lend-database.ts'
import { GENEROUS_LIMIT_MS, readStores } from './open-test-shop.ts'

/** A database into which tests import one small catalogue after another. */
export interface CatalogDatabase {
  readonly sql: Executor
  /** Imports the catalogue and reads it. */
  read(bundle: CatalogBundle, now?: () => number): Promise<ReadCatalog>
  /** Reads what is in the database. */
  open(options?: OpenOptions): Promise<ReadCatalog>
  import(bundle: CatalogBundle): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions {
  readonly now?: () => number
  /** Where search indexes are saved; null saves none. */
  readonly snapshotDir?: string | null
  readonly products?: Partial<ShopConfig['products']>
  readonly storeCodes?: readonly string[]
  readonly maxAppended?: number
}

export interface ReadCatalog {
  readonly model: ReadModel
  readonly search: CatalogSearch
  /** The product as a shopper sees it, in the default store view. */
  product(id: number): Product
  /** Ids of the products that the index finds. */
  ids(filters: QueryPlan['filters']): Promise<number[]>
}

export async function openCatalogDatabase(): Promise<CatalogDatabase> {
  const database = await lendDatabase({ log: { info() {}, warn() {}, error() {} }, limitMs: GENEROUS_LIMIT_MS })
  const stores = readStores()
  const storeViews = resolveStoreViews(stores).map((view) => StoreView.parse(view))

  async function open({ now = () => 0, snapshotDir = null, products, storeCodes, maxAppended }: OpenOptions = {}): Promise<ReadCatalog> {
    const search = createEngineSearch({ snapshotDir, thread: 'same' })
    const model = await createReadModel({
      sql: database.sql,
      search,
      storeViews: storeViews.filter(({ storeCode }) => storeCodes?.includes(storeCode) ?? true),
      shop: { ...stores.shop, products: { ...stores.shop.products, ...products } },
      now,
      listStock,
      findStock,
      listCms: listCmsDocuments,
      listReviews: listApprovedReviews,
      rateProducts: summariseRatings,
      pagesChanged: () => undefined,
      maxAppended,
    })
    return {
      model,
      search,
      product(id) {
        const document = model.getStoreView('').documents.find(id)
        if (document === undefined) throw new Error(`There is no product ${id}`)
        return parseProduct(document)
      },
      async ids(filters) {
        const plan = { filters, facets: [], sort: [], from: 0, size: 100 }
        return (await search.search(model.getStoreView('').content.index, plan)).hits.map(({ id }) => id)
      },
    }
  }

  return {
    sql: database.sql,
    open,
    import: (bundle) => importCatalog(database, bundle),
    async read(bundle, now) {
      await importCatalog(database, bundle)
      return open(now ? { now } : {})
    },
    close: () => database.close(),
  }
}

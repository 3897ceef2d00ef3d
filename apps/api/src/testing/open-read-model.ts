import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { importCatalog } from '../catalog-writes/import-catalog.ts'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { getVersion } from '../modules/catalog/read-model/catalog.store.ts'
import { createReadModel, type ReadModel } from '../modules/catalog/read-model/read-model.ts'
import { listCmsDocuments } from '../modules/cms/cms.store.ts'
import { listApprovedReviews } from '../modules/review/review.store.ts'
import { summariseRatings } from '../modules/review/summarise-ratings.ts'
import { listStock } from '../modules/stock/stock.store.ts'
import type { CatalogSearch, QueryPlan } from '../search/catalog-search.ts'
import { parseDocument } from '../search/documents/stored-document.ts'
import { createEngineSearch } from '../search/engine/engine-search.ts'
import { readStores } from './open-test-shop.ts'

/** A database that many small catalogues are read from, one after the other. */
export interface CatalogDesk {
  read(bundle: CatalogBundle, now?: () => number): Promise<ReadCatalog>
  import(bundle: CatalogBundle): Promise<void>
  /** Of what was imported last. */
  findVersion(): Promise<string>
  close(): Promise<void>
}

export interface ReadCatalog {
  readonly model: ReadModel
  readonly search: CatalogSearch
  /** The product as a shopper sees it, in the default store view. */
  product(id: number): Product
  /** Ids of products that fit the filters, as the index knows them. */
  ids(filters: QueryPlan['filters']): Promise<number[]>
}

export async function openCatalogDesk(): Promise<CatalogDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-catalog-'))
  const database = await openDatabase({ dataDir, log: { info() {}, warn() {}, error() {} } })
  await migrateDatabase(database)
  const stores = readStores()
  const storeViews = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  return {
    import: (bundle) => importCatalog(database, bundle),
    findVersion: () => getVersion(database.sql),
    async read(bundle, now = () => 0) {
      await importCatalog(database, bundle)
      const search = createEngineSearch({ snapshotDir: null, thread: 'same' })
      const model = await createReadModel({
        sql: database.sql,
        search,
        storeViews,
        shop: stores.shop,
        now,
        listStock,
        listCms: listCmsDocuments,
        listReviews: listApprovedReviews,
        rateProducts: summariseRatings,
      })
      return {
        model,
        search,
        product(id) {
          const document = model.getStoreView('').shelf.find(id)
          if (document === undefined) throw new Error(`There is no product ${id}`)
          return parseDocument(document) as Product
        },
        async ids(filters) {
          const plan = { filters, facets: [], sort: [], from: 0, size: 100 }
          return (await search.search(model.getStoreView('').content.index, plan)).hits.map(({ id }) => id)
        },
      }
    },
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

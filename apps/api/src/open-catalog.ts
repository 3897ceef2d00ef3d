import { join } from 'node:path'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StoreView } from '@meerkat/contract/store-config'
import { hasGroupPrices } from '@meerkat/domain/pricing/has-group-prices'
import type { Change } from './changes/change.ts'
import type { Database, Log } from './db/client.ts'
import type { Operations } from './http/operations.ts'
import { createSearch, serveCatalog } from './modules/catalog/catalog.routes.ts'
import { servePacks } from './modules/catalog/packs/pack.routes.ts'
import { StoreViewPacks } from './modules/catalog/packs/store-view-packs.ts'
import { servePlatformProducts } from './modules/catalog/platform-products/platform-products.routes.ts'
import { countProducts } from './modules/catalog/read-model/catalog.store.ts'
import type { ProductReader } from './modules/catalog/read-model/product-reader.ts'
import { createReadModel, type ReadModel, type ReadModelDeps } from './modules/catalog/read-model/read-model.ts'
import { createProductReader } from './modules/catalog/read-model/read-products.ts'
import { cacheListedAnswers } from './modules/catalog/search/cache-listed-answers.ts'
import type { GroupOf, SearchCatalogDeps } from './modules/catalog/search/search-catalog.ts'
import { serveCms } from './modules/cms/cms.routes.ts'
import { listCmsDocuments } from './modules/cms/cms.store.ts'
import { serveGraphql } from './modules/graphql/graphql.routes.ts'
import { createAcceptUpload } from './modules/image/accept-upload.ts'
import type { CreateReviewDeps } from './modules/review/create-review.ts'
import { serveReview } from './modules/review/review.routes.ts'
import { listApprovedReviews } from './modules/review/review.store.ts'
import { summariseRatings } from './modules/review/summarise-ratings.ts'
import { serveUrlMap } from './modules/url-map/url-map.routes.ts'
import { cacheAnswers } from './search/answers/cache-answers.ts'
import { createProjectionCache } from './search/answers/projection-cache.ts'
import { parseProduct } from './search/documents/stored-document.ts'
import { createEngineSearch, type EngineSearchOptions } from './search/engine/engine-search.ts'
import { makePackInThread } from './search/packs/make-pack-in-thread.ts'

export interface CatalogOptions {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly log: Log
  /** Search indexes and packs are saved below it. */
  readonly dataDir: string
  /** The default store view first. */
  readonly storeViews: readonly StoreView[]
  readonly shop: ShopConfig
  readonly listStock: ReadModelDeps['listStock']
  /** Milliseconds. */
  readonly now: () => number
  /** The customer group that a token proves. Without it everybody gets guest prices. */
  readonly groupOf?: GroupOf
  /** The customer whom a user token belongs to. */
  readonly customerOf?: NonNullable<CreateReviewDeps['customerOf']>
  /** The order that a guest's token opens. */
  readonly readGuestToken?: NonNullable<CreateReviewDeps['readGuestToken']>
  readonly findStock: ReadModelDeps['findStock']
  readonly pagesChanged: ReadModelDeps['pagesChanged']
  /** With tax; 0: none. */
  readonly cashFeeCents: number
  /** The public address of the shop, for links in responses. */
  readonly publicUrl?: string | undefined
  /** Depends on the size of the catalogue when not given. */
  readonly thread?: EngineSearchOptions['thread']
}

export interface Catalog {
  /** The product data that cart and order use. */
  readonly products: ProductReader
  /** For the reader of the change feed: brings documents and index up to date, and then says which pages have changed. */
  apply(changes: readonly Change[]): Promise<void>
  /** The same for the whole catalogue. */
  reload(): Promise<void>
  /** Updates the prices of products whose offers have begun or ended. */
  readonly keepPrices: ReadModel['keepPrices']
  close(): Promise<void>
}

/**
 * From this number of products in all store views on, the engine runs in its own thread. A message to another thread takes as long
 * as searching 20,000 products (measured: a listing takes 0.11 ms in this thread, 0.19 ms and a second core in the other), but a
 * misspelt word in a large catalogue takes milliseconds, in which this thread would answer no other request.
 */
const OWN_THREAD_PRODUCTS = 20_000

/** Assembles the catalogue part of the API: read model, search, and their endpoints. */
export async function openCatalog(operations: Operations, options: CatalogOptions): Promise<Catalog> {
  const {
    database,
    log,
    dataDir,
    storeViews,
    shop,
    listStock,
    findStock,
    now,
    customerOf,
    readGuestToken,
    pagesChanged,
    publicUrl = '',
  } = options
  const { sql } = database
  const hasGroups = hasGroupPrices(shop, storeViews)
  const groupOf: GroupOf = async (token) => (hasGroups ? ((await options.groupOf?.(token)) ?? null) : null)
  const thread = options.thread ?? ((await countProducts(sql)) < OWN_THREAD_PRODUCTS ? 'same' : 'own')
  const snapshotDir = join(dataDir, 'search')
  const search = cacheAnswers(createEngineSearch({ snapshotDir, thread }))
  const packs = new Map<string, StoreViewPacks>()
  const packsOf = (index: string): StoreViewPacks => {
    const warn = (fault: unknown) => log.warn({ err: fault, index }, 'the search pack of a store view could not be made')
    const known =
      packs.get(index) ??
      new StoreViewPacks({
        make: (order, products) => makePackInThread(order, products, snapshotDir),
        listMovedPaths: model.listMovedPaths,
        shop,
        now,
        warn,
      })
    packs.set(index, known)
    return known
  }
  const model = await createReadModel({
    sql,
    search,
    storeViews,
    shop,
    listStock,
    findStock,
    now,
    listCms: listCmsDocuments,
    listReviews: listApprovedReviews,
    rateProducts: summariseRatings,
    pagesChanged,
    committed: ({ storeView: { index } }, committed) => packs.get(index)?.note(committed),
  })
  const project = createProjectionCache()
  servePacks(operations, { model, packsOf, cashFeeCents: options.cashFeeCents })
  const searching: SearchCatalogDeps = { model, search, project, shop, now, groupOf }
  const answers = cacheListedAnswers()
  serveCatalog(operations, searching, answers)
  if (shop.graphql.enabled) {
    await serveGraphql(operations, {
      ...shop.graphql,
      shop,
      search: createSearch(searching, answers),
      indexOf: (storeCode) => model.getStoreView(storeCode).storeView.index,
    })
  }
  serveUrlMap(operations, {
    project,
    async findByPath(storeCode, path, groupToken) {
      const groupId = groupToken === null ? null : await groupOf(groupToken)
      await model.keepPrices()
      const known = model.findByPath(storeCode, path)
      if (known === null) return null
      const { view, found } = known
      const document = found.entity === 'product' ? (view.documents.findFor(found.document.id, groupId) ?? found.document) : found.document
      return { index: view.storeView.index, entity: found.entity, document }
    },
    async findMembers(storeCode, skus, groupToken) {
      const groupId = groupToken === null ? null : await groupOf(groupToken)
      const { documents } = model.getStoreView(storeCode)
      const found = skus.flatMap((sku) => documents.findBySku(sku, groupId) ?? []).map(parseProduct)
      return new Map(found.filter(({ status = 1 }) => status === 1).map((product) => [product.sku, product]))
    },
    rules: shop.stock,
  })
  servePlatformProducts(operations, { model, publicUrl, groupOf })
  serveCms(operations, {
    listContent: (content, { storeCode, storeId }) => {
      const view = (storeId === undefined ? null : model.findStore(storeId)) ?? model.getStoreView(storeCode)
      return view.listed[content]
    },
  })
  serveReview(operations, {
    database,
    now,
    skuOf(storeCode, id) {
      const document = model.getStoreView(storeCode).documents.find(id)
      return document ? parseProduct(document).sku : null
    },
    storeIdOf: (storeCode) => model.getStoreView(storeCode).storeView.storeId,
    acceptPicture: createAcceptUpload(),
    ...(customerOf && { customerOf }),
    ...(readGuestToken && { readGuestToken }),
  })
  return {
    products: createProductReader(model, project),
    apply: async (changes) => pagesChanged([...(await model.apply(changes)), ...listOutdatedPages(changes)]),
    reload: async () => pagesChanged(await model.reload()),
    keepPrices: model.keepPrices,
    close: () => search.close(),
  }
}

function listOutdatedPages(changes: readonly Change[]): string[] {
  return changes.flatMap((change) => (change.topic === 'pages' ? change.keys : []))
}

import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Executor } from '../../../db/executor.ts'
import type { CatalogSearch, IndexChange } from '../../../search/catalog-search.ts'
import type { FindRating } from '../products/build-product.ts'
import { getVersion, listAttributes, listCategories, listProducts, listTaxRules } from './catalog.store.ts'
import { buildStoreView, listReviews, reviewsOf, type StoreViewCatalog } from './store-view-catalog.ts'

export interface ReadModelDeps {
  readonly sql: Executor
  readonly search: CatalogSearch
  /** The default store view first. */
  readonly storeViews: readonly StoreView[]
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly listStock: (sql: Executor) => Promise<readonly StockItem[]>
  readonly listCms: (
    sql: Executor,
    storeCode: string,
  ) => Promise<{ readonly pages: readonly CmsPage[]; readonly blocks: readonly CmsBlock[]; readonly hierarchies: readonly CmsHierarchy[] }>
  readonly listReviews: (sql: Executor) => Promise<readonly Review[]>
  readonly rateProducts: (reviews: readonly Review[]) => { get: FindRating }
  readonly now: () => number
  /** Called with the ids of products whose offers have begun or ended. */
  readonly repriced?: ((productIds: readonly number[]) => void) | undefined
}

/** The catalogue in memory, one part per store view. Architecture §4. */
export interface ReadModel {
  /** Reads the database again, as after an import. Until it is done the catalogue of before answers. */
  refresh(): Promise<void>
  storeViews(): readonly StoreViewCatalog[]
  /** By store code; an unknown one means the default store view. Contract 1.9. */
  getStoreView(storeCode: string): StoreViewCatalog
  findIndex(index: string): StoreViewCatalog | null
  /** By the number of the store view. */
  findStore(storeId: number): StoreViewCatalog | null
  taxRules(): readonly TaxRule[]
  /** Names the import that is answered from. */
  version(): string
  /** Puts changed stock records into documents and index. Answers the ids of products that went in or out of stock. */
  stockChanged(rows: readonly StockItem[]): Promise<readonly number[]>
  /** Opinions of these products were approved or taken back: lists, stars and index follow. */
  reviewsChanged(productIds: readonly number[]): Promise<void>
  /** Lets prices follow the clock; to be called before prices are read. Costs nothing while no offer begins or ends. */
  keepPrices(): Promise<void>
}

interface Loaded {
  readonly version: string
  readonly views: readonly StoreViewCatalog[]
  readonly taxRules: readonly TaxRule[]
  readonly stock: Map<string, StockItem>
  /** Of the products of each store view, by its code; replaced when opinions change. */
  readonly ratings: Map<string, ReturnType<ReadModelDeps['rateProducts']>>
}

export async function createReadModel(deps: ReadModelDeps): Promise<ReadModel> {
  let loaded = await load(deps)
  let nextPriceChange = findNextPriceChange(loaded)
  let reading = 0
  /** Stock that moved while the database is being read: what was read may be older. */
  let moved: StockItem[] = []
  let lastReading: Promise<void> = Promise.resolve()

  async function readAgain(): Promise<void> {
    // Each store view answers as soon as it is read: its index is the new one from then on.
    const fresh = await load(deps, (view) => {
      loaded = { ...loaded, views: loaded.views.map((old) => (old.storeView === view.storeView ? view : old)) }
    })
    loaded = fresh
    nextPriceChange = findNextPriceChange(fresh)
    await applyStock(moved)
  }

  async function applyStock(rows: readonly StockItem[]): Promise<readonly number[]> {
    const { skus, flipped } = takeStock(loaded.stock, rows)
    const changes = loaded.views.map(({ shelf, content }) => ({ index: content.index, changes: shelf.restock(skus, flipped) }))
    await Promise.all(changes.map(({ index, changes }) => deps.search.change(index, changes)))
    return listChanged(changes)
  }

  async function keepPrices(): Promise<void> {
    const now = deps.now()
    if (now < nextPriceChange) return
    const changes = loaded.views.map(({ shelf, content }) => ({ index: content.index, changes: shelf.reprice(now) }))
    nextPriceChange = findNextPriceChange(loaded)
    await Promise.all(changes.map(({ index, changes }) => deps.search.change(index, changes)))
    deps.repriced?.(listChanged(changes))
  }

  return {
    async refresh() {
      reading++
      // A second import while one is read in is read after it.
      lastReading = lastReading.then(readAgain, readAgain)
      try {
        await lastReading
      } finally {
        if (--reading === 0) moved = []
      }
    },
    storeViews: () => loaded.views,
    getStoreView: (storeCode) => loaded.views.find(({ storeView }) => storeView.storeCode === storeCode) ?? loaded.views[0]!,
    findIndex: (index) => loaded.views.find(({ storeView }) => storeView.index === index) ?? null,
    findStore: (storeId) => loaded.views.find(({ storeView }) => storeView.storeId === storeId) ?? null,
    taxRules: () => loaded.taxRules,
    version: () => loaded.version,
    keepPrices,
    async reviewsChanged(productIds) {
      // What is being read may be older than what was decided.
      await lastReading.catch(() => undefined)
      const reviews = await deps.listReviews(deps.sql)
      const views = loaded.views.map((view) => {
        const own = reviewsOf(view.storeView, reviews)
        loaded.ratings.set(view.storeView.storeCode, deps.rateProducts(own))
        return { ...view, listed: { ...view.listed, review: listReviews(own) } }
      })
      loaded = { ...loaded, views }
      await Promise.all(loaded.views.map(({ shelf, content }) => deps.search.change(content.index, shelf.rerate(productIds))))
    },
    async stockChanged(rows) {
      if (reading > 0) moved.push(...rows)
      return applyStock(rows)
    },
  }
}

async function load(deps: ReadModelDeps, publish: (view: StoreViewCatalog) => void = () => undefined): Promise<Loaded> {
  const { sql, shop, search } = deps
  const now = deps.now()
  const version = await getVersion(sql)
  const taxRules = await listTaxRules(sql)
  const stock = new Map<string, StockItem>()
  takeStock(stock, await deps.listStock(sql))
  const reviews = await deps.listReviews(sql)
  const ratings: Loaded['ratings'] = new Map()
  const views: StoreViewCatalog[] = []
  // One after the other: the embedded database answers one question at a time, and objects of one view at a time are enough.
  for (const storeView of deps.storeViews) {
    const { storeCode } = storeView
    const own = reviewsOf(storeView, reviews)
    ratings.set(storeCode, deps.rateProducts(own))
    const view = await buildStoreView({
      storeView,
      version,
      shop,
      taxRules,
      reviews: own,
      now,
      products: listProducts(sql, storeCode),
      categories: await listCategories(sql, storeCode),
      attributes: await listAttributes(sql, storeCode),
      cms: await deps.listCms(sql, storeCode),
      findStock: (sku) => stock.get(sku),
      findRating: (id) => ratings.get(storeCode)?.get(id),
    })
    await search.fill(view.content)
    publish(view)
    views.push(view)
  }
  return { version, views, taxRules, stock, ratings }
}

/** Writes records into the map; answers whose they are, and which of them went in or out of stock. */
function takeStock(stock: Map<string, StockItem>, rows: readonly StockItem[]): { skus: Set<string>; flipped: Set<string> } {
  const skus = new Set<string>()
  const flipped = new Set<string>()
  for (const row of rows) {
    if (row.sku === undefined) continue
    skus.add(row.sku)
    if (stock.get(row.sku)?.is_in_stock !== row.is_in_stock) flipped.add(row.sku)
    stock.set(row.sku, row)
  }
  return { skus, flipped }
}

function listChanged(changes: readonly { readonly changes: readonly IndexChange[] }[]): number[] {
  return [...new Set(changes.flatMap((one) => one.changes.flatMap((change) => (change.kind === 'patch' ? [change.id] : []))))]
}

function findNextPriceChange({ views }: Loaded): number {
  return Math.min(...views.map(({ shelf }) => shelf.nextPriceChange()))
}

import { setImmediate } from 'node:timers/promises'
import type { Attribute } from '@meerkat/contract/attribute'
import type { StoreView } from '@meerkat/contract/store-config'
import type { Change, ContentKey } from '../../../changes/change.ts'
import { parseProduct } from '../../../search/documents/stored-document.ts'
import { createProductSchema } from '../../../search/indexing/product-schema.ts'
import { isComposite } from '../products/build-product.ts'
import { findProducts, findProductsBySku, listAttributes, listCategories } from './catalog.store.ts'
import type { ProductSource } from './decode-product.ts'
import type { LoadDeps, LoadedCatalog } from './load-catalog.ts'
import { PACK_SIZE } from './load-store-view.ts'
import { listShown, replaceReviews } from './shown-reviews.ts'
import type { CommittedChanges, StoreViewCatalog } from './store-view-catalog.ts'
import { listVariantPrices, takeVariantPrices } from './take-variant-prices.ts'

export interface ApplyContext {
  readonly deps: LoadDeps
  readonly loaded: LoadedCatalog
  /** Must be called in the same synchronous step as the change to the documents. */
  readonly commit: (view: StoreViewCatalog, committed: CommittedChanges) => Promise<void>
  readonly reloadView: (storeView: StoreView) => Promise<void>
}

/** Batch size: one synchronous step takes less than 10 ms. */
const PRODUCTS_AT_ONCE = 20
const STOCK_AT_ONCE = 50
/** Rows per statement. */
const PAGE = 200

/** Applies all changes except those of the whole catalogue and of the tax rules. */
export async function applyChanges(context: ApplyContext, changes: readonly Change[]): Promise<void> {
  const { deps, loaded } = context
  const named = nameChanges(changes)
  await applyStock(context, named)
  for (const { storeCode } of deps.storeViews) {
    const keys = named.views.get(storeCode)
    const view = loaded.views.find(({ storeView }) => storeView.storeCode === storeCode)
    if (keys === undefined || view === undefined) continue
    if (keys.attributes.size > 0 && (await applyAttributes(context, view, keys.attributes))) continue
    if (keys.categories.size > 0) await applyCategories(context, view, keys.categories)
    if (keys.products.size > 0) await applyProducts(context, view, keys.products)
    await applyContent(context, view, keys.content)
  }
  if (named.reviewed.size > 0) await applyReviews(context, named.reviewed)
}

/** What changed in one store view, by id. */
interface ViewKeys {
  readonly products: Set<number>
  readonly categories: Set<number>
  readonly attributes: Set<number>
  readonly content: ContentKey[]
}

interface NamedChanges {
  readonly skus: Set<string>
  /** Products whose reviews changed. */
  readonly reviewed: Set<number>
  readonly views: Map<string, ViewKeys>
}

const ENTITIES = { product: 'products', category: 'categories', attribute: 'attributes' } as const

function nameChanges(changes: readonly Change[]): NamedChanges {
  const named: NamedChanges = { skus: new Set(), reviewed: new Set(), views: new Map() }
  for (const change of changes) nameChange(named, change)
  return named
}

function nameChange(named: NamedChanges, change: Change): void {
  const { topic, keys } = change
  switch (topic) {
    case 'product':
    case 'category':
    case 'attribute':
      for (const { store, id } of keys) viewKeys(named, store)[ENTITIES[topic]].add(id)
      break
    case 'content':
      for (const key of keys) viewKeys(named, key.store).content.push(key)
      break
    case 'stock':
      for (const sku of keys) named.skus.add(sku)
      break
    case 'review':
      for (const id of keys) named.reviewed.add(id)
      break
    // Not of the catalogue.
    case 'pages':
    // The read model reloads everything.
    case 'tax-rule':
    case 'catalog':
      break
    default:
      // The compiler refuses a topic without a case.
      topic satisfies never
  }
}

function viewKeys({ views }: NamedChanges, storeCode: string): ViewKeys {
  const known = views.get(storeCode) ?? { products: new Set(), categories: new Set(), attributes: new Set(), content: [] }
  views.set(storeCode, known)
  return known
}

/** Products whose stock record was deleted are read again: their document may contain a record. */
async function applyStock({ deps, loaded, commit }: ApplyContext, named: NamedChanges): Promise<void> {
  for (const skus of inSlices([...named.skus], STOCK_AT_ONCE)) {
    const records = new Map((await deps.findStock(deps.sql, skus)).map((record) => [record.sku, record]))
    const flipped = new Set<string>()
    for (const sku of skus) {
      const record = records.get(sku)
      if (loaded.stock.get(sku)?.is_in_stock !== record?.is_in_stock) flipped.add(sku)
      if (record === undefined) loaded.stock.delete(sku)
      else loaded.stock.set(sku, record)
    }
    const changed = new Set(skus)
    await Promise.all(loaded.views.map((view) => commit(view, view.restock(changed, flipped))))
    for (const { storeView, documents } of loaded.views) {
      const { products } = viewKeys(named, storeView.storeCode)
      for (const sku of skus) if (!records.has(sku)) for (const id of documents.listStockShown(sku)) products.add(id)
    }
    await setImmediate()
  }
}

/**
 * Returns true when the store view was loaded again: attributes decide what is indexed, `packsize` decides the unit prices, and
 * some configurable products take the names of their options from their attributes.
 */
async function applyAttributes(
  { deps, commit, reloadView }: ApplyContext,
  view: StoreViewCatalog,
  ids: ReadonlySet<number>,
): Promise<boolean> {
  const { storeCode, i18n } = view.storeView
  const { attributes } = view.sources
  const isPackSize = ({ attribute_code }: Attribute) => attribute_code === PACK_SIZE
  const before = [...ids].flatMap((id) => attributes.get(id) ?? [])
  const current = await listAttributes(deps.sql, storeCode, [...ids])
  replaceAll(attributes, ids, current, ({ attribute_id }) => attribute_id)
  const schema = createProductSchema({ locale: i18n.defaultLocale, attributes: [...attributes.values()], shop: deps.shop })
  const isOther = hasOtherFields(schema.keyword, view.schema.keyword)
  if (isOther || view.documents.showsAttributes() || [...before, ...current].some(isPackSize)) {
    await reloadView(view.storeView)
    return true
  }
  await commit(view, { changes: [], tags: view.relistAttributes() })
  return false
}

function hasOtherFields(fields: readonly string[], others: readonly string[]): boolean {
  return fields.toSorted().join('\n') !== others.toSorted().join('\n')
}

async function applyCategories({ deps, commit }: ApplyContext, view: StoreViewCatalog, ids: ReadonlySet<number>): Promise<void> {
  const current = await listCategories(deps.sql, view.storeView.storeCode, [...ids])
  replaceAll(view.sources.categories, ids, current, ({ id }) => id)
  await commit(view, { changes: [], tags: view.relistCategories() })
}

async function applyContent({ deps, commit }: ApplyContext, view: StoreViewCatalog, keys: readonly ContentKey[]): Promise<void> {
  if (keys.length === 0) return
  const idsOf = (kind: ContentKey['kind']) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const ids = { pages: idsOf('page'), blocks: idsOf('block'), hierarchies: idsOf('hierarchy') }
  const { pages, blocks, hierarchies } = await deps.listCms(deps.sql, view.storeView.storeCode, ids)
  replaceAll(view.sources.pages, ids.pages, pages, ({ id }) => id)
  replaceAll(view.sources.blocks, ids.blocks, blocks, ({ id }) => id)
  replaceAll(view.sources.hierarchies, ids.hierarchies, hierarchies, ({ node_id }) => node_id)
  await commit(view, { changes: [], tags: view.relistContent(keys) })
}

async function applyReviews({ deps, loaded, commit }: ApplyContext, productIds: ReadonlySet<number>): Promise<void> {
  const current = await deps.listReviews(deps.sql, [...productIds])
  loaded.reviews = replaceReviews(loaded.reviews, productIds, current)
  await Promise.all(
    loaded.views.map((view) => {
      const shown = listShown(loaded.reviews, view.storeView)
      const own = shown.filter(({ review }) => productIds.has(review.product_id)).map(({ review }) => review)
      const ratings = loaded.ratings.get(view.storeView.storeCode)!
      for (const id of productIds) ratings.delete(id)
      for (const [id, rating] of deps.rateProducts(own)) ratings.set(id, rating)
      return commit(
        view,
        view.putReviews(
          shown.map(({ document }) => document),
          productIds,
        ),
      )
    }),
  )
}

async function applyProducts({ deps, commit, reloadView }: ApplyContext, view: StoreViewCatalog, ids: ReadonlySet<number>): Promise<void> {
  for (const page of inSlices([...ids], PAGE)) {
    const entries = await readEntries(deps, view, page)
    if (entries.some(({ source }) => source !== null && view.needsReload(source))) {
      await reloadView(view.storeView)
      return
    }
    for (const slice of inSlices(entries, PRODUCTS_AT_ONCE)) {
      await commit(view, view.putProducts(slice, deps.now()))
      await setImmediate()
    }
  }
}

interface Entry {
  readonly id: number
  readonly source: ProductSource | null
}

/** The current sources of the products, and of the configurable products whose variants they are: members before composites. */
async function readEntries(
  { sql }: LoadDeps,
  { storeView: { storeCode }, documents }: StoreViewCatalog,
  ids: readonly number[],
): Promise<Entry[]> {
  const found = await findProducts(sql, storeCode, ids)
  const known = ids.flatMap((id) => documents.find(id) ?? []).map(parseProduct)
  const skus = new Set([...known, ...found.map(({ product }) => product)].map(({ sku }) => sku))
  const isNamed = new Set(ids)
  const parentIds = new Set([...skus].flatMap((sku) => documents.listParentIds(sku)).filter((id) => !isNamed.has(id)))
  const all = [...found, ...(await findProducts(sql, storeCode, [...parentIds]))]
  const childSkus = all.flatMap(({ product }) => product.configurable_children ?? []).map(({ sku }) => sku)
  const variants = await findProductsBySku(sql, storeCode, [...new Set(childSkus)])
  const prices = new Map(variants.filter(({ product }) => isPlain(product)).map(({ product }) => [product.sku, listVariantPrices(product)]))
  const sources = new Map(
    all.map(({ product, hash }) => [product.id, { product: takeVariantPrices(product, (sku) => prices.get(sku)), hash }]),
  )
  const gone = [...ids, ...parentIds].filter((id) => !sources.has(id)).map((id) => ({ id, source: null }))
  const current = Array.from(sources, ([id, source]) => ({ id, source }))
  const composites = current.filter(({ source }) => isComposite(source.product))
  return [...gone, ...current.filter(({ source }) => !isComposite(source.product)), ...composites]
}

function isPlain({ type_id }: ProductSource['product']): boolean {
  return type_id === 'simple' || type_id === 'virtual' || type_id === 'downloadable'
}

function replaceAll<Document>(
  documents: Map<number, Document>,
  ids: Iterable<number>,
  current: readonly Document[],
  idOf: (document: Document) => number,
): void {
  for (const id of ids) documents.delete(id)
  for (const document of current) documents.set(idOf(document), document)
}

function* inSlices<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

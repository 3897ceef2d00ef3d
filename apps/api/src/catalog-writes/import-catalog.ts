import type { CatalogBundle, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { CmsBlock, CmsPage } from '@meerkat/contract/cms'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import { recordChange } from '../changes/record-change.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/executor.ts'
import { insertRows, type Target } from '../db/insert-rows.ts'
import { cleanHtml, cleanText } from '../text/clean-html.ts'
import { checkCatalog } from './check-catalog.ts'

/** Replaced by each import. Stock and reviews are not: they live in the shop, an import adds to them and corrects them. */
const REPLACED = ['product', 'category', 'attribute', 'tax_rule', 'cms_page', 'cms_block', 'cms_hierarchy']

const PRODUCT: Target = {
  table: 'product',
  columns: { store_code: 'text', id: 'integer', sku: 'text', type_id: 'text', url_path: 'text', body: 'text' },
}
const CATEGORY: Target = {
  table: 'category',
  columns: { store_code: 'text', id: 'integer', parent_id: 'integer', url_path: 'text', body: 'text' },
}
const ATTRIBUTE: Target = { table: 'attribute', columns: { store_code: 'text', id: 'integer', attribute_code: 'text', body: 'text' } }
const TAX_RULE: Target = { table: 'tax_rule', columns: { id: 'integer', place: 'integer', body: 'text' } }
const CONTENT_COLUMNS = { store_code: 'text', id: 'integer', identifier: 'text', body: 'text' }
/** How catalogues write "as many as you like". */
const DEFAULT_MAX_SALE_QTY = 10_000
const REVIEW: Target = {
  table: 'review',
  columns: { id: 'integer', product_id: 'integer', review_status: 'smallint', created_at: 'timestamptz', body: 'text' },
  onConflict:
    'on conflict (id) do update set product_id = excluded.product_id, review_status = excluded.review_status, created_at = excluded.created_at, body = excluded.body',
}
const STOCK_COLUMNS = {
  sku: 'text',
  product_id: 'integer',
  qty: 'integer',
  is_in_stock: 'boolean',
  manage_stock: 'boolean',
  min_qty: 'integer',
  min_sale_qty: 'integer',
  max_sale_qty: 'integer',
  qty_increments: 'integer',
  notify_stock_qty: 'integer',
}
const STOCK: Target = {
  table: 'stock',
  columns: STOCK_COLUMNS,
  onConflict: `on conflict (sku) do update set ${Object.keys(STOCK_COLUMNS)
    .slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
}
/** Review ids of shoppers begin where the imported ones end. */
const MOVE_REVIEW_IDS = {
  name: 'move-review-ids',
  text: "select setval(pg_get_serial_sequence('review', 'id'), greatest((select max(id) from review), 1))",
}
const RAISE_VERSION = {
  name: 'raise-catalog-version',
  text: 'update catalog_version set version = version + 1, imported_at = clock_timestamp()',
}

/**
 * Makes the bundle the catalogue of the shop, whole or not at all. HTML is sanitised on the way in.
 * @throws CatalogFault when the bundle is not fit to be a catalogue.
 */
export async function importCatalog({ transaction }: Pick<Database, 'transaction'>, bundle: CatalogBundle): Promise<void> {
  const { stores, taxRules, stock, reviews } = checkCatalog(bundle)
  await transaction(async (tx) => {
    for (const table of REPLACED) await tx.run({ name: `empty-${table}`, text: `delete from ${table}` })
    for (const store of stores) await insertStore(tx, store)
    await insertRows(
      tx,
      TAX_RULE,
      taxRules.map((rule, place) => [rule.id, place, JSON.stringify(rule)]),
    )
    await insertRows(tx, STOCK, stock.flatMap(toStockRow))
    await insertRows(tx, REVIEW, reviews.map(toReviewRow))
    await tx.run(MOVE_REVIEW_IDS)
    await tx.run(RAISE_VERSION)
    await recordChange(tx, 'catalog', [])
  })
}

async function insertStore(tx: Executor, store: StoreCatalog): Promise<void> {
  const { storeCode } = store
  await insertRows(
    tx,
    PRODUCT,
    store.products.map((one) => [storeCode, one.id, one.sku, one.type_id, one.url_path ?? null, JSON.stringify(cleanProduct(one))]),
  )
  await insertRows(
    tx,
    CATEGORY,
    store.categories.map((one) => [
      storeCode,
      one.id,
      one.parent_id ?? null,
      one.url_path ?? null,
      JSON.stringify(cleanFields(one, ['description'])),
    ]),
  )
  await insertRows(
    tx,
    ATTRIBUTE,
    store.attributes.map((one) => [storeCode, one.attribute_id, one.attribute_code, JSON.stringify(one)]),
  )
  await insertRows(tx, { table: 'cms_page', columns: CONTENT_COLUMNS }, store.cmsPages.map(toContentRow(storeCode)))
  await insertRows(tx, { table: 'cms_block', columns: CONTENT_COLUMNS }, store.cmsBlocks.map(toContentRow(storeCode)))
  await insertRows(
    tx,
    { table: 'cms_hierarchy', columns: CONTENT_COLUMNS },
    store.cmsHierarchies.map((one) => [storeCode, one.node_id, one.identifier, JSON.stringify(one)]),
  )
}

function toContentRow(storeCode: string): (one: CmsPage | CmsBlock) => unknown[] {
  return (one) => [storeCode, one.id, one.identifier, JSON.stringify(cleanFields(one, ['content']))]
}

/** A record without a sku is nobody's. What it leaves open is as usual: managed, one to many pieces, no steps. */
function toStockRow(item: StockItem): unknown[][] {
  const { sku, product_id, qty = 0, is_in_stock, manage_stock = true, min_sale_qty = 1, max_sale_qty = DEFAULT_MAX_SALE_QTY } = item
  if (sku === undefined || product_id === null) return []
  const { min_qty, qty_increments, notify_stock_qty } = item
  const rest = [wholeOr(min_qty, 0), min_sale_qty, max_sale_qty, wholeOr(qty_increments, 0), wholeOr(notify_stock_qty, 1)]
  return [[sku, product_id, qty, is_in_stock, manage_stock, ...rest]]
}

function wholeOr(value: unknown, usual: number): number {
  return typeof value === 'number' ? Math.trunc(value) : usual
}

function toReviewRow(review: Review): unknown[] {
  const { id, product_id, review_status, created_at } = review
  const clean = { ...review, title: cleanText(review.title), detail: cleanText(review.detail), nickname: cleanText(review.nickname) }
  return [id, product_id, review_status, created_at === undefined ? new Date() : toMoment(created_at), JSON.stringify(clean)]
}

/** The wire's moments are UTC without saying so. Contract 1.13. */
function toMoment(text: string): string {
  return /[Z+]/.test(text) ? text : `${text}Z`
}

function cleanProduct(product: Product): Product {
  return cleanFields(product, ['description', 'short_description'])
}

function cleanFields<T extends object>(document: T, fields: readonly (keyof T)[]): T {
  const clean = { ...document }
  for (const field of fields) {
    const html = document[field]
    if (typeof html === 'string') clean[field] = cleanHtml(html) as T[keyof T]
  }
  return clean
}

import type { CatalogBundle, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { StockItem } from '@meerkat/contract/stock'
import type { Executor, Statement } from '../db/executor.ts'
import { memberOf, STORE_ENTITIES } from './catalog-tables.ts'

const STORE_CODES: Statement = {
  name: 'export-store-codes',
  text: 'select store_code from product union select store_code from category union select store_code from cms_page order by store_code',
}
const STOCK: Statement = {
  name: 'export-stock',
  text: `select sku, product_id, qty, is_in_stock, manage_stock, min_qty, min_sale_qty, max_sale_qty, qty_increments, notify_stock_qty
    from stock order by sku`,
}
const TAX_RULES: Statement = { name: 'export-tax-rule', text: 'select body from tax_rule order by place, id' }
/** Rows per statement, far below every time limit. */
const PAGE = 500

/** Exports the catalogue as a bundle for import: the merchant's documents, current stock and all reviews. */
export async function exportCatalog(sql: Executor): Promise<CatalogBundle> {
  const stores: StoreCatalog[] = []
  for (const { store_code: storeCode } of await sql.run<{ store_code: string }>(STORE_CODES)) stores.push(await exportStore(sql, storeCode))
  const taxRules = (await sql.run<{ body: string }>(TAX_RULES)).map(({ body }) => JSON.parse(body))
  return { stores, taxRules, stock: await sql.run<StockItem>(STOCK), reviews: await readAll(sql, 'review', null) }
}

async function exportStore(sql: Executor, storeCode: string): Promise<StoreCatalog> {
  const members: [string, unknown[]][] = []
  for (const entity of STORE_ENTITIES) members.push([memberOf(entity), await readAll(sql, entity, storeCode)])
  return { storeCode, ...Object.fromEntries(members) } as StoreCatalog
}

async function readAll<T>(sql: Executor, table: string, storeCode: string | null): Promise<T[]> {
  const scope = storeCode === null ? '$1::text is null' : 'store_code = $1'
  const statement = { name: `export-${table}`, text: `select id, body from ${table} where ${scope} and id > $2 order by id limit ${PAGE}` }
  const all: T[] = []
  for (let last = -1; ; ) {
    const rows = await sql.run<{ id: number; body: string }>(statement, [storeCode, last])
    for (const { body } of rows) all.push(JSON.parse(body) as T)
    if (rows.length < PAGE) return all
    last = rows.at(-1)!.id
  }
}

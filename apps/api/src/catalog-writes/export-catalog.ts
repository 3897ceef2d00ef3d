import type { CatalogBundle, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { StockItem } from '@meerkat/contract/stock'
import type { Executor, Statement } from '../db/executor.ts'

/** Tables whose documents a store view has of its own, by the bundle's member. */
const STORE_TABLES = {
  products: 'product',
  categories: 'category',
  attributes: 'attribute',
  cmsPages: 'cms_page',
  cmsBlocks: 'cms_block',
  cmsHierarchies: 'cms_hierarchy',
} as const satisfies Record<Exclude<keyof StoreCatalog, 'storeCode'>, string>

const STORE_CODES: Statement = { name: 'export-store-codes', text: 'select distinct store_code from product order by store_code' }
const STOCK: Statement = {
  name: 'export-stock',
  text: 'select sku, product_id, qty, is_in_stock, manage_stock, min_sale_qty, max_sale_qty from stock order by sku',
}

/** The catalogue as `importCatalog` takes it: what the merchant wrote, with today's stock and every review. */
export async function exportCatalog(sql: Executor): Promise<CatalogBundle> {
  const stores = []
  for (const { store_code: storeCode } of await sql.run<{ store_code: string }>(STORE_CODES)) stores.push(await exportStore(sql, storeCode))
  return {
    stores,
    taxRules: await bodies(sql, { name: 'export-tax-rule', text: 'select body from tax_rule order by place, id' }),
    stock: await sql.run<StockItem>(STOCK),
    reviews: await bodies(sql, { name: 'export-review', text: 'select body from review order by id' }),
  }
}

async function exportStore(sql: Executor, storeCode: string): Promise<StoreCatalog> {
  const members: [string, unknown[]][] = []
  for (const [member, table] of Object.entries(STORE_TABLES)) {
    // Categories go in with parents before children, and a parent is always older than its children.
    const statement = { name: `export-${table}`, text: `select body from ${table} where store_code = $1 order by id` }
    members.push([member, await bodies(sql, statement, [storeCode])])
  }
  return { storeCode, ...Object.fromEntries(members) } as StoreCatalog
}

async function bodies<T>(sql: Executor, statement: Statement, values: readonly unknown[] = []): Promise<T[]> {
  const rows = await sql.run<{ body: string }>(statement, values)
  return rows.map(({ body }) => JSON.parse(body) as T)
}

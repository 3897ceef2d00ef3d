import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Executor, Statement } from '../../../db/executor.ts'

/** Rows per statement: a catalogue of any size is read in pieces that no time limit cuts. */
const PAGE = 500

const SELECT_PRODUCTS: Statement = {
  name: 'select-products',
  text: 'select id, body from product where store_code = $1 and id > $2 order by id limit $3',
}
const SELECT_CATEGORIES: Statement = { name: 'select-categories', text: 'select body from category where store_code = $1 order by id' }
const SELECT_ATTRIBUTES: Statement = { name: 'select-attributes', text: 'select body from attribute where store_code = $1 order by id' }
const SELECT_TAX_RULES: Statement = { name: 'select-tax-rules', text: 'select body from tax_rule order by place, id' }
const COUNT_PRODUCTS: Statement = { name: 'count-products', text: 'select count(*) as count from product' }
const SELECT_VERSION: Statement = { name: 'select-catalog-version', text: 'select version, imported_at from catalog_version' }

/** Names this import of this database: another text, another catalogue. */
export async function getVersion(sql: Executor): Promise<string> {
  const [row] = await sql.run<{ version: number; imported_at: Date | null }>(SELECT_VERSION)
  return `${row?.version ?? 0} ${row?.imported_at?.toISOString() ?? 'never'}`
}

/** Products of all store views together. */
export async function countProducts(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ count: number }>(COUNT_PRODUCTS)
  return row?.count ?? 0
}

/** All products of a store view in the order of their ids, as the merchant wrote them. */
export async function* listProducts(sql: Executor, storeCode: string): AsyncGenerator<Product> {
  let last = -1
  for (;;) {
    const rows = await sql.run<{ id: number; body: string }>(SELECT_PRODUCTS, [storeCode, last, PAGE])
    for (const { body } of rows) yield JSON.parse(body)
    if (rows.length < PAGE) return
    last = rows.at(-1)!.id
  }
}

export async function listCategories(sql: Executor, storeCode: string): Promise<Category[]> {
  return readBodies(sql, SELECT_CATEGORIES, [storeCode])
}

export async function listAttributes(sql: Executor, storeCode: string): Promise<Attribute[]> {
  return readBodies(sql, SELECT_ATTRIBUTES, [storeCode])
}

/** In the order that decides which of several rules taxes. Behaviour 4.2. */
export async function listTaxRules(sql: Executor): Promise<TaxRule[]> {
  return readBodies(sql, SELECT_TAX_RULES, [])
}

/** Documents were checked against the contract when they were imported. */
async function readBodies<T>(sql: Executor, statement: Statement, values: readonly unknown[]): Promise<T[]> {
  const rows = await sql.run<{ body: string }>(statement, values)
  return rows.map(({ body }): T => JSON.parse(body))
}

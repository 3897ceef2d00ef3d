import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { ProductType } from '@meerkat/contract/product-type'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import type { Executor, Statement } from '../../../db/executor.ts'
import { decodeProduct, type ProductSource } from './decode-product.ts'

/** Rows per statement: the catalogue is read in pages, so that each statement stays below the timeout. */
const PAGE = 500

const SELECT_PRODUCTS: Statement = {
  name: 'select-products',
  text: 'select id, body from product where store_code = $1 and type_id = any($2) and id > $3 order by id limit $4',
}
const FIND_PRODUCTS: Statement = {
  name: 'find-products',
  text: 'select id, body from product where store_code = $1 and id = any($2) order by id',
}
const FIND_PRODUCTS_BY_SKU: Statement = {
  name: 'find-products-by-sku',
  text: 'select id, body from product where store_code = $1 and sku = any($2) order by id',
}
const SELECT_CATEGORIES: Statement = { name: 'select-categories', text: 'select body from category where store_code = $1 order by id' }
const FIND_CATEGORIES: Statement = {
  name: 'find-categories',
  text: 'select body from category where store_code = $1 and id = any($2) order by id',
}
const SELECT_ATTRIBUTES: Statement = { name: 'select-attributes', text: 'select body from attribute where store_code = $1 order by id' }
const FIND_ATTRIBUTES: Statement = {
  name: 'find-attributes',
  text: 'select body from attribute where store_code = $1 and id = any($2) order by id',
}
const SELECT_TAX_RULES: Statement = { name: 'select-tax-rules', text: 'select body from tax_rule order by place, id' }
const COUNT_PRODUCTS: Statement = { name: 'count-products', text: 'select count(*) as count from product' }

/** Products of all store views together. */
export async function countProducts(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ count: number }>(COUNT_PRODUCTS)
  return row?.count ?? 0
}

/** The products of these types in the order of their ids, page by page. */
export async function* listProducts(sql: Executor, storeCode: string, types: readonly ProductType[]): AsyncGenerator<ProductSource[]> {
  let last = -1
  for (;;) {
    const rows = await sql.run<{ id: number; body: string }>(SELECT_PRODUCTS, [storeCode, types, last, PAGE])
    if (rows.length > 0) yield rows.map(({ body }) => decodeProduct(body))
    if (rows.length < PAGE) return
    last = rows.at(-1)!.id
  }
}

export async function findProducts(sql: Executor, storeCode: string, ids: readonly number[]): Promise<ProductSource[]> {
  if (ids.length === 0) return []
  const rows = await sql.run<{ body: string }>(FIND_PRODUCTS, [storeCode, ids])
  return rows.map(({ body }) => decodeProduct(body))
}

export async function findProductsBySku(sql: Executor, storeCode: string, skus: readonly string[]): Promise<ProductSource[]> {
  if (skus.length === 0) return []
  const rows = await sql.run<{ body: string }>(FIND_PRODUCTS_BY_SKU, [storeCode, skus])
  return rows.map(({ body }) => decodeProduct(body))
}

/** All categories of a store view, or those of the given ids. */
export async function listCategories(sql: Executor, storeCode: string, ids?: readonly number[]): Promise<Category[]> {
  const categories = await (ids === undefined
    ? readBodies<Category>(sql, SELECT_CATEGORIES, [storeCode])
    : readBodies<Category>(sql, FIND_CATEGORIES, [storeCode, ids]))
  return categories.map((category) => ({ ...category, name: decodeEntities(category.name) }))
}

/** All attributes of a store view, or those of the given ids. */
export async function listAttributes(sql: Executor, storeCode: string, ids?: readonly number[]): Promise<Attribute[]> {
  return ids === undefined ? readBodies(sql, SELECT_ATTRIBUTES, [storeCode]) : readBodies(sql, FIND_ATTRIBUTES, [storeCode, ids])
}

/** In the order that decides which of several matching rules applies. docs/behaviour/prices.md §4.2. */
export async function listTaxRules(sql: Executor): Promise<TaxRule[]> {
  return readBodies(sql, SELECT_TAX_RULES, [])
}

/** Documents were checked against the contract when they were written. */
async function readBodies<T>(sql: Executor, statement: Statement, values: readonly unknown[]): Promise<T[]> {
  const rows = await sql.run<{ body: string }>(statement, values)
  return rows.map(({ body }): T => JSON.parse(body))
}

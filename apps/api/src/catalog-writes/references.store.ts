import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Executor, Statement } from '../db/executor.ts'

/** Products per statement when searching their bodies: takes milliseconds per statement. */
const PAGE = 2000

const SKUS: Statement = { name: 'existing-skus', text: 'select sku from product where store_code = $1 and sku = any($2)' }
const CATEGORY_IDS: Statement = { name: 'existing-category-ids', text: 'select id from category where store_code = $1 and id = any($2)' }
const TAX_RULES: Statement = { name: 'tax-rules-of-check', text: 'select body from tax_rule' }
const TAX_RULE_PLACE: Statement = {
  name: 'tax-rule-place',
  text: 'select coalesce((select place from tax_rule where id = $1), (select max(place) + 1 from tax_rule), 0) as place',
}
const IS_BELOW: Statement = {
  name: 'is-category-below',
  text: `with recursive above as (
      select id, parent_id from category where store_code = $1 and id = $3
      union select c.id, c.parent_id from category c join above a on c.id = a.parent_id where c.store_code = $1
    )
    select id from above where id = $2`,
}
const PARENTS: Statement = {
  name: 'parents-of-variant',
  text: `select body from product where store_code = $1 and type_id = 'configurable' and strpos(body, $2) > 0`,
}
const IN_CATEGORY: Statement = {
  name: 'products-naming-category',
  text: `select id, case when body ~ $2 then body end as body from product where store_code = $1 and id > $3 order by id limit ${PAGE}`,
}
const PATHS: Readonly<Record<'product' | 'category', Statement>> = {
  product: { name: 'is-path-of-product', text: 'select id from product where store_code = $1 and url_path = $2' },
  category: { name: 'is-path-of-category', text: 'select id from category where store_code = $1 and url_path = $2' },
}

export async function findSkus(sql: Executor, storeCode: string, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set()
  const rows = await sql.run<{ sku: string }>(SKUS, [storeCode, skus])
  return new Set(rows.map(({ sku }) => sku))
}

export async function findCategoryIds(sql: Executor, storeCode: string, ids: readonly number[]): Promise<Set<number>> {
  const wanted = ids.filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31)
  if (wanted.length === 0) return new Set()
  const rows = await sql.run<{ id: number }>(CATEGORY_IDS, [storeCode, wanted])
  return new Set(rows.map(({ id }) => id))
}

export async function listTaxRules(sql: Executor): Promise<TaxRule[]> {
  const rows = await sql.run<{ body: string }>(TAX_RULES)
  return rows.map(({ body }) => JSON.parse(body) as TaxRule)
}

export async function findTaxRulePlace(sql: Executor, id: number): Promise<number> {
  const [row] = await sql.run<{ place: number }>(TAX_RULE_PLACE, [id])
  return row?.place ?? 0
}

/** Whether the category would be its own ancestor under this parent. */
export async function isBelow(
  sql: Executor,
  storeCode: string,
  { id, parentId }: { id: number; parentId: number | null },
): Promise<boolean> {
  return parentId !== null && (await sql.run(IS_BELOW, [storeCode, id, parentId])).length > 0
}

export async function isPathTaken(sql: Executor, table: 'product' | 'category', storeCode: string, path: string): Promise<boolean> {
  return (await sql.run(PATHS[table], [storeCode, path])).length > 0
}

/** Configurable products with the sku as a variant. */
export async function findParents(sql: Executor, storeCode: string, sku: string): Promise<Product[]> {
  const rows = await sql.run<{ body: string }>(PARENTS, [storeCode, JSON.stringify(sku)])
  return rows
    .map(({ body }) => JSON.parse(body) as Product)
    .filter(({ configurable_children: children = [] }) => children.some((child) => child.sku === sku))
}

/** The sku of any product in the category, or null. */
export async function findProductInCategory(sql: Executor, storeCode: string, id: number): Promise<string | null> {
  const pattern = `"category_ids":\\[[^]]*\\m${id}\\M`
  for (let last = -1; ; ) {
    const rows = await sql.run<{ id: number; body: string | null }>(IN_CATEGORY, [storeCode, pattern, last])
    for (const { body } of rows) {
      const product = body === null ? null : (JSON.parse(body) as Product)
      if (product?.category_ids?.some((one) => Number(one) === id)) return product.sku
    }
    if (rows.length < PAGE) return null
    last = rows.at(-1)!.id
  }
}

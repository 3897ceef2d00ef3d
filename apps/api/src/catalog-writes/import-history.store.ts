import type { Executor, Statement } from '../db/executor.ts'
import type { Entity } from './catalog-tables.ts'
import { scopeOf } from './catalog-writes.store.ts'
import type { StockChanges } from './write-stock.ts'

/** Maximum number of imports that can be undone. */
const MAX_IMPORTS = 5
const PAGE = 1000

const INSERT: Statement = { name: 'insert-catalog-import', text: 'insert into catalog_import default values returning id' }
const LAST: Statement = { name: 'last-catalog-import', text: 'select id, imported_at from catalog_import order by id desc limit 1' }
const TRIM: Statement = {
  name: 'trim-catalog-imports',
  text: `delete from catalog_import where id < (select min(id) from (select id from catalog_import order by id desc limit ${MAX_IMPORTS}) as newest)`,
}
const DELETE: Statement = { name: 'delete-catalog-import', text: 'delete from catalog_import where id = $1' }
const INSERT_ROWS: Statement = {
  name: 'insert-catalog-import-rows',
  text: `insert into catalog_import_row (import_id, entity, store_code, key, before, number)
    select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::integer[])`,
}
const ROWS: Statement = {
  name: 'catalog-import-rows',
  text: `select entity, store_code, key, before, number from catalog_import_row
    where import_id = $1 and (entity, store_code, key) > ($2, $3, $4) order by entity, store_code, key limit ${PAGE}`,
}

export interface LastImport {
  readonly id: number
  readonly imported_at: Date
}

/** The state of one document or record before an import. */
export interface FoundRow {
  readonly entity: Entity | 'stock' | 'review'
  readonly store_code: string
  readonly key: string
  readonly before: string | null
  readonly number: number | null
}

export async function beginImport(tx: Executor): Promise<number> {
  const [row] = await tx.run<{ id: number }>(INSERT)
  await tx.run(TRIM)
  return row!.id
}

/** Copies documents before they are replaced or deleted, within the database. */
export async function keepDocuments(
  tx: Executor,
  importId: number,
  entity: Entity,
  storeCode: string,
  ids: readonly number[],
): Promise<void> {
  const statement = {
    name: `keep-${entity}`,
    text: `insert into catalog_import_row (import_id, entity, store_code, key, before, number)
      select $3, '${entity}', $1, id::text, body, ${entity === 'tax_rule' ? 'place' : 'null::integer'} from ${entity} where ${scopeOf(entity)} and id = any($2)`,
  }
  for (let from = 0; from < ids.length; from += PAGE) await tx.run(statement, [storeCode, ids.slice(from, from + PAGE), importId])
}

/** Stores the keys of new documents. */
export async function keepAbsent(
  tx: Executor,
  importId: number,
  list: { readonly entity: FoundRow['entity']; readonly storeCode: string; readonly keys: readonly (string | number)[] },
): Promise<void> {
  for (let from = 0; from < list.keys.length; from += PAGE) {
    const keys = list.keys.slice(from, from + PAGE).map(String)
    const nothing = keys.map(() => null)
    await tx.run(INSERT_ROWS, [importId, list.entity, list.storeCode, keys, nothing, nothing])
  }
}

export async function keepStock(tx: Executor, importId: number, changed: StockChanges['changed']): Promise<void> {
  for (let from = 0; from < changed.length; from += PAGE) {
    const page = changed.slice(from, from + PAGE)
    await tx.run(INSERT_ROWS, [
      importId,
      'stock',
      '',
      page.map(({ before }) => before.sku),
      page.map(({ before }) => JSON.stringify(before)),
      page.map(({ after, withQuantity }) => (withQuantity ? after.qty : null)),
    ])
  }
}

export async function findLastImport(sql: Executor): Promise<LastImport | null> {
  const [row] = await sql.run<LastImport>(LAST)
  return row ?? null
}

export async function* readFound(sql: Executor, importId: number): AsyncGenerator<FoundRow> {
  let last: readonly string[] = ['', '', '']
  for (;;) {
    const rows = await sql.run<FoundRow>(ROWS, [importId, ...last])
    yield* rows
    const end = rows.at(-1)
    if (rows.length < PAGE || !end) return
    last = [end.entity, end.store_code, end.key]
  }
}

export async function forgetImport(tx: Executor, importId: number): Promise<void> {
  await tx.run(DELETE, [importId])
}

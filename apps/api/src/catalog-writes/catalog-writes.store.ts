import type { Executor, Statement } from '../db/executor.ts'
import { insertRows } from '../db/insert-rows.ts'
import { columnsOf, type DocumentRow, type Entity } from './catalog-tables.ts'

/** Hashes per statement: takes milliseconds, far below every time limit. */
const HASH_PAGE = 5000
/** Documents per statement when whole bodies are read. */
const BODY_PAGE = 250
const ID_PAGE = 1000

/** The text that is hashed to compare a document. It contains the position of a tax rule, because the first matching rule applies. */
const HASHED: Readonly<Partial<Record<Entity, string>>> = { tax_rule: `md5(place || ' ' || body)` }

const TRY_RAISE: Statement = {
  name: 'raise-known-catalog-version',
  text: 'update catalog_version set version = version + 1, imported_at = clock_timestamp() where version = $1 returning version',
}
const RAISE: Statement = {
  name: 'raise-catalog-version',
  text: 'update catalog_version set version = version + 1, imported_at = clock_timestamp()',
}
const VERSION: Statement = { name: 'read-catalog-version', text: 'select version from catalog_version' }

/** Counts the writes of catalogue documents. */
export async function readVersion(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ version: number }>(VERSION)
  return row?.version ?? 0
}

/**
 * The first statement of every transaction that writes documents: it makes those transactions wait for each other, so that what
 * one has checked stays true until it commits.
 */
export async function raiseVersion(tx: Executor): Promise<void> {
  await tx.run(RAISE)
}

/** The same for a write planned for one catalogue version. False when the catalogue has changed since. */
export async function raiseVersionFrom(tx: Executor, version: number): Promise<boolean> {
  return (await tx.run(TRY_RAISE, [version])).length > 0
}

/** Ids and hashes of a list of documents. */
export async function readHashes(sql: Executor, entity: Entity, storeCode: string): Promise<Map<number, string>> {
  const statement = {
    name: `hash-${entity}`,
    text: `select id, ${HASHED[entity] ?? 'md5(body)'} as hash from ${entity} where ${scopeOf(entity)} and id > $2 order by id limit ${HASH_PAGE}`,
  }
  const hashes = new Map<number, string>()
  for (let last = -1; ; ) {
    const rows = await sql.run<{ id: number; hash: string }>(statement, [storeCode, last])
    for (const { id, hash } of rows) hashes.set(id, hash)
    if (rows.length < HASH_PAGE) return hashes
    last = rows.at(-1)!.id
  }
}

/** The text that `readHashes` hashes for a stored document. */
export function hashedText(entity: Entity, { values, body }: DocumentRow): string {
  return entity === 'tax_rule' ? `${values[0]} ${body}` : body
}

/** The stored documents with these ids, page by page. */
export async function* readBodies(sql: Executor, entity: Entity, storeCode: string, ids: readonly number[]): AsyncGenerator<string> {
  const statement = {
    name: `bodies-of-${entity}`,
    text: `select body from ${entity} where ${scopeOf(entity)} and id = any($2) order by id`,
  }
  for (let from = 0; from < ids.length; from += BODY_PAGE)
    for (const { body } of await sql.run<{ body: string }>(statement, [storeCode, ids.slice(from, from + BODY_PAGE)])) yield body
}

export async function insertDocuments(tx: Executor, entity: Entity, storeCode: string, rows: readonly DocumentRow[]): Promise<void> {
  const key = entity === 'tax_rule' ? [] : [storeCode]
  await insertRows(
    tx,
    { table: entity, columns: columnsOf(entity) },
    rows.map(({ id, values, body }) => [...key, id, ...values, body]),
  )
}

export async function deleteDocuments(tx: Executor, entity: Entity, storeCode: string, ids: readonly number[]): Promise<void> {
  const statement = { name: `delete-${entity}`, text: `delete from ${entity} where ${scopeOf(entity)} and id = any($2)` }
  for (let from = 0; from < ids.length; from += ID_PAGE) await tx.run(statement, [storeCode, ids.slice(from, from + ID_PAGE)])
}

/** The condition that `$1` is the store view; tax rules belong to all of them. */
export function scopeOf(entity: Entity): string {
  return entity === 'tax_rule' ? `$1::text = ''` : 'store_code = $1'
}

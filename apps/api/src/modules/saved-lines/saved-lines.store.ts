import { MAX_SAVED_LINES, type SavedLine } from '@meerkat/contract/saved-lines'
import { savedLineKey } from '@meerkat/domain/cart/saved/saved-line-key'
import { type ListOwner, lockCustomer } from '../../db/customer-list.ts'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = {
  name: 'select-saved-lines',
  text: 'select sku, qty, product_option from saved_line where customer_id = $1 and store_code = $2 order by id desc',
}
const REMOVE: Statement = {
  name: 'remove-saved-lines',
  text: 'delete from saved_line where customer_id = $1 and store_code = $2 and key = any($3)',
}
/** Inserts the newest line last, so that it gets the highest id. A repeated change gives the lines new ids in the same order. */
const PUT: Statement = {
  name: 'put-saved-lines',
  text: `insert into saved_line (customer_id, store_code, key, sku, qty, product_option, created_at)
    select $1, $2, l.key, l.sku, l.qty, nullif(l.product_option, 'null'), $4
    from jsonb_to_recordset($3::jsonb) as l(place integer, key text, sku text, qty integer, product_option jsonb) order by l.place
    on conflict (customer_id, store_code, key) do update set id = default, qty = excluded.qty, product_option = excluded.product_option`,
}
const COUNT: Statement = {
  name: 'count-saved-lines',
  text: 'select count(*)::int as count from saved_line where customer_id = $1 and store_code = $2',
}
const LIST_OF: Statement = {
  name: 'list-saved-lines-of',
  text: `select store_code as "storeCode", sku, qty, product_option, created_at from saved_line where customer_id = $1
    order by store_code, id desc`,
}

interface Row {
  readonly sku: string
  readonly qty: number
  readonly product_option: SavedLine['product_option']
}

/** The newest first. */
export async function findLines(sql: Executor, { customerId, storeCode }: ListOwner): Promise<SavedLine[]> {
  return (await sql.run<Row>(SELECT, [customerId, storeCode])).map(toLine)
}

export interface SavedLinesChange {
  /** The newest first. */
  readonly put: readonly SavedLine[]
  readonly remove: readonly Omit<SavedLine, 'qty'>[]
  readonly now: Date
}

/** False when the list would be too long: the caller rolls back. */
export async function changeLines(
  tx: Executor,
  { customerId, storeCode }: ListOwner,
  { put, remove, now }: SavedLinesChange,
): Promise<boolean> {
  await lockCustomer(tx, customerId)
  // Each key must occur only once in the statement: of two equal lines in one call, keep the newer.
  const byKey = new Map(put.toReversed().map((line) => [savedLineKey(line), line]))
  const rows = [...byKey].map(([key, line], place) => ({ ...line, key, place }))
  if (rows.length > 0) await tx.run(PUT, [customerId, storeCode, JSON.stringify(rows), now])
  if (remove.length > 0) await tx.run(REMOVE, [customerId, storeCode, remove.map(savedLineKey)])
  const [row] = await tx.run<{ count: number }>(COUNT, [customerId, storeCode])
  return (row?.count ?? 0) <= MAX_SAVED_LINES
}

/** All saved lines of a customer, for their owner. */
export async function listSavedLinesOf(sql: Executor, customerId: number) {
  const rows = await sql.run<Row & { storeCode: string; created_at: Date }>(LIST_OF, [customerId])
  return rows.map(({ storeCode, created_at, ...row }) => ({ storeCode, ...toLine(row), since: created_at.toISOString() }))
}

function toLine({ sku, qty, product_option }: Row): SavedLine {
  return { sku, qty, ...(product_option && { product_option }) }
}

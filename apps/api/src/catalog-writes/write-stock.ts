import { MAX_LINE_QTY } from '@meerkat/contract/cart'
import type { StockItem } from '@meerkat/contract/stock'
import type { Executor, Statement } from '../db/executor.ts'
import { insertRows } from '../db/insert-rows.ts'
import { STOCK_COLUMN_NAMES, STOCK_COLUMNS, type StockRecord } from '../db/stock-table.ts'

const PAGE = 1000

/** The stock changes of an import. Sales change quantities constantly, so quantities are replaced only on the operator's request. */
export interface StockChanges {
  readonly added: readonly StockRecord[]
  /** Records whose sales rules differ, such as the minimum quantity; `withQuantity`: write the quantity as well. */
  readonly changed: readonly { readonly before: StockRecord; readonly after: StockRecord; readonly withQuantity: boolean }[]
  /** Records whose quantity differs and is not replaced. */
  readonly kept: number
}

const SELECT: Statement = { name: 'stock-before-import', text: `select ${STOCK_COLUMN_NAMES.join(', ')} from stock where sku = any($1)` }
const LOCK: Statement = { name: 'lock-stock-of-import', text: 'select sku, qty from stock where sku = any($1) order by sku for update' }
const UPDATE: Statement = {
  name: 'update-stock-of-import',
  text: `update stock set product_id = $2, qty = qty + $3, is_in_stock = coalesce($4, is_in_stock), manage_stock = $5, min_qty = $6,
    min_sale_qty = $7, max_sale_qty = $8, qty_increments = $9, notify_stock_qty = $10 where sku = $1`,
}

export async function compareStock(sql: Executor, items: readonly StockItem[], replaceQuantities: boolean): Promise<StockChanges> {
  const stored = await readStock(
    sql,
    items.flatMap(({ sku }) => sku ?? []),
  )
  const added: StockRecord[] = []
  const changed: StockChanges['changed'][number][] = []
  let kept = 0
  for (const item of items) {
    const before = item.sku === undefined ? undefined : stored.get(item.sku)
    const after = toStockRecord(item, before)
    // Ignore records without a sku or a product.
    if (!after) continue
    if (!before) {
      added.push(after)
      continue
    }
    const isOtherQuantity = before.qty !== after.qty || before.is_in_stock !== after.is_in_stock
    const withQuantity = replaceQuantities && isOtherQuantity
    if (isOtherQuantity && !withQuantity) kept++
    if (withQuantity || hasOtherRules(before, after)) changed.push({ before, after, withQuantity })
  }
  return { added, changed, kept }
}

export async function writeStock(tx: Executor, { added, changed }: StockChanges): Promise<void> {
  // A sale may have changed a record since the comparison.
  await insertRows(tx, { table: 'stock', columns: STOCK_COLUMNS, onConflict: 'on conflict (sku) do nothing' }, added.map(toValues))
  for (let from = 0; from < changed.length; from += PAGE) {
    const page = changed.slice(from, from + PAGE)
    const locked = await tx.run<{ sku: string; qty: number }>(LOCK, [page.map(({ after }) => after.sku)])
    const now = new Map(locked.map(({ sku, qty }) => [sku, qty]))
    for (const { after, withQuantity } of page) {
      const difference = withQuantity ? after.qty - (now.get(after.sku) ?? after.qty) : 0
      await updateStock(tx, after, { difference, isInStock: withQuantity ? after.is_in_stock : null })
    }
  }
}

/** Restores the record from before an import, adjusted by the quantities sold or returned since. */
export async function restoreStock(tx: Executor, before: StockRecord, writtenQty: number | null): Promise<void> {
  const [now] = await tx.run<{ sku: string; qty: number }>(LOCK, [[before.sku]])
  if (!now) return
  if (writtenQty === null) return updateStock(tx, before, { difference: 0, isInStock: null })
  const qty = Math.max(0, now.qty + before.qty - writtenQty)
  return updateStock(tx, before, { difference: qty - now.qty, isInStock: before.is_in_stock })
}

async function updateStock(
  tx: Executor,
  record: StockRecord,
  { difference, isInStock }: { difference: number; isInStock: boolean | null },
): Promise<void> {
  const { sku, product_id, manage_stock, min_qty, min_sale_qty, max_sale_qty, qty_increments, notify_stock_qty } = record
  const rules = [manage_stock, min_qty, min_sale_qty, max_sale_qty, qty_increments, notify_stock_qty]
  await tx.run(UPDATE, [sku, product_id, difference, isInStock, ...rules])
}

async function readStock(sql: Executor, skus: readonly string[]): Promise<Map<string, StockRecord>> {
  const stored = new Map<string, StockRecord>()
  for (let from = 0; from < skus.length; from += PAGE)
    for (const row of await sql.run<StockRecord>(SELECT, [skus.slice(from, from + PAGE)])) stored.set(row.sku, row)
  return stored
}

/** Missing fields keep their stored value; new records get the defaults: managed stock, minimum quantity 1, no increments. */
function toStockRecord(item: StockItem, before: StockRecord | undefined): StockRecord | null {
  const { sku, product_id, is_in_stock, qty, manage_stock, min_sale_qty, max_sale_qty } = item
  if (sku === undefined || product_id === null) return null
  return {
    sku,
    product_id,
    is_in_stock,
    qty: qty ?? before?.qty ?? 0,
    manage_stock: manage_stock ?? before?.manage_stock ?? true,
    min_qty: count(item['min_qty']) ?? before?.min_qty ?? 0,
    min_sale_qty: min_sale_qty ?? before?.min_sale_qty ?? 1,
    max_sale_qty: max_sale_qty ?? before?.max_sale_qty ?? MAX_LINE_QTY,
    qty_increments: count(item['qty_increments']) ?? before?.qty_increments ?? 0,
    notify_stock_qty: count(item['notify_stock_qty']) ?? before?.notify_stock_qty ?? 1,
  }
}

function count(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function hasOtherRules(before: StockRecord, after: StockRecord): boolean {
  const rules = ['product_id', 'manage_stock', 'min_qty', 'min_sale_qty', 'max_sale_qty', 'qty_increments', 'notify_stock_qty'] as const
  return rules.some((rule) => before[rule] !== after[rule])
}

function toValues(record: StockRecord): unknown[] {
  return STOCK_COLUMN_NAMES.map((column) => record[column])
}

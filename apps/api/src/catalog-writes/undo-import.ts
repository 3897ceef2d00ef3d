import { createHash } from 'node:crypto'
import { recordChange } from '../changes/record-change.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/executor.ts'
import type { StockRecord } from '../db/stock-table.ts'
import { CatalogFault } from './catalog-fault.ts'
import { type DocumentOf, type DocumentRow, type Entity, toDocumentRow } from './catalog-tables.ts'
import { hashedText, readHashes, readVersion } from './catalog-writes.store.ts'
import type { ListChanges } from './compare-catalog.ts'
import { type CatalogDifference, describeChanges } from './describe-changes.ts'
import { claimVersion, writeList } from './import-catalog.ts'
import { findLastImport, forgetImport, type LastImport, readFound } from './import-history.store.ts'
import { deleteReviews } from './merge-reviews.ts'
import { recordDocuments } from './record-documents.ts'
import { restoreStock } from './write-stock.ts'

/** A plan that restores what the last import replaced. */
export interface UndoPlan {
  readonly version: number
  readonly last: LastImport
  readonly lists: readonly ListChanges[]
  readonly stock: readonly { readonly before: StockRecord; readonly writtenQty: number | null }[]
  readonly reviews: readonly number[]
  readonly difference: CatalogDifference
}

/** Null when there is no import to undo. */
export async function planUndo(sql: Executor): Promise<UndoPlan | null> {
  const version = await readVersion(sql)
  const last = await findLastImport(sql)
  if (!last) return null
  const found = new Map<string, { entity: Entity; storeCode: string; rows: DocumentRow[]; absent: number[] }>()
  const stock: UndoPlan['stock'][number][] = []
  const reviews: number[] = []
  for await (const { entity, store_code: storeCode, key, before, number } of readFound(sql, last.id)) {
    if (entity === 'stock') {
      if (before !== null) stock.push({ before: JSON.parse(before) as StockRecord, writtenQty: number })
    } else if (entity === 'review') reviews.push(Number(key))
    else {
      const name = `${entity} ${storeCode}`
      const list = found.get(name) ?? { entity, storeCode, rows: [], absent: [] }
      found.set(name, list)
      if (before === null) list.absent.push(Number(key))
      else list.rows.push(toDocumentRow(entity, JSON.parse(before) as DocumentOf[Entity], number ?? 0))
    }
  }
  const lists: ListChanges[] = []
  for (const list of found.values()) lists.push(await compareWithNow(sql, list))
  return { version, last, lists, stock, reviews, difference: await describeChanges(sql, lists) }
}

/** Performs an undo. @throws CatalogFault when it conflicts with something written since. */
export async function undoImport({ transaction }: Pick<Database, 'transaction'>, plan: UndoPlan): Promise<void> {
  const { version, last, lists, stock, reviews } = plan
  try {
    await transaction(async (tx) => {
      await claimVersion(tx, version)
      for (const list of lists) await writeList(tx, list)
      for (const { before, writtenQty } of stock) await restoreStock(tx, before, writtenQty)
      const reviewed = await deleteReviews(tx, reviews)
      await forgetImport(tx, last.id)
      if (!(await recordDocuments(tx, lists))) return recordChange(tx, 'catalog', [])
      await recordChange(
        tx,
        'stock',
        stock.map(({ before }) => before.sku),
      )
      return recordChange(tx, 'review', reviewed)
    })
  } catch (fault) {
    throw toCatalogFault(fault, 'The import cannot be undone') ?? fault
  }
}

/** Omits documents that are unchanged, and adds back those that were deleted meanwhile. */
async function compareWithNow(
  sql: Executor,
  { entity, storeCode, rows, absent }: { entity: Entity; storeCode: string; rows: readonly DocumentRow[]; absent: readonly number[] },
): Promise<ListChanges> {
  const now = await readHashes(sql, entity, storeCode)
  const added = rows.filter(({ id }) => !now.has(id))
  const changed = rows.filter((row) => {
    const hash = now.get(row.id)
    return hash !== undefined && hash !== createHash('md5').update(hashedText(entity, row)).digest('hex')
  })
  return { entity, storeCode, added, changed, gone: absent.filter((id) => now.has(id)) }
}

const UNIQUE_VIOLATION = '23505'

/** Converts a uniqueness violation (a path or sku used by another document) to a message. */
export function toCatalogFault(fault: unknown, what: string): CatalogFault | null {
  if (!(fault instanceof Error) || !('code' in fault) || fault.code !== UNIQUE_VIOLATION) return null
  const detail = 'detail' in fault && typeof fault.detail === 'string' ? fault.detail : fault.message
  const [, columns = '', values = ''] = /\((.+)\)=\((.+)\)/.exec(detail) ?? []
  return new CatalogFault([`${columns}: ${values} is taken by another document`], what)
}

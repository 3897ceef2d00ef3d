import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import { recordChange } from '../changes/record-change.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/executor.ts'
import { CatalogFault } from './catalog-fault.ts'
import { deleteDocuments, insertDocuments, raiseVersionFrom, readVersion } from './catalog-writes.store.ts'
import { checkCatalog } from './check-catalog.ts'
import { compareCatalog, type ListChanges } from './compare-catalog.ts'
import { type CatalogDifference, describeChanges } from './describe-changes.ts'
import { beginImport, keepAbsent, keepDocuments, keepStock } from './import-history.store.ts'
import { compareReviews, insertReviews, type ReviewChanges } from './merge-reviews.ts'
import { recordDocuments } from './record-documents.ts'
import { compareStock, type StockChanges, writeStock } from './write-stock.ts'

/** Up to this number, changed skus of stock records are recorded one by one. */
const MAX_SKUS = 2000

export interface ImportOptions {
  /** The store views of the shop: a bundle with another one is refused. When not given, any code is accepted. */
  readonly storeCodes?: readonly string[] | undefined
  /** Replace the shop's quantities with those of the bundle. Otherwise only new stock records are written, so that sales are kept. */
  readonly replaceQuantities?: boolean | undefined
}

/** An import that was validated and compared, and is ready to perform. */
export interface ImportPlan {
  /** Version of the catalogue that the bundle was compared with. */
  readonly version: number
  readonly lists: readonly ListChanges[]
  readonly stock: StockChanges
  readonly reviews: ReviewChanges
  readonly difference: CatalogDifference
}

/**
 * Plans the import of a bundle without writing anything.
 * @throws CatalogFault when the bundle is invalid.
 */
export async function planImport(
  sql: Executor,
  input: unknown,
  { storeCodes, replaceQuantities = false }: ImportOptions = {},
): Promise<ImportPlan> {
  const bundle = checkCatalog(input, storeCodes)
  const version = await readVersion(sql)
  const lists = await compareCatalog(sql, bundle)
  const stock = await compareStock(sql, bundle.stock, replaceQuantities)
  const reviews = await compareReviews(sql, bundle.reviews)
  return { version, lists, stock, reviews, difference: await describeChanges(sql, lists, bundle) }
}

function changesNothing({ lists, stock, reviews }: ImportPlan): boolean {
  return lists.length + stock.added.length + stock.changed.length + reviews.added.length === 0
}

/**
 * Performs a plan in one transaction, and stores what it replaces for `undoImport`.
 * @throws CatalogFault when the catalogue was changed since the plan was made.
 */
export async function performImport({ transaction }: Pick<Database, 'transaction'>, plan: ImportPlan): Promise<void> {
  // A first import counts even if it is empty: from then on the shop is no longer seeded.
  if (changesNothing(plan) && plan.version > 0) return
  await transaction(async (tx) => {
    await claimVersion(tx, plan.version)
    // The first import of a shop replaces nothing, so there is nothing to undo.
    if (plan.version > 0) await keepWhatIsReplaced(tx, plan)
    for (const list of plan.lists) await writeList(tx, list)
    await writeStock(tx, plan.stock)
    await insertReviews(tx, plan.reviews.added)
    await recordImport(tx, plan)
  })
}

/** Replaces the shop's catalogue with the bundle and sanitises its HTML. @throws CatalogFault */
export async function importCatalog(
  database: Pick<Database, 'sql' | 'transaction'>,
  bundle: CatalogBundle,
  options: ImportOptions = {},
): Promise<void> {
  await performImport(database, await planImport(database.sql, bundle, options))
}

/** @throws CatalogFault when the catalogue has changed since the changes were planned. */
export async function claimVersion(tx: Executor, version: number): Promise<void> {
  if (!(await raiseVersionFrom(tx, version)))
    throw new CatalogFault(['the catalogue was changed while this was prepared: please try again'])
}

/** Deletes first: a new document may take the path or the sku of an old one. */
export async function writeList(tx: Executor, { entity, storeCode, added, changed, gone }: ListChanges): Promise<void> {
  await deleteDocuments(tx, entity, storeCode, [...changed.map(({ id }) => id), ...gone])
  await insertDocuments(tx, entity, storeCode, [...changed, ...added])
}

async function keepWhatIsReplaced(tx: Executor, { lists, stock, reviews }: ImportPlan): Promise<void> {
  const importId = await beginImport(tx)
  for (const { entity, storeCode, added, changed, gone } of lists) {
    await keepDocuments(tx, importId, entity, storeCode, [...changed.map(({ id }) => id), ...gone])
    await keepAbsent(tx, importId, { entity, storeCode, keys: added.map(({ id }) => id) })
  }
  await keepStock(tx, importId, stock.changed)
  await keepAbsent(tx, importId, { entity: 'review', storeCode: '', keys: reviews.added.map(({ id }) => id) })
}

async function recordImport(tx: Executor, { lists, stock, reviews }: ImportPlan): Promise<void> {
  const skus = [...stock.added, ...stock.changed.map(({ after }) => after)].map(({ sku }) => sku)
  const isLarge = skus.length > MAX_SKUS || !(await recordDocuments(tx, lists))
  if (isLarge) return recordChange(tx, 'catalog', [])
  await recordChange(tx, 'stock', skus)
  await recordChange(tx, 'review', [...new Set(reviews.added.map(({ product_id }) => product_id))])
}

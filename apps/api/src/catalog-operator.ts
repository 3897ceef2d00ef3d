import { extname, join } from 'node:path'
import type { Product } from '@meerkat/contract/product'
import { editProduct, findProducts, type ProductEdit } from './catalog-writes/edit-product.ts'
import { exportCatalog } from './catalog-writes/export-catalog.ts'
import { type ImportPlan, performImport, planImport } from './catalog-writes/import-catalog.ts'
import { type CatalogInventory, inspectCatalog } from './catalog-writes/inspect-catalog.ts'
import { planUndo, type UndoPlan, undoImport } from './catalog-writes/undo-import.ts'
import { type DocumentPlace, deleteDocument, findDocument, putDocument } from './catalog-writes/write-document.ts'
import { DOWNLOADS_FOLDER } from './catalog-writes/write-downloads.ts'
import { recordChange } from './changes/record-change.ts'
import type { Database } from './db/client.ts'
import { findFile } from './modules/download/find-file.ts'
import { findOriginal } from './modules/image/find-original.ts'

/** What the operator can do with the catalogue. */
export interface CatalogOperator {
  /** What an import of the bundle would change. @throws CatalogFault naming what is wrong with the bundle. */
  planImport(bundle: unknown, options?: { readonly replaceQuantities: boolean }): Promise<ImportPlan>
  performImport(plan: ImportPlan): Promise<void>
  /** Both at once. @throws CatalogFault naming what is wrong with the bundle; nothing is changed then. */
  importCatalog(bundle: unknown): Promise<void>
  /** A plan that restores what the last import replaced, or null when there is nothing to undo. */
  planUndo(): Promise<UndoPlan | null>
  undoImport(plan: UndoPlan): Promise<void>
  exportCatalog(): Promise<unknown>
  /** The product with this sku in each store view that has it. */
  findProducts(sku: string): Promise<{ readonly storeCode: string; readonly product: Product }[]>
  /** @throws CatalogFault */
  editProduct(place: { readonly sku: string; readonly storeCode: string }, edit: ProductEdit): Promise<void>
  /** Adds or replaces one document of the catalogue. @throws CatalogFault */
  putDocument(place: DocumentPlace, document: unknown): Promise<'added' | 'changed' | 'unchanged'>
  findDocument(place: DocumentPlace, id: number): Promise<object | null>
  /** False when it does not exist. @throws CatalogFault when other documents refer to it. */
  deleteDocument(place: DocumentPlace, id: number): Promise<boolean>
  /** Makes every running process reload the catalogue and rebuild its search index. */
  reloadCatalog(): Promise<void>
  /** What the catalogue contains, and which of its files are missing in the data directory. */
  inspectCatalog(dataDir: string): Promise<CatalogState>
}

export interface CatalogState extends Pick<CatalogInventory, 'views'> {
  readonly pictures: number
  readonly missingPictures: readonly string[]
  readonly downloads: number
  /** As `store/link id`. */
  readonly missingDownloads: readonly string[]
}

/** `storeCodes`: the store views that documents may name; undefined allows any. */
export function createCatalogOperator(
  database: Pick<Database, 'sql' | 'transaction'>,
  storeCodes: readonly string[] | undefined,
): CatalogOperator {
  const { sql } = database
  return {
    planImport: (bundle, options) => planImport(sql, bundle, { storeCodes, ...options }),
    performImport: (plan) => performImport(database, plan),
    importCatalog: async (bundle) => performImport(database, await planImport(sql, bundle, { storeCodes })),
    planUndo: () => planUndo(sql),
    undoImport: (plan) => undoImport(database, plan),
    exportCatalog: () => exportCatalog(sql),
    findProducts: (sku) => findProducts(sql, sku),
    editProduct: (place, edit) => editProduct(database, place, edit),
    putDocument: (place, document) => putDocument(database, place, document, storeCodes),
    findDocument: (place, id) => findDocument(sql, place, id),
    deleteDocument: (place, id) => deleteDocument(database, place, id),
    reloadCatalog: () => database.transaction((tx) => recordChange(tx, 'catalog', [])),
    async inspectCatalog(dataDir) {
      const { views, pictures, downloads } = await inspectCatalog(sql)
      const missingPictures = await keep(
        pictures,
        async (path) => (await findOriginal(join(dataDir, 'media'), withoutExtension(path))) === null,
      )
      const missing = await keep(
        downloads,
        async ({ storeCode, linkId }) => (await findFile(join(dataDir, DOWNLOADS_FOLDER), storeCode, linkId)) === null,
      )
      const missingDownloads = missing.map(({ storeCode, linkId }) => `${storeCode || 'default'}/${linkId}`)
      return { views, pictures: pictures.length, missingPictures, downloads: downloads.length, missingDownloads }
    },
  }
}

async function keep<T>(all: readonly T[], test: (one: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = []
  for (const one of all) if (await test(one)) kept.push(one)
  return kept
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length)
}

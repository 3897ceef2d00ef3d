import { createHash } from 'node:crypto'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Executor } from '../db/executor.ts'
import { type DocumentRow, type Entity, listDocuments, toDocumentRow } from './catalog-tables.ts'
import { hashedText, readHashes } from './catalog-writes.store.ts'

/** The writes that bring one list of documents to the desired state. */
export interface ListChanges {
  readonly entity: Entity
  readonly storeCode: string
  readonly added: readonly DocumentRow[]
  readonly changed: readonly DocumentRow[]
  /** Ids of stored documents to delete. */
  readonly gone: readonly number[]
}

/**
 * The documents in which a bundle differs from what is stored. Hashes are compared, so a bundle that changes ten of 100,000 products
 * transfers ten bodies. Store views that the bundle does not name are unchanged.
 */
export async function compareCatalog(sql: Executor, bundle: Pick<CatalogBundle, 'stores' | 'taxRules'>): Promise<ListChanges[]> {
  const lists: ListChanges[] = []
  for (const { entity, storeCode, documents } of listDocuments(bundle)) {
    const stored = await readHashes(sql, entity, storeCode)
    const added: DocumentRow[] = []
    const changed: DocumentRow[] = []
    for (const [place, document] of documents.entries()) {
      const row = toDocumentRow(entity, document, place)
      const hash = stored.get(row.id)
      stored.delete(row.id)
      if (hash === undefined) added.push(row)
      else if (hash !== createHash('md5').update(hashedText(entity, row)).digest('hex')) changed.push(row)
    }
    if (added.length + changed.length + stored.size > 0) lists.push({ entity, storeCode, added, changed, gone: [...stored.keys()] })
  }
  return lists
}

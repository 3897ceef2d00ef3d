import type { IDBPDatabase } from 'idb'
import type { CollectionName } from './shop-database.ts'

/** What is stored under a key; undefined deletes it. */
export interface StorageEntry {
  readonly collection: CollectionName
  readonly key: string
  readonly value: unknown
}

/** In one transaction: all of it, or nothing. */
export async function writeTogether(database: IDBPDatabase, entries: readonly StorageEntry[]): Promise<void> {
  const transaction = database.transaction([...new Set(entries.map(({ collection }) => collection))], 'readwrite')
  const writes = entries.map(({ collection, key, value }) => {
    const store = transaction.objectStore(collection)
    return value === undefined ? store.delete(key) : store.put(value, key)
  })
  await Promise.all([...writes, transaction.done])
}

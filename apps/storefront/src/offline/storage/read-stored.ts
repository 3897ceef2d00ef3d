import type { CollectionName } from './shop-database.ts'

/**
 * Reads one stored value without `ShopStorage`, whose JavaScript most pages need only after the first interaction. Undefined where nothing is
 * stored; the caller checks the value's shape. Creates no database where there was none.
 */
export function readStored(databaseName: string, collection: CollectionName, key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const seeNothing = () => resolve(undefined)
    try {
      const opening = indexedDB.open(databaseName)
      opening.addEventListener('error', seeNothing)
      // Fires only where there is no database yet.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
      opening.addEventListener('success', () => {
        const database = opening.result
        if (!database.objectStoreNames.contains(collection)) seeNothing()
        else {
          const reading = database.transaction(collection).objectStore(collection).get(key)
          reading.addEventListener('error', seeNothing)
          reading.addEventListener('success', () => resolve((reading.result as { value?: unknown } | undefined)?.value))
        }
        // Takes effect after the read, and lets a tab with a newer version upgrade.
        database.close()
      })
    } catch {
      // Some browsers block storage entirely.
      seeNothing()
    }
  })
}

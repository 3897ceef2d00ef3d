import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { databaseName } from './database-name.ts'
import { withTimeout } from './with-timeout.ts'

/** Every collection of the shop; a new one is added here, with a higher `DATABASE_VERSION`. Spec §7 Other. */
export const COLLECTIONS = ['cart', 'checkout', 'syncTasks', 'orders', 'lists', 'user', 'claims', 'newsletter', 'searches'] as const
export type CollectionName = (typeof COLLECTIONS)[number]
const DATABASE_VERSION = 5

/** Longest wait for one read or write. Spec §9. */
const STORAGE_TIMEOUT_MS = 800
/** After this many failures the page uses memory only. Spec §4 Search backend. */
const MAX_READ_ERRORS = 1
const MAX_WRITE_ERRORS = 30

export interface ShopStorageOptions {
  /** Empty for the default store view; each store view has its own database. docs/behaviour/storage.md §22. */
  readonly storeCode: string
  readonly timeoutMs?: number
  /** Null where the browser has no database: everything is held in memory then. */
  readonly indexedDB?: IDBFactory | null
}

/**
 * The data that the browser stores for one store view. It never throws when storage fails: with a slow, full or missing database the
 * page continues in memory. The database is read before memory, because another tab may have written.
 */
export class ShopStorage {
  readonly name: string
  #timeoutMs: number
  #available: boolean
  #database: Promise<IDBPDatabase> | null = null
  #memory = new Map<string, unknown>()
  /** Keys whose latest value is in memory only. */
  #unsaved = new Set<string>()
  #readErrors = 0
  #writeErrors = 0

  constructor({ storeCode, timeoutMs = STORAGE_TIMEOUT_MS, indexedDB = findIndexedDB() }: ShopStorageOptions) {
    this.name = databaseName(storeCode)
    this.#timeoutMs = timeoutMs
    this.#available = indexedDB !== null
  }

  /** The stored value or undefined. A late result fills memory and is passed to `onLate`. */
  async read(collection: CollectionName, key: string, onLate?: (value: unknown) => void): Promise<unknown> {
    const slot = slotOf(collection, key)
    if (!this.#readsDatabase() || this.#unsaved.has(slot)) return this.#memory.get(slot)
    const reading = this.#open().then((database): Promise<unknown> => database.get(collection, key))
    const before = this.#memory.get(slot)
    // A value written during the read is newer than its result.
    const isOutdated = () => this.#unsaved.has(slot) || this.#memory.get(slot) !== before
    const keepLate = (late: unknown) => {
      if (isOutdated()) return
      this.#memory.set(slot, late)
      onLate?.(late)
    }
    try {
      const value = await withTimeout(reading, { timeoutMs: this.#timeoutMs, onLate: keepLate })
      if (isOutdated()) return this.#memory.get(slot)
      this.#memory.set(slot, value)
      return value
    } catch {
      this.#readErrors += 1
      await this.#reopen()
      return this.#memory.get(slot)
    }
  }

  /** All values of a collection, in the order of their keys. */
  async readAll(collection: CollectionName): Promise<unknown[]> {
    const inMemory = () => {
      const prefix = slotOf(collection, '')
      return [...this.#memory].filter(([slot, value]) => slot.startsWith(prefix) && value !== undefined)
    }
    if (!this.#readsDatabase()) return inMemory().map(([, value]) => value)
    try {
      const reading = this.#open().then(async (database) => {
        const [keys, values] = await Promise.all([database.getAllKeys(collection), database.getAll(collection)])
        return new Map(keys.map((key, index): [string, unknown] => [slotOf(collection, String(key)), values[index]]))
      })
      const stored = await withTimeout(reading, { timeoutMs: this.#timeoutMs })
      for (const [slot, value] of inMemory()) if (this.#unsaved.has(slot)) stored.set(slot, value)
      return [...stored.values()]
    } catch {
      this.#readErrors += 1
      await this.#reopen()
      return inMemory().map(([, value]) => value)
    }
  }

  /** True when the value will survive the page; false when only memory holds it. */
  async write(collection: CollectionName, key: string, value: unknown): Promise<boolean> {
    const slot = slotOf(collection, key)
    this.#memory.set(slot, value)
    return this.#change(slot, (database) => database.put(collection, value, key))
  }

  async remove(collection: CollectionName, key: string): Promise<boolean> {
    const slot = slotOf(collection, key)
    this.#memory.set(slot, undefined)
    return this.#change(slot, (database) => database.delete(collection, key))
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => null)
    this.#database = null
    database?.close()
  }

  async #change(slot: string, act: (database: IDBPDatabase) => Promise<unknown>): Promise<boolean> {
    // Until the write is confirmed, the value is in memory only.
    this.#unsaved.add(slot)
    if (!this.#available || this.#writeErrors >= MAX_WRITE_ERRORS) return false
    try {
      const value = this.#memory.get(slot)
      const saved = () => {
        if (this.#memory.get(slot) === value) this.#unsaved.delete(slot)
      }
      await withTimeout(this.#open().then(act), { timeoutMs: this.#timeoutMs, onLate: saved })
      saved()
      return true
    } catch {
      this.#writeErrors += 1
      return false
    }
  }

  #readsDatabase(): boolean {
    return this.#available && this.#readErrors < MAX_READ_ERRORS
  }

  #open(): Promise<IDBPDatabase> {
    this.#database ??= openDB(this.name, DATABASE_VERSION, {
      upgrade(database) {
        for (const name of COLLECTIONS) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
      },
      // A tab with a newer version waits for us to close; we reopen on demand.
      blocking: () => void this.close(),
      terminated: () => {
        this.#database = null
      },
    })
    return this.#database
  }

  async #reopen(): Promise<void> {
    const opening = this.#database
    this.#database = null
    // Not awaited: opening may hang.
    opening?.then((database) => database.close()).catch(() => undefined)
  }
}

/** Null where there is none; browsers that block storage throw on access. */
function findIndexedDB(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

/** Deletes all data of a store view on this device. */
export function deleteShopStorage(storeCode: string): Promise<void> {
  return deleteDB(databaseName(storeCode))
}

function slotOf(collection: CollectionName, key: string): string {
  return `${collection}/${key}`
}

import { withTimeout } from '../../shell/api/time-limit.ts'
import { databaseName } from './database-name.ts'
import { DiskWriter, isRefetchable } from './disk-writer.ts'
import { type CollectionName, ShopDatabase } from './shop-database.ts'
import { SIZE_LIMIT, type SizeLimit } from './size-limit.ts'
import type { StorageEntry } from './write-together.ts'

/** Longest wait for one read or write, and for reading a whole collection. Spec §9. */
const STORAGE_TIMEOUT_MS = 800
const READ_ALL_TIMEOUT_MS = 2000
/** How long a change waits for a late read; without waiting, the key would count as empty and its stored value be overwritten. */
const LATE_LIMIT_MS = 10_000
/** After this many failures the page uses memory only. Spec §4 Search backend. */
const MAX_READ_ERRORS = 1
const MAX_WRITE_ERRORS = 30
/** A disk that answered late is read again, this many times per page: with a disk that is always slow, memory is better. */
const MAX_LATE_ANSWERS = 3

/** What is done with a value that arrives after the time limit. */
export interface LateValue {
  readonly onLate?: ((value: unknown) => void) | undefined
  /** Joins it with the value that was written meanwhile, when nothing seemed to be stored; without this, the written value replaces it. */
  readonly join?: ((late: unknown, written: unknown) => unknown) | undefined
}

export interface ShopStorageOptions {
  /** Empty for the default store view; each store view has its own database. docs/behaviour/storage.md §22. */
  readonly storeCode: string
  readonly timeoutMs?: number
  readonly lateLimitMs?: number
  /** Null where the browser has no database: everything is held in memory then. */
  readonly indexedDB?: IDBFactory | null
  /** Deletes data that the server also has, because the disk is full; false when there is nothing left to delete. */
  readonly makeRoom?: () => Promise<boolean>
  readonly sizeLimit?: SizeLimit
}

/**
 * The data that the browser stores for one store view. It never throws when storage fails: with a slow, full or missing database the
 * page continues in memory. The database is read before memory, because another tab may have written.
 */
export class ShopStorage {
  #timeoutMs: number
  #lateLimitMs: number
  #available: boolean
  #database: ShopDatabase
  #disk: DiskWriter
  #memory = new Map<string, unknown>()
  /** Keys whose latest value is in memory only. */
  #unsaved = new Set<string>()
  /** Reads that are over their limit, by slot; resolved when they have ended, or are given up. */
  #late = new Map<string, Promise<void>>()
  /** Slots whose reads were given up, but may still end with a value to join: what is written meanwhile is in memory only. */
  #held = new Set<string>()
  #readErrors = 0
  #writeErrors = 0
  #lateAnswers = 0

  constructor({
    storeCode,
    timeoutMs = STORAGE_TIMEOUT_MS,
    lateLimitMs = LATE_LIMIT_MS,
    indexedDB = findIndexedDB(),
    makeRoom = async () => false,
    sizeLimit = SIZE_LIMIT,
  }: ShopStorageOptions) {
    const database = new ShopDatabase(databaseName(storeCode))
    this.#database = database
    this.#disk = new DiskWriter({ open: () => database.open(), timeoutMs, makeRoom, sizeLimit })
    this.#timeoutMs = timeoutMs
    this.#lateLimitMs = lateLimitMs
    this.#available = indexedDB !== null
  }

  get name(): string {
    return this.#database.name
  }

  /**
   * The stored value or undefined. A late result fills memory and is passed to `onLate`; the next read of the key waits for it. Each key
   * is read from the database once, also when others failed: undefined must mean that nothing is stored.
   */
  async read(collection: CollectionName, key: string, { onLate, join }: LateValue = {}): Promise<unknown> {
    const slot = slotOf(collection, key)
    if (!this.#unsaved.has(slot)) await this.#late.get(slot)
    const isKnown = !this.#readsDatabase() && (!this.#available || this.#memory.has(slot))
    if (isKnown || this.#unsaved.has(slot)) return this.#memory.get(slot)
    const reading = this.#database.open().then((database): Promise<unknown> => database.get(collection, key))
    const before = this.#memory.get(slot)
    // A value written during the read is newer than its result.
    const isOutdated = () => this.#unsaved.has(slot) || this.#memory.get(slot) !== before
    const keepLate = (late: unknown) => {
      this.#noteLateAnswer()
      const wasHeld = this.#held.delete(slot)
      if (!isOutdated()) this.#memory.set(slot, late)
      else if (wasHeld && join) void this.write(collection, key, join(late, this.#memory.get(slot)))
      else return
      onLate?.(this.#memory.get(slot))
    }
    try {
      const value = await withTimeout(reading, { timeoutMs: this.#timeoutMs, onLate: keepLate })
      if (isOutdated()) return this.#memory.get(slot)
      this.#memory.set(slot, value)
      return value
    } catch {
      this.#readErrors += 1
      this.#awaitLate({ slot, collection, key, isJoined: join !== undefined }, reading)
      this.#database.drop()
      return this.#memory.get(slot)
    }
  }

  #awaitLate({ slot, collection, key, isJoined }: LateRead, reading: Promise<unknown>): void {
    const writeHeld = () => {
      if (this.#held.delete(slot) && this.#unsaved.has(slot)) void this.write(collection, key, this.#memory.get(slot))
    }
    const giveUp = () => {
      if (!this.#memory.has(slot)) this.#memory.set(slot, undefined)
      if (!isJoined) return
      this.#held.add(slot)
      reading.catch(writeHeld)
    }
    const waiting = withTimeout(reading, { timeoutMs: this.#lateLimitMs }).catch(giveUp)
    this.#late.set(
      slot,
      waiting.then(() => void this.#late.delete(slot)),
    )
  }

  /** All values of a collection, in the order of their keys. */
  async readAll(collection: CollectionName): Promise<unknown[]> {
    const inMemory = () => {
      const prefix = slotOf(collection, '')
      return [...this.#memory].filter(([slot, value]) => slot.startsWith(prefix) && value !== undefined)
    }
    if (!this.#readsDatabase()) return inMemory().map(([, value]) => value)
    try {
      const reading = this.#database.open().then(async (database) => {
        const [keys, values] = await Promise.all([database.getAllKeys(collection), database.getAll(collection)])
        return new Map(keys.map((key, index): [string, unknown] => [slotOf(collection, String(key)), values[index]]))
      })
      const stored = await withTimeout(reading, {
        timeoutMs: Math.max(this.#timeoutMs, READ_ALL_TIMEOUT_MS),
        onLate: () => this.#noteLateAnswer(),
      })
      for (const [slot, value] of inMemory()) if (this.#unsaved.has(slot)) stored.set(slot, value)
      return [...stored.values()]
    } catch {
      this.#readErrors += 1
      this.#database.drop()
      return inMemory().map(([, value]) => value)
    }
  }

  /**
   * True when the value will survive the page; false when only memory holds it. `alongside` is written in the same transaction: after a crash
   * the disk has all of it or nothing.
   */
  async write(collection: CollectionName, key: string, value: unknown, alongside: readonly StorageEntry[] = []): Promise<boolean> {
    if (isRefetchable({ collection })) this.#disk.checkSizeLater()
    return this.#change([{ collection, key, value }, ...alongside])
  }

  async remove(collection: CollectionName, key: string): Promise<boolean> {
    return this.#change([{ collection, key, value: undefined }])
  }

  /** Calls the listener when the browser has deleted the database while this page uses it, before anything is read from the new one. */
  onDeleted(listener: () => void): void {
    this.#database.onDeleted(listener)
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  async #change(entries: readonly StorageEntry[]): Promise<boolean> {
    const changes = entries.map((entry) => ({ ...entry, slot: slotOf(entry.collection, entry.key) }))
    for (const { slot, value } of changes) {
      this.#memory.set(slot, value)
      // Until the write is confirmed, the value is in memory only.
      this.#unsaved.add(slot)
    }
    if (!this.#available || this.#writeErrors >= MAX_WRITE_ERRORS) return false
    if (changes.some(({ slot }) => this.#held.has(slot))) return false
    try {
      const saved = () => {
        for (const { slot, value } of changes) if (this.#memory.get(slot) === value) this.#unsaved.delete(slot)
      }
      await this.#disk.write(entries, saved)
      saved()
      return true
    } catch {
      this.#writeErrors += 1
      return false
    }
  }

  /** The read that counted as failed was only slow: keep reading the database, which is how changes of other tabs become visible. */
  #noteLateAnswer(): void {
    this.#lateAnswers += 1
    if (this.#lateAnswers <= MAX_LATE_ANSWERS) this.#readErrors -= 1
  }

  #readsDatabase(): boolean {
    return this.#available && this.#readErrors < MAX_READ_ERRORS
  }
}

interface LateRead {
  readonly slot: string
  readonly collection: CollectionName
  readonly key: string
  readonly isJoined: boolean
}

/** Null where there is none; browsers that block storage throw on access. */
function findIndexedDB(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

function slotOf(collection: CollectionName, key: string): string {
  return `${collection}/${key}`
}

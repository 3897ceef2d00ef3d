import { type IDBPDatabase, openDB } from 'idb'
import { inTime } from '../time-limit.ts'
import { databaseName } from './database-name.ts'
import { FETCHED_AGAIN, SIZE_LIMIT, type SizeLimit } from './size-limit.ts'
import { type StorageEntry, writeTogether } from './write-together.ts'

/** Every collection of the shop; a new one is added here, with a higher `DATABASE_VERSION`. Spec §7 Other. */
export const COLLECTIONS = [
  'cart',
  'checkout',
  'syncTasks',
  'orders',
  'lists',
  'user',
  'claims',
  'newsletter',
  'searches',
  'install',
  'urls',
] as const
export type CollectionName = (typeof COLLECTIONS)[number]
const DATABASE_VERSION = 7

/** Longest wait for one read or write, and for reading a whole collection. Spec §9. */
const STORAGE_TIMEOUT_MS = 800
const READ_ALL_TIMEOUT_MS = 2000
/** A value whose read is late is waited for this long before it is changed: taken for empty, it would be overwritten. */
const LATE_LIMIT_MS = 10_000
/** After this many failures the page uses memory only. Spec §4 Search backend. */
const MAX_READ_ERRORS = 1
const MAX_WRITE_ERRORS = 30
/** A disk that answered late is asked again, this many times per page: for one that is always slow, memory is better. */
const MAX_LATE_ANSWERS = 3

/** What is done with a value that arrives after the time limit. */
export interface LateValue {
  readonly hear?: ((value: unknown) => void) | undefined
  /** Joins it with what was written because it was taken for missing; without this, what was written replaces it. */
  readonly join?: ((late: unknown, written: unknown) => unknown) | undefined
}

export interface ShopStorageOptions {
  /** Empty for the default store view; each store view has its own database. docs/behaviour/storage.md §22. */
  readonly storeCode: string
  readonly timeoutMs?: number
  readonly lateLimitMs?: number
  /** Null where the browser has no database: everything is held in memory then. */
  readonly indexedDB?: IDBFactory | null
  /** Deletes what the server has as well, because the disk is full; false when there is nothing left to delete. */
  readonly makeRoom?: () => Promise<boolean>
  readonly sizeLimit?: SizeLimit
}

/**
 * The data that the browser stores for one store view. It never throws when storage fails: with a slow, full or missing database the
 * page continues in memory. The database is read before memory, because another tab may have written.
 */
export class ShopStorage {
  readonly name: string
  #timeoutMs: number
  #lateLimitMs: number
  #available: boolean
  #database: Promise<IDBPDatabase> | null = null
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
  #makeRoom: () => Promise<boolean>
  #sizeLimit: SizeLimit
  #isCheckDue = false
  #wasOpen = false
  #onDeleted: (() => void)[] = []

  constructor({
    storeCode,
    timeoutMs = STORAGE_TIMEOUT_MS,
    lateLimitMs = LATE_LIMIT_MS,
    indexedDB = findIndexedDB(),
    makeRoom = async () => false,
    sizeLimit = SIZE_LIMIT,
  }: ShopStorageOptions) {
    this.#sizeLimit = sizeLimit
    this.#makeRoom = makeRoom
    this.name = databaseName(storeCode)
    this.#timeoutMs = timeoutMs
    this.#lateLimitMs = lateLimitMs
    this.#available = indexedDB !== null
  }

  /**
   * The stored value or undefined. A late result fills memory and is passed to `late.hear`; the next read of the key waits for it. Each key
   * is read from the database once, also when others failed: undefined must mean that nothing is stored.
   */
  async read(collection: CollectionName, key: string, { hear, join }: LateValue = {}): Promise<unknown> {
    const slot = slotOf(collection, key)
    if (!this.#unsaved.has(slot)) await this.#late.get(slot)
    const isKnown = !this.#readsDatabase() && (!this.#available || this.#memory.has(slot))
    if (isKnown || this.#unsaved.has(slot)) return this.#memory.get(slot)
    const reading = this.#open().then((database): Promise<unknown> => database.get(collection, key))
    const before = this.#memory.get(slot)
    // A value written during the read is newer than its result.
    const isOutdated = () => this.#unsaved.has(slot) || this.#memory.get(slot) !== before
    const keepLate = (late: unknown) => {
      this.#noteLateAnswer()
      const wasHeld = this.#held.delete(slot)
      if (!isOutdated()) this.#memory.set(slot, late)
      else if (wasHeld && join) void this.write(collection, key, join(late, this.#memory.get(slot)))
      else return
      hear?.(this.#memory.get(slot))
    }
    try {
      const value = await inTime(reading, { timeoutMs: this.#timeoutMs, onLate: keepLate })
      if (isOutdated()) return this.#memory.get(slot)
      this.#memory.set(slot, value)
      return value
    } catch {
      this.#readErrors += 1
      this.#awaitLate({ slot, collection, key, isJoined: join !== undefined }, reading)
      await this.#reopen()
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
    const waiting = inTime(reading, { timeoutMs: this.#lateLimitMs }).catch(giveUp)
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
      const reading = this.#open().then(async (database) => {
        const [keys, values] = await Promise.all([database.getAllKeys(collection), database.getAll(collection)])
        return new Map(keys.map((key, index): [string, unknown] => [slotOf(collection, String(key)), values[index]]))
      })
      const stored = await inTime(reading, {
        timeoutMs: Math.max(this.#timeoutMs, READ_ALL_TIMEOUT_MS),
        onLate: () => this.#noteLateAnswer(),
      })
      for (const [slot, value] of inMemory()) if (this.#unsaved.has(slot)) stored.set(slot, value)
      return [...stored.values()]
    } catch {
      this.#readErrors += 1
      await this.#reopen()
      return inMemory().map(([, value]) => value)
    }
  }

  /**
   * True when the value will survive the page; false when only memory holds it. `beside` is written in the same transaction: after a crash
   * the disk has all of it or nothing.
   */
  async write(collection: CollectionName, key: string, value: unknown, beside: readonly StorageEntry[] = []): Promise<boolean> {
    if (isFetchedAgain(collection)) this.#checkSizeLater()
    return this.#change([{ collection, key, value }, ...beside])
  }

  async remove(collection: CollectionName, key: string): Promise<boolean> {
    return this.#change([{ collection, key, value: undefined }])
  }

  /** Calls the listener when the browser has deleted the database while this page uses it, before anything is read from the new one. */
  hearDeleted(listener: () => void): void {
    this.#onDeleted.push(listener)
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => null)
    this.#database = null
    database?.close()
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
      await this.#persist(entries, saved)
      saved()
      return true
    } catch {
      this.#writeErrors += 1
      return false
    }
  }

  /**
   * Writes; when the disk is full, deletes what can be fetched again and repeats the write. What can be fetched again itself costs nothing
   * but its own kind. docs/behaviour/storage.md §22.
   */
  async #persist(entries: readonly StorageEntry[], onLate: () => void): Promise<void> {
    const areFetchedAgain = entries.every(({ collection }) => isFetchedAgain(collection))
    const putAll = (database: IDBPDatabase) => writeTogether(database, entries)
    for (;;) {
      try {
        await inTime(this.#open().then(putAll), { timeoutMs: this.#timeoutMs, onLate })
        return
      } catch (fault) {
        if (!isQuotaExceeded(fault)) throw fault
        if (!areFetchedAgain && (await this.#makeRoom())) continue
        const [{ dropFetchedAgain }, database] = await Promise.all([loadTrimming(), this.#open()])
        const hasDropped = await dropFetchedAgain(database)
        if (!hasDropped || areFetchedAgain) throw fault
      }
    }
  }

  /** Many writes are looked at together. */
  #checkSizeLater(): void {
    if (this.#isCheckDue) return
    this.#isCheckDue = true
    setTimeout(() => {
      this.#isCheckDue = false
      Promise.all([loadTrimming(), this.#open()])
        .then(([{ trimToSize }, database]) => trimToSize(database, this.#sizeLimit))
        .catch(() => undefined)
    }, this.#sizeLimit.checkMs)
  }

  /** The read that counted as failed was slow only: other tabs are heard of by reading the database. */
  #noteLateAnswer(): void {
    this.#lateAnswers += 1
    if (this.#lateAnswers <= MAX_LATE_ANSWERS) this.#readErrors -= 1
  }

  #readsDatabase(): boolean {
    return this.#available && this.#readErrors < MAX_READ_ERRORS
  }

  #open(): Promise<IDBPDatabase> {
    this.#database ??= openDB(this.name, DATABASE_VERSION, {
      upgrade: (database, oldVersion) => {
        for (const name of COLLECTIONS) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
        if (oldVersion === 0 && this.#wasOpen) for (const listener of this.#onDeleted) listener()
        this.#wasOpen = true
      },
      // A tab with a newer version waits for us to close; we reopen on demand.
      blocking: () => void this.close(),
      terminated: () => {
        this.#database = null
        // The database may have been deleted: find out now, not at the next read.
        this.#open().catch(() => undefined)
      },
    }).then((database) => {
      this.#wasOpen = true
      return database
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

interface LateRead {
  readonly slot: string
  readonly collection: CollectionName
  readonly key: string
  readonly isJoined: boolean
}

/** Rarely needed, and never at once. */
const loadTrimming = () => import('./trim-to-size.ts')

function isFetchedAgain(collection: CollectionName): boolean {
  return (FETCHED_AGAIN as readonly CollectionName[]).includes(collection)
}

function isQuotaExceeded(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'QuotaExceededError'
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

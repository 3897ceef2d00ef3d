import { type IDBPDatabase, openDB } from 'idb'

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
/** While the browser deletes the database, it refuses to open it. */
const REOPEN_WAIT_MS = 250
const REOPEN_ATTEMPTS = 20

/** The database of one store view in this browser: opened when it is needed, and again after it was closed or deleted. */
export class ShopDatabase {
  readonly name: string
  #opening: Promise<IDBPDatabase> | null = null
  #wasOpen = false
  #deletionListeners: (() => void)[] = []

  constructor(name: string) {
    this.name = name
  }

  open(): Promise<IDBPDatabase> {
    if (this.#opening === null) {
      const opening = this.#connect()
      this.#opening = opening
      // The next call tries again.
      opening.catch(() => {
        if (this.#opening === opening) this.#opening = null
      })
    }
    return this.#opening
  }

  async #connect(): Promise<IDBPDatabase> {
    const database = await openDB(this.name, DATABASE_VERSION, {
      upgrade: (upgraded, oldVersion) => {
        for (const name of COLLECTIONS) if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name)
        if (oldVersion === 0 && this.#wasOpen) for (const listener of this.#deletionListeners) listener()
        this.#wasOpen = true
      },
      // A tab with a newer version waits for us to close; we reopen on demand.
      blocking: () => void this.close(),
      terminated: () => {
        this.#opening = null
        // The database may have been deleted: find out now, not at the next read.
        this.#reopen(REOPEN_ATTEMPTS)
      },
    })
    this.#wasOpen = true
    return database
  }

  #reopen(attempts: number): void {
    this.open().catch(() => {
      if (attempts > 1) setTimeout(() => this.#reopen(attempts - 1), REOPEN_WAIT_MS)
    })
  }

  /** The next call of `open` opens it again. */
  drop(): void {
    const opening = this.#opening
    this.#opening = null
    // Not awaited: opening may hang.
    opening?.then((database) => database.close()).catch(() => undefined)
  }

  async close(): Promise<void> {
    const database = await this.#opening?.catch(() => null)
    this.#opening = null
    database?.close()
  }

  /** Calls the listener when the browser has deleted the database while this page uses it, before anything is read from the new one. */
  onDeleted(listener: () => void): void {
    this.#deletionListeners.push(listener)
  }
}

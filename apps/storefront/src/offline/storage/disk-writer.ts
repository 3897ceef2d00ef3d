import type { IDBPDatabase } from 'idb'
import { withTimeout } from '../../shell/api/time-limit.ts'
import type { CollectionName } from './shop-database.ts'
import { REFETCHABLE, type SizeLimit } from './size-limit.ts'
import { type StorageEntry, writeTogether } from './write-together.ts'

export interface DiskWriterOptions {
  readonly open: () => Promise<IDBPDatabase>
  readonly timeoutMs: number
  /** Deletes data that the server also has, because the disk is full; false when there is nothing left to delete. */
  readonly makeRoom: () => Promise<boolean>
  readonly sizeLimit: SizeLimit
}

/** Writes to the database, and keeps it within its size. docs/behaviour/storage.md §22. */
export class DiskWriter {
  #options: DiskWriterOptions
  #isCheckDue = false

  constructor(options: DiskWriterOptions) {
    this.#options = options
  }

  /**
   * Writes; when the disk is full, deletes data that can be fetched again and repeats the write. For such data itself, only data of the
   * same kind is deleted. `onLate` is called when the write succeeds after the time limit, when the promise has already rejected.
   */
  async write(entries: readonly StorageEntry[], onLate: () => void): Promise<void> {
    const { open, timeoutMs, makeRoom } = this.#options
    const areFetchedAgain = entries.every(isRefetchable)
    for (;;) {
      try {
        await withTimeout(
          open().then((database) => writeTogether(database, entries)),
          { timeoutMs, onLate },
        )
        return
      } catch (fault) {
        if (!isQuotaExceeded(fault)) throw fault
        if (!areFetchedAgain && (await makeRoom())) continue
        const [{ dropRefetchable }, database] = await Promise.all([loadTrimming(), open()])
        const hasDropped = await dropRefetchable(database)
        if (!hasDropped || areFetchedAgain) throw fault
      }
    }
  }

  /** After a write of data that can be fetched again: checks the size of the database later, once for many writes. */
  checkSizeLater(): void {
    const { open, sizeLimit } = this.#options
    if (this.#isCheckDue) return
    this.#isCheckDue = true
    setTimeout(() => {
      this.#isCheckDue = false
      Promise.all([loadTrimming(), open()])
        .then(([{ trimToSize }, database]) => trimToSize(database, sizeLimit))
        .catch(() => undefined)
    }, sizeLimit.checkMs)
  }
}

/** Rarely needed, and never during a page load. */
const loadTrimming = () => import('./trim-to-size.ts')

export function isRefetchable({ collection }: { readonly collection: CollectionName }): boolean {
  return (REFETCHABLE as readonly CollectionName[]).includes(collection)
}

function isQuotaExceeded(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'QuotaExceededError'
}

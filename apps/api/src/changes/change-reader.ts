import type { Database, Log } from '../db/client.ts'
import { isDatabaseUnreachable } from '../db/database-fault.ts'
import { type ChangeCursor, readChanges } from './change.store.ts'
import { type Change, mergeChanges } from './change.ts'

export interface ChangeReaderOptions {
  readonly database: Pick<Database, 'sql' | 'listen'>
  readonly log: Log
  /** From `findChangeCursor`, taken before `apply`'s data was first loaded, so that no change falls in between. */
  readonly since: ChangeCursor
  /** Updates this process's copies. A change may be repeated after an error, so `apply` must be idempotent. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /** Reloads everything. */
  readonly reload: () => Promise<void>
  readonly pollMs?: number
}

export interface ChangeReader {
  /** Resolves when everything that was committed before the call has been applied. Rejects when that failed. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/** Changes within this time are applied together. */
const BATCH_WINDOW_MS = 20
/** Finds changes whose notification was lost. */
const DEFAULT_POLL_MS = 2000

/** Follows the change feed until it is closed. Decision 0015. */
export function startChangeReader(options: ChangeReaderOptions): ChangeReader {
  const { database, log, apply, reload, pollMs = DEFAULT_POLL_MS } = options
  let cursor = options.since
  let mustReload = false
  let isFailing = false
  let isOpen = true
  let lastRead: Promise<void> = Promise.resolve()
  let gathering: NodeJS.Timeout | null = null
  const stopListening = database.listen('change', wake)
  const poll = setInterval(wake, pollMs)
  poll.unref()
  wake()

  function wake(): void {
    if (!isOpen) return
    gathering ??= setTimeout(() => {
      gathering = null
      readNext().catch(() => undefined)
    }, BATCH_WINDOW_MS)
    gathering.unref()
  }

  /** Reads run sequentially. */
  function readNext(): Promise<void> {
    lastRead = lastRead.catch(() => undefined).then(readOnce)
    return lastRead
  }

  async function readOnce(): Promise<void> {
    if (!isOpen) return
    try {
      const batch = await readChanges(database.sql, cursor)
      await take(batch.changes, batch.isIncomplete)
      cursor = batch.cursor
      if (isFailing) log.info({}, 'changes are being applied again')
      isFailing = false
    } catch (fault) {
      if (!isFailing) log.warn({ err: fault }, 'changes could not be applied, retrying every few seconds')
      isFailing = true
      throw fault
    }
  }

  async function take(changes: readonly Change[], isIncomplete: boolean): Promise<void> {
    if (mustReload || isIncomplete || changes.some(({ topic }) => topic === 'catalog')) {
      if (isIncomplete) log.warn({}, 'this process may have missed changes and reloads everything')
      await reload()
      mustReload = false
      return
    }
    if (changes.length === 0) return
    try {
      await apply(mergeChanges(changes))
    } catch (fault) {
      // A batch that cannot be applied must not stop the feed: the next attempt reloads everything.
      mustReload = !isDatabaseUnreachable(fault)
      throw fault
    }
  }

  return {
    caughtUp: readNext,
    async close() {
      isOpen = false
      clearInterval(poll)
      if (gathering) clearTimeout(gathering)
      await stopListening()
      await lastRead.catch(() => undefined)
    },
  }
}

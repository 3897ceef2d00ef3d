import { findChangeCursor } from '../changes/change.store.ts'
import { type Change, mergeChanges } from '../changes/change.ts'
import { type ChangeReader, type ChangeReaderOptions, startChangeReader } from '../changes/change-reader.ts'
import type { Database, Log } from '../db/client.ts'

const SILENT: Log = { info() {}, warn() {}, error() {} }
const HOUR_MS = 3_600_000

/** A reader of the change feed that records the changes it receives. */
export interface FollowedFeed extends ChangeReader {
  readonly applied: Change[]
  readonly reloads: () => number
  /** Skus of all stock changes, in the order in which they were applied. */
  skus(): readonly string[]
}

/** Follows the feed from now on; by default it neither polls nor misses a notification. */
export async function followFeed(database: Database, options: Partial<ChangeReaderOptions> = {}): Promise<FollowedFeed> {
  const applied: Change[] = []
  let reloads = 0
  const reader = startChangeReader({
    database,
    log: SILENT,
    since: await findChangeCursor(database.sql),
    pollMs: HOUR_MS,
    apply: async (changes) => void applied.push(...changes),
    reload: async () => {
      reloads += 1
    },
    ...options,
  })
  return {
    ...reader,
    applied,
    reloads: () => reloads,
    skus: () => mergeChanges(applied).flatMap((change) => (change.topic === 'stock' ? change.keys : [])),
  }
}

import type { Executor, Statement } from '../db/executor.ts'
import type { Change } from './change.ts'

/** Position of a reader: everything visible in this snapshot of the database has been read. */
export interface ChangeCursor {
  /** A `pg_snapshot` in PostgreSQL's text format. */
  readonly snapshot: string
  /** By the clock of the database. */
  readonly readAt: Date
}

export interface ChangeBatch {
  readonly changes: readonly Change[]
  readonly cursor: ChangeCursor
  /** True when changes may be missing from this batch: the reader has to reload everything. */
  readonly isIncomplete: boolean
}

/** More changes than this in one batch are slower to apply than reloading everything. */
const MAX_ROWS = 20_000
const HOUR_MS = 3_600_000
/** Rows are deleted after 24 hours. */
const MAX_CURSOR_AGE_MS = 23 * HOUR_MS

const SELECT_CURSOR: Statement = { name: 'select-change-cursor', text: 'select pg_current_snapshot()::text as snapshot, now() as read_at' }
/**
 * Rows that this statement sees and the cursor's snapshot did not. Transactions commit in another order than they take their
 * numbers, so a cursor over numbers would either skip rows or wait for the oldest open transaction.
 */
const SELECT: Statement = {
  name: 'select-changes',
  text: `with this as (select pg_current_snapshot() as snapshot, now() as read_at)
    select this.snapshot::text, this.read_at, change.topic, change.keys,
      pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(this.snapshot) as is_restored
    from this
    left join change on change.tx >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(change.tx, $1::pg_snapshot)
    order by change.tx, change.id limit $2`,
}
const DELETE_OLD: Statement = { name: 'delete-old-changes', text: `delete from change where at < now() - interval '24 hours'` }

/** The cursor for a reader that is about to load everything. */
export async function findChangeCursor(sql: Executor): Promise<ChangeCursor> {
  const [row] = await sql.run<{ snapshot: string; read_at: Date }>(SELECT_CURSOR)
  return { snapshot: row!.snapshot, readAt: row!.read_at }
}

interface Row {
  readonly snapshot: string
  readonly read_at: Date
  readonly topic: Change['topic'] | null
  readonly keys: Change['keys']
  readonly is_restored: boolean
}

/** All changes since the cursor, committed in whatever order. */
export async function readChanges(sql: Executor, since: ChangeCursor): Promise<ChangeBatch> {
  const rows = await sql.run<Row>(SELECT, [since.snapshot, MAX_ROWS])
  const [first] = rows
  if (!first) throw new Error('The statement that reads changes always answers a row')
  const cursor = { snapshot: first.snapshot, readAt: first.read_at }
  const isTooOld = cursor.readAt.getTime() - since.readAt.getTime() > MAX_CURSOR_AGE_MS
  return {
    changes: rows.flatMap(({ topic, keys }) => (topic === null ? [] : [{ topic, keys } as Change])),
    cursor,
    // A database that is behind the cursor was restored from a backup or replaced by a replica.
    isIncomplete: isTooOld || first.is_restored || rows.length === MAX_ROWS,
  }
}

export async function deleteOldChanges(sql: Executor): Promise<void> {
  await sql.run(DELETE_OLD)
}

import type { Executor, Statement } from './executor.ts'

/** A job of the outbox, as the operator's tool lists it. */
export interface OutboxJob {
  readonly id: number
  readonly topic: string
  readonly payload: unknown
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  /** Time of the next attempt; null for a job that was set aside. */
  readonly nextAttemptAt: Date | null
}

interface Row {
  readonly id: number
  readonly topic: string
  readonly payload: unknown
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly available_at: Date
  readonly set_aside_at: Date | null
}

const MAX_REASON_LENGTH = 500

const SELECT: Statement = {
  name: 'select-outbox-jobs',
  text: `select id, topic, payload, attempts, last_error, created_at, available_at, set_aside_at from outbox
    order by set_aside_at desc nulls last, id limit $1`,
}
const REPEAT: Statement = {
  name: 'repeat-outbox-jobs',
  text: `with repeated as (
      update outbox set attempts = 0, available_at = now(), set_aside_at = null where id = any($1::bigint[]) returning id
    )
    select id, pg_notify('outbox', '') from repeated order by id`,
}
const DROP: Statement = {
  name: 'drop-outbox-jobs',
  text: 'with dropped as (delete from outbox where id = any($1::bigint[]) returning id) select id from dropped order by id',
}
/** Jobs contain personal addresses and messages, so they are deleted after a time. */
const DELETE_OLD: Statement = {
  name: 'delete-old-outbox-jobs',
  text: `delete from outbox where set_aside_at < now() - interval '30 days'`,
}

/** Jobs that were set aside, latest first, followed by pending ones. */
export async function listJobs(sql: Executor, limit: number): Promise<OutboxJob[]> {
  const rows = await sql.run<Row>(SELECT, [limit])
  return rows.map(({ last_error: lastError, created_at: createdAt, available_at: availableAt, set_aside_at: setAsideAt, ...job }) => ({
    ...job,
    lastError,
    createdAt,
    nextAttemptAt: setAsideAt === null ? availableAt : null,
  }))
}

/** Retries the jobs at once, with all attempts available again. Returns the ids that exist. */
export async function repeatJobs(sql: Executor, ids: readonly number[]): Promise<number[]> {
  return (await sql.run<{ id: number }>(REPEAT, [ids])).map(({ id }) => id)
}

/** Deletes jobs. Returns the ids that existed. */
export async function dropJobs(sql: Executor, ids: readonly number[]): Promise<number[]> {
  return (await sql.run<{ id: number }>(DROP, [ids])).map(({ id }) => id)
}

export async function deleteOldJobs(sql: Executor): Promise<void> {
  await sql.run(DELETE_OLD)
}

/** Text that can be stored, on one line. */
export function toReason(fault: unknown): string {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_REASON_LENGTH)
}

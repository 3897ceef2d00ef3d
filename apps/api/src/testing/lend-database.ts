import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import { type Database, type Log, toEmbeddedDatabase } from '../db/client.ts'
import { connectEmbedded, startEmbedded, stopEmbedded } from '../db/embedded.ts'
import type { WorkerEvent, WorkerPort } from '../db/worker-socket.ts'
import { copyEmbeddedTemplate } from './embedded-template.ts'

interface Lendable {
  readonly worker: Worker
  /** The schema of a fresh database, and the rows that migrations wrote. */
  readonly tables: string
  readonly rows: readonly { readonly name: string; readonly rows: unknown }[]
}

/** Databases that are empty and unused. Test files that share their modules share these as well. */
const idle: Lendable[] = []
/** Larger tables are truncated: that takes longer than deleting a few rows, but leaves nothing to scan. */
const SMALL_BYTES = 256 * 1024
const TABLES = `from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`

/**
 * Lends an empty migrated embedded database until it is closed. It is emptied then and lent again, which takes a twentieth of the time that
 * starting another one does.
 */
export async function lendDatabase({ log, limitMs }: { log: Log; limitMs: number }): Promise<Database> {
  const lent = idle.pop() ?? (await start(log, limitMs))
  const gate = new Gate(lent.worker)
  const pool = connectEmbedded(gate, limitMs)
  return toEmbeddedDatabase(
    {
      pool,
      async close() {
        await pool.end()
        await gate.close()
        if (await onPool(lent.worker, limitMs, (pool) => empty(pool, lent)).catch(() => false)) idle.push(lent)
        else await stopEmbedded(lent.worker)
      },
    },
    log,
  )
}

async function start(log: Log, limitMs: number): Promise<Lendable> {
  const directory = mkdtempSync(join(tmpdir(), 'meerkat-database-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  await copyEmbeddedTemplate(directory, log)
  const worker = await startEmbedded(join(directory, 'db'))
  worker.unref()
  return {
    worker,
    ...(await onPool(worker, limitMs, async (pool) => ({ tables: await describeTables(pool), rows: await readRows(pool) }))),
  }
}

async function onPool<T>(worker: WorkerPort, limitMs: number, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = connectEmbedded(worker, limitMs)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** False: a test has changed more than rows. */
async function empty(pool: Pool, { tables, rows }: Lendable): Promise<boolean> {
  if ((await describeTables(pool)) !== tables) return false
  const used = await pool.query<{ name: string; bytes: number }>(
    `select oid::regclass::text as name, pg_relation_size(oid) as bytes ${TABLES} and pg_relation_size(oid) > 0`,
  )
  const names = (isSmall: boolean) => used.rows.filter(({ bytes }) => bytes <= SMALL_BYTES === isSmall).map(({ name }) => name)
  const large = names(false)
  if (large.length > 0) await pool.query(`truncate ${large.join()} cascade`)
  // Without foreign keys and triggers the order does not matter.
  const deletes = names(true).map((name) => `delete from ${name};`)
  await pool.query(`set session_replication_role = replica; ${deletes.join(' ')} set session_replication_role = origin`)
  await pool.query(`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences`)
  for (const { name, rows: first } of rows)
    await pool.query(`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(first),
    ])
  return true
}

async function readRows(pool: Pool): Promise<Lendable['rows']> {
  const { rows } = await pool.query<{ name: string }>(`select oid::regclass::text as name ${TABLES} and pg_relation_size(oid) > 0`)
  return Promise.all(
    rows.map(async ({ name }) => ({
      name,
      rows: (await pool.query<{ rows: unknown }>(`select json_agg(t) as rows from ${name} t`)).rows[0]?.rows,
    })),
  )
}

async function describeTables(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ tables: string }>(`
    select md5(concat(
      (select string_agg(concat(relname, relkind, relnatts, relchecks, relhastriggers), ',' order by relname)
        from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(conname, ',' order by conname) from pg_constraint where connamespace = 'public'::regnamespace),
      (select string_agg(tgname, ',' order by tgname) from pg_trigger where not tgisinternal),
      (select string_agg(proname, ',' order by proname) from pg_proc where pronamespace = 'public'::regnamespace),
      (select string_agg(concat(name, hash), ',' order by name) from migration)
    )) as tables`)
  return rows[0]!.tables
}

type Receive = (value: unknown) => void

/** Stands between a borrower and the thread, so that late messages of one borrower never reach the next. */
class Gate implements WorkerPort {
  readonly #worker: Worker
  readonly #listeners: [event: WorkerEvent, listener: Receive][] = []
  #unanswered = 0
  #isClosed = false
  #settle: () => void = () => undefined

  constructor(worker: Worker) {
    this.#worker = worker
    this.on('message', () => {
      this.#unanswered -= 1
      if (this.#unanswered === 0) this.#settle()
    })
    this.on('exit', () => this.#settle())
  }

  on(event: WorkerEvent, listener: Receive): this {
    this.#worker.on(event, listener)
    this.#listeners.push([event, listener])
    return this
  }

  off(event: WorkerEvent, listener: Receive): this {
    this.#worker.off(event, listener)
    return this
  }

  postMessage(message: Uint8Array): void {
    if (this.#isClosed) return
    this.#unanswered += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    this.#worker.postMessage(message)
  }

  /** Waits for the answers that are on their way. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#unanswered > 0) await new Promise<void>((resolve) => (this.#settle = resolve))
    for (const [event, listener] of this.#listeners) this.off(event, listener)
  }
}

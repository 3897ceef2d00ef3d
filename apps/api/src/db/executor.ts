import type pg from 'pg'
import { isDatabaseUnreachable } from './database-fault.ts'
import type { LimitedCall, TimeLimit } from './time-limit.ts'

/** SQL that each connection prepares once, by its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Runs SQL: a pool, or the connection of an open transaction. Store functions take it as first argument and never store it. */
export interface Executor {
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

/** Runs each statement on any free connection. */
export function executorOnPool(pool: pg.Pool, limit: TimeLimit): Executor {
  return {
    async run(statement, values) {
      const call = limit.start()
      // `pool.query` would close the connection after every error, including a violated constraint.
      const client = await connect(pool, call)
      let usable = true
      try {
        return await runOn(client, call, statement, values)
      } catch (fault) {
        usable = isRefusedStatement(fault)
        throw fault
      } finally {
        client.release(!usable)
      }
    },
  }
}

async function connect(pool: pg.Pool, call: LimitedCall | null): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (fault) {
    call?.failed(fault)
    throw fault
  }
}

const texts = new Map<string, string>()

/** A connection cannot prepare two statements with one name. Fails when the second is first used, not only once a connection runs both. */
function refuseSharedName({ name, text }: Statement): void {
  const known = texts.get(name)
  if (known === undefined) texts.set(name, text)
  else if (known !== text) throw new Error(`Two statements are named "${name}"`)
}

/** Runs statements on one connection. The embedded database has no time limit, because it runs in this process. */
export function executorOnClient(client: pg.PoolClient, limit: TimeLimit | null): Executor {
  return {
    run: async (statement, values) => runOn(client, limit?.start() ?? null, statement, values),
  }
}

async function runOn<Row extends object>(
  client: pg.PoolClient,
  call: LimitedCall | null,
  { name, text }: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  refuseSharedName({ name, text })
  return send<Row>(client, call, { name, text, values: [...values] })
}

async function send<Row extends object>(client: pg.PoolClient, call: LimitedCall | null, query: pg.QueryConfig): Promise<Row[]> {
  if (!call) return (await client.query<Row>(query)).rows
  const limited: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: call.leftMs() }
  try {
    const { rows } = await client.query<Row>(limited)
    call.succeeded()
    return rows
  } catch (fault) {
    call.failed(fault)
    throw fault
  }
}

/** True when the server refused one statement; the connection remains usable. */
export function isRefusedStatement(fault: unknown): boolean {
  return fault instanceof Error && 'severity' in fault && fault.severity === 'ERROR'
}

/**
 * Runs `work` on one connection and commits it; an error rolls all of it back. Inside, the database may be used only through `tx`:
 * with a pool of one connection any other call would deadlock.
 */
export async function inTransaction<T>(pool: pg.Pool, limit: TimeLimit | null, work: (tx: Executor) => Promise<T>): Promise<T> {
  const call = limit?.start() ?? null
  const client = await connect(pool, call)
  let usable = true
  try {
    await send(client, call, { text: 'begin' })
    const result = await work(executorOnClient(client, limit))
    await send(client, limit?.start() ?? null, { text: 'commit' })
    return result
  } catch (fault) {
    // Do not send a rollback on a connection that broke or hangs: it would wait for another time limit. Closing it rolls back as well.
    usable = !isDatabaseUnreachable(fault) && (await rollBack(client, limit))
    throw fault
  } finally {
    client.release(!usable)
  }
}

/** False when the connection is unusable. An error here is ignored: the caller reports the first one, which says more. */
async function rollBack(client: pg.PoolClient, limit: TimeLimit | null): Promise<boolean> {
  try {
    await send(client, limit?.start() ?? null, { text: 'rollback' })
    return true
  } catch {
    return false
  }
}

import type pg from 'pg'
import { isDatabaseAway } from './database-fault.ts'
import type { LimitedCall, TimeLimit } from './time-limit.ts'

/** SQL that each connection prepares once, under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Where SQL runs: a pool, or the one connection of an open transaction. Stores take it first and never keep it. */
export interface Executor {
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

/** Each statement on whatever connection is free. */
export function executorOnPool(pool: pg.Pool, limit: TimeLimit): Executor {
  return {
    async run(statement, values) {
      const call = limit.start()
      // Not `pool.query`: it throws the connection away after any fault, also when a constraint just did its work.
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

/** A connection that has prepared one refuses the other: said at the first use of the second, not when two meet by chance. */
function refuseSharedName({ name, text }: Statement): void {
  const known = texts.get(name)
  if (known === undefined) texts.set(name, text)
  else if (known !== text) throw new Error(`Two statements are named "${name}"`)
}

/** On one connection. Without a limit a statement may take as long as it takes: the embedded database runs in this process. */
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

/** The server said no to one statement; the connection is as good as before. */
export function isRefusedStatement(fault: unknown): boolean {
  return fault instanceof Error && 'severity' in fault && fault.severity === 'ERROR'
}

/**
 * Runs the story on one connection and commits what it did; a fault undoes all of it. Inside the story nothing else may
 * touch the database: on a pool of one that would wait for itself.
 */
export async function inTransaction<T>(pool: pg.Pool, limit: TimeLimit | null, story: (tx: Executor) => Promise<T>): Promise<T> {
  const call = limit?.start() ?? null
  const client = await connect(pool, call)
  let usable = true
  try {
    await send(client, call, { text: 'begin' })
    const result = await story(executorOnClient(client, limit))
    await send(client, limit?.start() ?? null, { text: 'commit' })
    return result
  } catch (fault) {
    // A connection that broke or hangs would only make the caller wait once more: closing it rolls back as well.
    usable = !isDatabaseAway(fault) && (await rollBack(client, limit))
    throw fault
  } finally {
    client.release(!usable)
  }
}

/** False when the connection is beyond use: the first fault says more than the one of the rollback. */
async function rollBack(client: pg.PoolClient, limit: TimeLimit | null): Promise<boolean> {
  try {
    await send(client, limit?.start() ?? null, { text: 'rollback' })
    return true
  } catch {
    return false
  }
}

import type pg from 'pg'

/** SQL that each connection prepares once, under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Where SQL runs: a pool, or the one connection of an open transaction. Stores take it first and never keep it. */
export interface Executor {
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

/** `patienceMs`: a query that takes longer finds a frozen server, and its connection is thrown away. Null: no limit. */
type Patience = number | null

/** Each statement on whatever connection is free. */
export function executorOnPool(pool: pg.Pool, patienceMs: Patience): Executor {
  return {
    async run(statement, values) {
      // Not `pool.query`: it throws the connection away after any fault, also when a constraint just did its work.
      const client = await pool.connect()
      let usable = true
      try {
        return await executorOnClient(client, patienceMs).run(statement, values)
      } catch (fault) {
        usable = isRefusedStatement(fault)
        throw fault
      } finally {
        client.release(!usable)
      }
    },
  }
}

const texts = new Map<string, string>()

/** A connection that has prepared one refuses the other: said at the first use of the second, not when two meet by chance. */
function refuseSharedName({ name, text }: Statement): void {
  const known = texts.get(name)
  if (known === undefined) texts.set(name, text)
  else if (known !== text) throw new Error(`Two statements are named "${name}"`)
}

export function executorOnClient(client: pg.PoolClient, patienceMs: Patience): Executor {
  return {
    async run<Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) {
      refuseSharedName({ name, text })
      const query: pg.QueryConfig & { query_timeout?: number } = { name, text, values: [...values] }
      if (patienceMs !== null) query.query_timeout = patienceMs
      const { rows } = await client.query<Row>(query)
      return rows
    },
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
export async function inTransaction<T>(pool: pg.Pool, patienceMs: Patience, story: (tx: Executor) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let usable = true
  try {
    await client.query('begin')
    const result = await story(executorOnClient(client, patienceMs))
    await client.query('commit')
    return result
  } catch (fault) {
    usable = await rollBack(client)
    throw fault
  } finally {
    client.release(!usable)
  }
}

/** False when the connection is beyond use: the first fault says more than the one of the rollback. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

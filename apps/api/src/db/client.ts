import { Pool, types } from 'pg'
import { openEmbedded } from './embedded.ts'
import { type Executor, executorOnPool, inTransaction } from './executor.ts'
import { type Listen, listenOnPool, listenOnServer } from './listen.ts'
import { openServerPool } from './server-pool.ts'
import { executorOnSharedConnection } from './shared-connection.ts'
import { TimeLimit } from './time-limit.ts'

/** The part of a logger that we use; pino fits. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database below `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly log: Log
  /** Connections to a server; the embedded database has one. */
  readonly poolSize?: number | undefined
  /** Time limit for a connection and a statement together on a server, and for the wait for the connection of the embedded database. */
  readonly limitMs?: number | undefined
}

/** The database, embedded or on a server: the same driver, the same SQL. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  /** Runs one prepared statement on any connection. */
  readonly sql: Executor
  /** Runs `work` in one transaction. Inside, use only the executor it is given, never `pool` or `sql`. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
  readonly listen: Listen
  /** Answers, or fails within seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

const DEFAULT_POOL_SIZE = 10
/** For a connection and a statement together: longer than any statement of the shop takes, including the batches of an import. */
const SERVER_LIMIT_MS = 2500
/** For the only connection, while others use it. */
const EMBEDDED_LIMIT_MS = 5000

// Counts and ids fit a double; amounts are read as numbers and rounded by the domain.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** @throws StartFault when the database cannot be opened. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { limitMs = options.databaseUrl ? SERVER_LIMIT_MS : EMBEDDED_LIMIT_MS } = options
  const { pool, close } = options.databaseUrl
    ? await openServerPool(options.databaseUrl, { poolSize: options.poolSize ?? DEFAULT_POOL_SIZE, limitMs })
    : await openEmbedded(options.dataDir, limitMs)
  // Without listeners a connection that breaks while it is idle, or between two statements of a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', ({ message }) => options.log.warn({ reason: message }, 'a database connection broke'))
  // The embedded database runs in this process and cannot become unreachable.
  const limit = options.databaseUrl ? new TimeLimit(limitMs) : null
  const sql = limit ? executorOnPool(pool, limit) : executorOnSharedConnection(pool)
  return {
    kind: options.databaseUrl ? 'server' : 'embedded',
    pool,
    sql,
    transaction: (work) => inTransaction(pool, limit, work),
    listen: options.databaseUrl ? listenOnServer(options.databaseUrl, options.log) : listenOnPool(pool),
    async ping() {
      await sql.run({ name: 'ping', text: 'select 1' })
    },
    close,
  }
}

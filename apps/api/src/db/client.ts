import { Pool, types } from 'pg'
import { openEmbedded } from './embedded.ts'
import { type Executor, executorOnPool, inTransaction } from './executor.ts'
import { type Listen, listenOnPool, listenOnServer } from './listen.ts'
import { openServerPool } from './server-pool.ts'
import { executorOnSharedConnection } from './shared-connection.ts'

/** Whatever writes the log: pino fits. */
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
}

/** The database, embedded or on a server: the same driver, the same SQL. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  /** Runs one prepared statement on any connection. */
  readonly sql: Executor
  /** Runs a story in one transaction. Nothing inside may use `pool` or `sql`: only what it is given. */
  transaction<T>(story: (tx: Executor) => Promise<T>): Promise<T>
  readonly listen: Listen
  /** Answers, or fails within seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

const DEFAULT_POOL_SIZE = 10
/** Longer than any statement of the shop takes, an import's pieces included. The embedded database cannot be away. */
const SERVER_PATIENCE_MS = 2500

// Counts and ids fit a double; amounts are read as numbers and rounded by the domain.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** @throws StartFault when there is no database to be had. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, close } = options.databaseUrl
    ? await openServerPool(options.databaseUrl, options.poolSize ?? DEFAULT_POOL_SIZE)
    : await openEmbedded(options.dataDir)
  // Without listeners a connection that breaks while it is idle, or between two statements of a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', ({ message }) => options.log.warn({ reason: message }, 'a database connection broke'))
  const patienceMs = options.databaseUrl ? SERVER_PATIENCE_MS : null
  const sql = options.databaseUrl ? executorOnPool(pool, patienceMs) : executorOnSharedConnection(pool)
  return {
    kind: options.databaseUrl ? 'server' : 'embedded',
    pool,
    sql,
    transaction: (story) => inTransaction(pool, patienceMs, story),
    listen: options.databaseUrl ? listenOnServer(options.databaseUrl, options.log) : listenOnPool(pool),
    async ping() {
      await sql.run({ name: 'ping', text: 'select 1' })
    },
    close,
  }
}

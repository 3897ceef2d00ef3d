import { Pool, types } from 'pg'
import { type OpenedPool, openEmbedded } from './embedded.ts'
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
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  poolSize = DEFAULT_POOL_SIZE,
  ...limits
}: DatabaseOptions): Promise<Database> {
  const { limitMs = databaseUrl ? SERVER_LIMIT_MS : EMBEDDED_LIMIT_MS } = limits
  if (!databaseUrl) return toEmbeddedDatabase(await openEmbedded(dataDir, limitMs), log)
  const { pool, close } = await openServerPool(databaseUrl, { poolSize, limitMs })
  const limit = new TimeLimit(limitMs)
  return toDatabase(
    {
      kind: 'server',
      pool,
      sql: executorOnPool(pool, limit),
      transaction: (work) => inTransaction(pool, limit, work),
      listen: listenOnServer(databaseUrl, log),
      close,
    },
    log,
  )
}

/** Without time limits: it runs in this process and cannot become unreachable. */
export function toEmbeddedDatabase({ pool, close }: OpenedPool, log: Log): Database {
  return toDatabase(
    {
      kind: 'embedded',
      pool,
      sql: executorOnSharedConnection(pool),
      transaction: (work) => inTransaction(pool, null, work),
      listen: listenOnPool(pool),
      close,
    },
    log,
  )
}

function toDatabase(opened: Omit<Database, 'ping'>, log: Log): Database {
  // Without listeners a connection that breaks while it is idle, or between two statements of a transaction, would end the process.
  opened.pool.on('connect', (client) => client.on('error', () => undefined))
  opened.pool.on('error', ({ message }) => log.warn({ reason: message }, 'a database connection broke'))
  return {
    ...opened,
    async ping() {
      await opened.sql.run({ name: 'ping', text: 'select 1' })
    },
  }
}

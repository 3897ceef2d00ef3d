import { Pool } from 'pg'
import type { OpenedPool } from './embedded.ts'
import { StartFault } from './start-fault.ts'

/** The minimum PostgreSQL version for our SQL. */
const OLDEST_VERSION = 15

interface ServerPoolOptions {
  readonly poolSize: number
  /** Time limit for getting a connection. */
  readonly limitMs: number
}

/**
 * Opens a pool on a PostgreSQL server and verifies that it responds.
 * @throws StartFault when it does not respond in time, refuses the login, or is too old.
 */
export async function openServerPool(databaseUrl: string, { poolSize, limitMs }: ServerPoolOptions): Promise<OpenedPool> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: limitMs,
    keepAlive: true,
    application_name: 'meerkat',
    // Use generic plans: every statement is prepared and finds its rows by a key, so planning it for each value costs more than it saves.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  pool.on('error', () => undefined)
  try {
    const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
    const version = rows[0]?.version ?? 0
    if (version < OLDEST_VERSION)
      throw new StartFault(
        'database-refused',
        `The database ${nameOf(databaseUrl)} is PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`,
      )
  } catch (cause) {
    await pool.end()
    throw cause instanceof StartFault ? cause : toStartFault(databaseUrl, cause)
  }
  pool.removeAllListeners('error')
  return { pool, close: () => pool.end() }
}

/** SQLSTATE classes 28 (authorisation) and 3D (no such database) come from a server that runs and refuses us. */
function toStartFault(databaseUrl: string, cause: unknown): StartFault {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/^(28|3D)/.test(code))
    return new StartFault(
      'database-refused',
      `The database ${nameOf(databaseUrl)} refuses the connection (${code}): check user, password and database name in DATABASE_URL.`,
      { cause },
    )
  return new StartFault(
    'database-unreachable',
    `The database ${nameOf(databaseUrl)} cannot be reached${code ? ` (${code})` : ''}: is it running, and is DATABASE_URL right?`,
    { cause },
  )
}

/** Host and database only: the URL contains a password. */
function nameOf(databaseUrl: string): string {
  const address = URL.parse(databaseUrl)
  return address ? `${address.host}${address.pathname}` : 'in DATABASE_URL'
}

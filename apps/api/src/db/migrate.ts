import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './client.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number will do, as long as every process of this shop takes the same. */
const MIGRATION_LOCK = 7_305_201

/**
 * Brings the tables to the state this code expects; forward only. Processes that start together wait for one another.
 */
export async function migrateDatabase({ pool }: Database, folder: string = MIGRATIONS): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

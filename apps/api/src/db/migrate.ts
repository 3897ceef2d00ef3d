import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import type { Database } from './client.ts'
import { StartFault } from './start-fault.ts'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Key of the advisory lock: any number, the same in every process of the shop. */
const MIGRATION_LOCK = 7_305_201

interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/**
 * Brings the tables to the state this code expects: every file of `migrations/` once, in the order of their names, each in
 * its own transaction; forward only. Processes that start at the same time run it one after another.
 * @throws StartFault when the database was already migrated by newer code.
 */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await listApplied(client)
    const migrations = readMigrations()
    refuseNewer(applied, migrations)
    for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

function readMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
    return { name: file.replace(/\.sql$/, ''), text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

async function listApplied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists migration (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Older code would misread a newer database, and a migration that was edited after it ran means that the tables differ from the code. */
function refuseNewer(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const strange = [...applied].filter(([name, hash]) => known.get(name) !== hash).map(([name]) => name)
  if (strange.length > 0)
    throw new StartFault(
      'database-refused',
      `The database was set up by another version of this shop (${strange.join(', ')}): start that version, or use another DATA_DIR or DATABASE_URL.`,
    )
}

async function apply(client: PoolClient, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`The migration ${name} failed`, { cause: fault })
  }
}

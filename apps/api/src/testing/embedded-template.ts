import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Log, openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const THIS_FILE = new URL(import.meta.url)
const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024

/** V8 shares compiled code between threads while one of them holds it: every further database of this process starts in half the time. */
export const compiledEngine = await WebAssembly.compile(readFileSync(ENGINE))

/** Copies a migrated embedded database into the directory, which is several times faster than migrating. */
export async function copyEmbeddedTemplate(dataDir: string, log: Log): Promise<void> {
  const template = join(tmpdir(), `meerkat-template-${templateHash()}`)
  if (!existsSync(template)) await makeTemplate(template, log)
  const directory = join(dataDir, 'db')
  cpSync(join(template, 'db'), directory, { recursive: true })
  for (const segment of listLogSegments(directory)) truncateSync(segment, LOG_SEGMENT_BYTES)
}

/** Two test files may create it at once; the first one is kept and the other discarded. */
async function makeTemplate(template: string, log: Log): Promise<void> {
  mkdirSync(tmpdir(), { recursive: true })
  const making = mkdtempSync(join(tmpdir(), 'meerkat-template-making-'))
  const database = await openDatabase({ dataDir: making, log })
  await migrateDatabase(database)
  // Every test database is a copy of this one, and writing its pages took half of the processor time of a test file. To keep it small,
  // drop the databases that only `create database` needs.
  await database.pool.query(`update pg_database set datistemplate = false where datname <> current_database()`)
  await database.pool.query('drop database template0')
  await database.pool.query('drop database template1')
  // Also drop the write-ahead log of the migrations: after a checkpoint only the current segment is needed, without its unwritten end,
  // which the copy appends again as a hole in its file.
  await database.pool.query('select pg_switch_wal()')
  await database.pool.query('checkpoint')
  const { rows } = await database.pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
  await database.close()
  for (const segment of listLogSegments(join(making, 'db'))) {
    if (basename(segment) === rows[0]?.name) truncateSync(segment, countWritten(segment))
    else rmSync(segment)
  }
  try {
    renameSync(making, template)
  } catch (fault) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(template)) throw fault
  }
}

function listLogSegments(directory: string): string[] {
  const folder = join(directory, 'pg_wal')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

/** Bytes of the file up to the last one that is not zero. */
function countWritten(file: string): number {
  return readFileSync(file).findLastIndex((byte) => byte !== 0) + 1
}

/** A hash of everything that the template is made from: any change makes a new template. */
function templateHash(): string {
  const hash = createHash('sha256').update(readFileSync(ENGINE)).update(readFileSync(THIS_FILE))
  for (const name of readdirSync(MIGRATIONS).toSorted()) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}

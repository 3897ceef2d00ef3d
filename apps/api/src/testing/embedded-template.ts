import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Log, openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

/** Lays a migrated embedded database into the directory: a copy of one that was made once, which is several times faster. */
export async function layEmbeddedDatabase(dataDir: string, log: Log): Promise<void> {
  const template = join(tmpdir(), `meerkat-template-${migrationsHash()}`)
  if (!existsSync(template)) await makeTemplate(template, log)
  cpSync(join(template, 'db'), join(dataDir, 'db'), { recursive: true })
}

/** Two test files may make it at once; whoever is first wins, the other's is thrown away. */
async function makeTemplate(template: string, log: Log): Promise<void> {
  mkdirSync(tmpdir(), { recursive: true })
  const making = mkdtempSync(join(tmpdir(), 'meerkat-template-making-'))
  const database = await openDatabase({ dataDir: making, log })
  await migrateDatabase(database)
  await database.close()
  try {
    renameSync(making, template)
  } catch (fault) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(template)) throw fault
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).toSorted()) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}

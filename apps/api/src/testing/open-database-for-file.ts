import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Database, type Log, openDatabase } from '../db/client.ts'
import { layEmbeddedDatabase } from './embedded-template.ts'

const SILENT: Log = { info() {}, warn() {}, error() {} }

/** Opens an empty migrated database in its own folder for all tests of a file, deleted afterwards. Call it at the top of the file. */
export async function openDatabaseForFile(log: Log = SILENT): Promise<{ database: Database; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-database-'))
  await layEmbeddedDatabase(dataDir, log)
  const database = await openDatabase({ dataDir, log })
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { database, dataDir }
}

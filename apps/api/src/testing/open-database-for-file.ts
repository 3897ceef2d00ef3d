import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Database, type Log, openDatabase } from '../db/client.ts'
import { layEmbeddedDatabase } from './embedded-template.ts'

const SILENT: Log = { info() {}, warn() {}, error() {} }

/** An empty migrated database in a folder of its own, for all tests of the file that asks at its top; gone after the last of them. */
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

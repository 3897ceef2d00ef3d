import { afterAll } from 'vitest'
import type { Database, Log } from '../db/client.ts'
import { lendDatabase } from './lend-database.ts'

const SILENT: Log = { info() {}, warn() {}, error() {} }
const LIMIT_MS = 5000

/** An empty migrated database for all tests of a file. Call it at the top of the file. */
export async function openDatabaseForFile(log: Log = SILENT): Promise<Database> {
  const database = await lendDatabase({ log, limitMs: LIMIT_MS })
  afterAll(() => database.close())
  return database
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Log, openDatabase } from '@meerkat/api/db'
import { migrateDatabase } from '@meerkat/api/migrate'
import { StartFault } from '@meerkat/api/start-fault'
import type { Config } from '../config.ts'
import { connectDatabase, type ToolDatabase } from './socket/connect-database.ts'

/** A shop that is starting holds the data directory for a moment before it listens on its socket. */
const START_TIMEOUT_MS = 10_000
const RETRY_MS = 200

export interface OpenedForTool {
  readonly database: ToolDatabase
  readonly isShopRunning: boolean
}

/**
 * Opens the database for the verbs: a PostgreSQL server directly, the embedded one through the running shop, or, when no shop
 * is running, directly by the tool.
 */
export async function openToolDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<OpenedForTool> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const running = databaseUrl ? null : await connectDatabase(dataDir)
    if (running) return { database: running, isShopRunning: true }
    try {
      const database = await openDatabase({ databaseUrl, dataDir, log })
      await migrateDatabase(database)
      return { database, isShopRunning: false }
    } catch (fault) {
      const isTaken = fault instanceof StartFault && fault.reason === 'data-dir-locked'
      if (!isTaken || Date.now() > deadline) throw fault
      await wait(RETRY_MS)
    }
  }
}

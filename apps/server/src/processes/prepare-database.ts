import { type Database, openDatabase } from '@meerkat/api/db'
import { migrateDatabase } from '@meerkat/api/migrate'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { seedDemo } from '../seed-demo.ts'

/** Opens the database, brings its tables up to date, and fills an empty one. */
export async function prepareDatabase(
  { databaseUrl, dataDir, seed, stores }: Config,
  { log, say }: { log: Logger; say: (text: string) => void },
): Promise<Database> {
  say(databaseUrl ? 'Connecting to the database …' : `Opening the embedded database in ${dataDir} …`)
  const database = await openDatabase({ databaseUrl, dataDir, log })
  try {
    await migrateDatabase(database)
    if (seed === 'demo') await seedDemo({ database, dataDir, stores, say })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

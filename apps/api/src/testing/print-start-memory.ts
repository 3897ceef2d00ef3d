import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

// Opens an embedded database in the directory that is the first argument, as a first start does, and prints the highest memory of the process in MB.
const database = await openDatabase({ dataDir: process.argv[2]!, log: { info() {}, warn() {}, error() {} } })
await migrateDatabase(database)
await database.close()
process.stdout.write(String(process.resourceUsage().maxRSS / 1024))

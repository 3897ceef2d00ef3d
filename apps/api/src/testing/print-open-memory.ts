import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

/** Compiling goes on in the background. */
const COMPILING_MS = 2000

// Opens the embedded database below the directory that is the first argument, and prints the highest memory of the process in MB. It is sampled,
// because `resourceUsage().maxRSS` begins with the memory of the process that started this one.
let highest = 0
const sampling = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss())
}, 10)
const database = await openDatabase({ dataDir: process.argv[2]!, log: { info() {}, warn() {}, error() {} } })
await migrateDatabase(database)
await setTimeout(COMPILING_MS)
await database.close()
clearInterval(sampling)
process.stdout.write(String(highest / 1024 / 1024))

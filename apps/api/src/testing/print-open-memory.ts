import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

// Opens the embedded database below the directory that is the first argument, asks it what a start asks, and prints the highest memory of the
// process in MB.
const database = await openDatabase({ dataDir: process.argv[2]!, log: { info() {}, warn() {}, error() {} } })
await migrateDatabase(database)
for (let n = 0; n < 500; n++) await database.pool.query(`select count(*) from product where id > ${n}`)
await database.close()
process.stdout.write(String(process.resourceUsage().maxRSS / 1024))

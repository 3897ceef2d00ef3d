import { afterAll } from 'vitest'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { describeOrderRaces } from '../../testing/order-races.ts'
import { type PostgresServer, startPostgres } from '../../testing/start-postgres.ts'

let server: PostgresServer | null = null

afterAll(async () => {
  await server?.stop()
})

// A pool of 4: an order that requests a second connection while it holds one would deadlock here.
describeOrderRaces('PostgreSQL', async ({ bundle }) => {
  server = await startPostgres()
  return openTestShop({ bundle, databaseUrl: await server.createDatabase(), poolSize: 4 })
})

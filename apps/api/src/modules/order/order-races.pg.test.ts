import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { describeOrderRaces } from '../../testing/order-races.ts'

// A pool of 4: an order that requests a second connection while it holds one would deadlock here.
describeOrderRaces('PostgreSQL', async ({ bundle }) => {
  return openTestShop({ bundle, databaseUrl: await createPostgresDatabase(), poolSize: 4 })
})

import { expect, it, onTestFinished } from 'vitest'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { enqueueAlerts } from './enqueue-alerts.ts'
import { putAlert } from './product-alert.store.ts'

const READERS = 500

it('concurrent processes enqueue each mail once', async () => {
  const shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await createPostgresDatabase(), poolSize: 4, hasJobs: false })
  onTestFinished(() => shop.close())
  const { database } = shop
  const now = () => new Date()
  const asked = { sku: 'TICK-COLLAR', productId: 10, storeCode: '', language: null, now: now() }
  for (let at = 0; at < READERS; at += 1) await putAlert(database.sql, { ...asked, email: `reader${at}@example.com` })
  const findProduct = async () => ({ name: 'Collar', image: null, path: '/collar.html', isInStock: true })
  const sweep = () => enqueueAlerts({ database, now, findProduct, enqueueMail, mailEnqueued: () => undefined })
  const counts = await Promise.all([sweep(), sweep(), sweep(), sweep()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(READERS)
  const { rows } = await database.pool.query<{ id: string }>("select payload->>'alertId' as id from outbox where topic = 'mail'")
  expect(rows).toHaveLength(READERS)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(READERS)
})

import { expect, it } from 'vitest'
import { readShopFigures } from './shop-figures.ts'
import { aLine, anOrder } from './testing/a-shopper.ts'
import { openForFile } from './testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

it('counts orders, jobs, stock and coupons', async () => {
  const before = await readShopFigures(shop.database.sql)
  expect(before).toMatchObject({ orders: [], oldestJobSeconds: 0, coupons: [], redemptions: 0 })
  expect(before.stock.map(({ state }) => state)).toContain('available')
  await shop.database.pool.query("insert into outbox (topic, payload, attempts, set_aside_at) values ('mail', '{}', 3, now())")
  await shop.database.pool.query("insert into coupon (code, percent, source) values ('TEN', 10, 'campaign')")
  await shop.database.pool.query("insert into coupon (code, percent, source, valid_to) values ('OLD', 10, 'campaign', now())")
  await shopper.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')] }))
  const after = await readShopFigures(shop.database.sql)
  expect(after.orders).toEqual([{ status: 'pending', count: 1 }])
  expect(after.jobs).toContainEqual({ topic: 'mail', state: 'set-aside', count: 1 })
  expect(after.coupons).toEqual([{ source: 'campaign', count: 1 }])
})

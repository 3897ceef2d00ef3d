import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { type FreezingProxy, openFreezingProxy } from '../../testing/freezing-proxy.ts'
import { METHODS, openPaymentShop, type PaymentShop } from '../../testing/open-payment-shop.ts'
import { type NotificationRecorder, recordNotifications } from '../../testing/record-notifications.ts'

/** Time limit of one database call; longer than one takes on a busy machine. */
const LIMIT_MS = 4000

let proxy: FreezingProxy
let shop: PaymentShop
let recorder: NotificationRecorder

beforeAll(async () => {
  proxy = await openFreezingProxy(await createPostgresDatabase())
  shop = await openPaymentShop({ databaseUrl: proxy.url, poolSize: 4, limitMs: LIMIT_MS })
  recorder = await recordNotifications(shop)
})

afterAll(async () => {
  await recorder.close()
  await shop.close()
  await proxy.close()
})

it.each(METHODS)(
  '17: a notification of %s gets 503 while the database is unreachable, and settles the payment when it is sent again',
  async (method) => {
    const begun = await shop.begin(method)
    await shop.pay(begun)
    const notifications = await recorder.take()
    expect(notifications).not.toEqual([])
    proxy.freeze()
    for (const one of notifications) expect(await recorder.send(one)).toBe(503)
    proxy.thaw()
    await expect.poll(async () => (await shop.status(begun)).state, { timeout: 60_000 }).toBe('pending')
    for (const one of notifications) expect(await recorder.send(one)).toBe(200)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
  },
)

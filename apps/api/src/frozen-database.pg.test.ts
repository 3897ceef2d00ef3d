import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration } from './testing/a-customer.ts'
import { aLine, anOrder, aShopper, type Shopper, type WireReply } from './testing/a-shopper.ts'
import { createPostgresDatabase } from './testing/create-postgres-database.ts'
import { type FreezingProxy, openFreezingProxy } from './testing/freezing-proxy.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { aPetShop } from './testing/pet-shop.ts'

/** Time limit of one database call: longer than the 2500 ms of a shop, because the test machine may be busy. No request may wait for two. */
const LIMIT_MS = 4000
const TICK_MS = 50

let proxy: FreezingProxy
let shop: TestShop
let shopper: Shopper

beforeAll(async () => {
  proxy = await openFreezingProxy(await createPostgresDatabase())
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: proxy.url, poolSize: 4, limitMs: LIMIT_MS, rateLimits: true })
  shopper = aShopper(shop.app)
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
})

/** Milliseconds that a call takes, without the time in which a busy machine did not run this process. */
async function time(call: () => Promise<unknown>): Promise<number> {
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, TICK_MS)
  try {
    await call()
    return ticks * TICK_MS
  } finally {
    clearInterval(clock)
  }
}

describe('a frozen database server', () => {
  it('causes 503 within little more than the time limit of one call, and is used again once it responds', async () => {
    const customer = await aCustomer(shopper)
    const cartId = await shopper.createCart()
    const registration = aRegistration()
    const calls: (() => Promise<WireReply>)[] = [
      () => shopper.get(`/api/cart/pull?cartId=${cartId}`),
      () => shopper.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')] })),
      () => shopper.post('/api/user/create', registration),
      () => shopper.post('/api/user/login', { username: customer.email, password: 'guessed in vain' }),
      () => shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 }),
    ]
    proxy.freeze()
    for (const call of calls) {
      let answer: WireReply | null = null
      const elapsed = await time(async () => {
        answer = await call()
      })
      expect(answer).toMatchObject({ status: 503, code: 503, headers: { 'retry-after': '2' } })
      expect(elapsed).toBeLessThan(2 * LIMIT_MS)
      // Wait until the next call tries the server again.
      await new Promise((resolve) => setTimeout(resolve, 1100))
    }
    proxy.thaw()
    await expect.poll(async () => (await calls[0]!()).status, { timeout: 60_000 }).toBe(200)
    expect(await calls[2]!()).toMatchObject({ code: 200 })
  })

  it.each(['begin', 'commit', 'rollback'])('fails a transaction that waits for its %s', async (at) => {
    const freeze = (when: string) => when === at && proxy.freeze()
    const refused = new Error('refused by a rule')
    const transaction = () =>
      shop.database.transaction(async (tx) => {
        await tx.run({ name: 'one', text: 'select 1' })
        freeze(at === 'begin' ? '' : at)
        if (at === 'rollback') throw refused
      })
    freeze(at === 'begin' ? at : '')
    const elapsed = await time(() => expect(transaction()).rejects.toThrow(at === 'rollback' ? refused.message : /timeout/))
    expect(elapsed).toBeLessThan(2 * LIMIT_MS)
    proxy.thaw()
    await expect
      .poll(
        () =>
          shop.database.ping().then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
  })
})

it('survives a server that ends a connection in the middle of a transaction', async () => {
  const broken = shop.database.transaction(async (tx) => {
    const [row] = await tx.run<{ pid: number }>({ name: 'own-pid', text: 'select pg_backend_pid() as pid' })
    await shop.database.sql.run({ name: 'end-connection', text: 'select pg_terminate_backend($1)' }, [row!.pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.run({ name: 'one', text: 'select 1' })
  })
  await expect(broken).rejects.toThrow(/terminat|not queryable|connection/i)
  expect(await shopper.get('/api/stock/check?sku=TICK-COLLAR')).toMatchObject({ code: 200 })
})

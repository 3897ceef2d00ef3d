import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { readPaymentConfig } from '../payment/config/payment-config.ts'
import { forgetCashKeys } from './cash-limit.ts'

const DAY_MS = 86_400_000
const REFUSED = { code: 400, result: [expect.objectContaining({ dataPath: '.addressInformation.payment_method_code' })] }

let shop: TestShop

beforeAll(async () => {
  const { config } = readPaymentConfig({ COD_MIN_CENTS: '25000', COD_MAX_CENTS: '500000' })
  shop = await openTestShop({ bundle: aPetShop(), payments: config, rateLimits: true, hasJobs: false })
  await shop.database.pool.query('update stock set qty = 1000')
})

afterAll(async () => {
  await shop.close()
})

let calls = 0

interface Placed {
  readonly email: string
  readonly telephone?: string
  readonly ip?: string
  readonly id?: string
  readonly line?: ReturnType<typeof aLine>
}

/** Every order comes from a different network unless it names one, so that no rate limit is reached. */
async function place({ email, telephone = '', ip, id, line = aLine('TICK-COLLAR') }: Placed) {
  calls += 1
  const address = { ...ADDRESS, email, telephone }
  const order = anOrder({ products: [line], ...(id && { order_id: id }) })
  const addressInformation = { ...order.addressInformation, shippingAddress: address, billingAddress: address }
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/order',
    remoteAddress: ip ?? `198.18.${calls}.1`,
    payload: { ...order, addressInformation },
  })
  return response.json<{ code: number; result: { orderNumber: string; backendOrderId: string } }>()
}

describe('an order that is paid on delivery', () => {
  it.each([1, 90])('is refused outside of the limits of its amount, and the cart does not offer it: %i pieces', async (qty) => {
    expect(await place({ email: 'limits@example.com', line: aLine('KIT-KIB-1KG', qty) })).toMatchObject(REFUSED)
    const shopper = aShopper(shop.app)
    const cartId = await shopper.createCart()
    const offered = async () => {
      const { result } = await shopper.get(`/api/cart/payment-methods?token=&cartId=${cartId}`)
      return (result as { code: string }[]).map(({ code }) => code)
    }
    await shopper.update(cartId, { sku: 'KIT-KIB-1KG', qty: 10 })
    expect(await offered()).toContain('cashondelivery')
    const [line] = (await shopper.get(`/api/cart/pull?token=&cartId=${cartId}`)).result as { item_id: number }[]
    await shopper.update(cartId, { sku: 'KIT-KIB-1KG', qty, item_id: line?.item_id })
    expect(await offered()).not.toContain('cashondelivery')
  })

  it('is refused when an e-mail address has three open ones', async () => {
    const email = 'Many@example.com'
    for (let index = 0; index < 3; index += 1) expect(await place({ email, id: `many-${index}` })).toMatchObject({ code: 200 })
    expect(await place({ email: 'many@EXAMPLE.com', id: 'many-3' })).toMatchObject(REFUSED)
    // Repeating an open order is not another order.
    expect(await place({ email, id: 'many-2' })).toMatchObject({ code: 200 })
    expect(await place({ email: 'other@example.com' })).toMatchObject({ code: 200 })
  })

  it('no longer counts when it was cancelled, was paid, or is a day old', async () => {
    const email = 'again@example.com'
    const ids = []
    for (let index = 0; index < 3; index += 1) ids.push(Number((await place({ email })).result.backendOrderId))
    const changes = ["status = 'canceled'", 'paid_at = now()', "created_at = now() - interval '25 hours'"]
    for (const [index, change] of changes.entries()) {
      expect(await place({ email })).toMatchObject(REFUSED)
      await shop.database.pool.query(`update sales_order set ${change} where id = $1`, [ids[index]])
      expect(await place({ email })).toMatchObject({ code: 200 })
    }
  })

  it.each([
    ['one telephone number, however it is written', { telephone: '+27 82 111 2222' }, { telephone: '(082) 111-2222' }],
    ['neighbouring addresses of one network', { ip: '203.0.113.7' }, { ip: '203.0.113.200' }],
  ])('counts the orders of %s together', async (name, first, last) => {
    for (let index = 0; index < 3; index += 1)
      expect(await place({ email: `${name.length}-${index}@example.com`, ...first })).toMatchObject({ code: 200 })
    expect(await place({ email: `${name.length}-3@example.com`, ...last })).toMatchObject(REFUSED)
  })

  it('is not counted by an address of a local network, because all shoppers behind an unknown proxy share it', async () => {
    for (let index = 0; index < 4; index += 1)
      expect(await place({ email: `local-${index}@example.com`, ip: '10.0.0.1' })).toMatchObject({ code: 200 })
  })

  it('is counted by hashes only, which are deleted after a day', async () => {
    const { rows } = await shop.database.pool.query<{ cash_keys: string[] }>('select cash_keys from sales_order')
    expect(rows.flatMap(({ cash_keys: keys }) => keys ?? []).every((key) => /^[\w-]{22}$/.test(key))).toBe(true)
    await forgetCashKeys(shop.database.sql, new Date(Date.now() + 2 * DAY_MS))
    const left = await shop.database.pool.query('select id from sales_order where cash_keys is not null')
    expect(left.rows).toEqual([])
  })
})

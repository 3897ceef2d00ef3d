import { describe, expect, it } from 'vitest'
import { aCustomer, type LoggedIn, logIn } from '../../testing/a-customer.ts'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

let now = new Date('2026-05-22T09:00:00Z')
const { shop, shopper } = await openForFile({ now: () => now })
const one = await aCustomer(shopper)
const two = await aCustomer(shopper)

const cartOf = async (customer: LoggedIn) => String((await customer.post('/api/cart/create')).result)
const ownerOf = async (magentoOrderId: unknown) =>
  (await shop.database.pool.query<{ customer_id: number | null }>('select customer_id from sales_order where id = $1', [magentoOrderId]))
    .rows[0]?.customer_id

describe('the cart of a customer (docs/wire.md §3.2, §3.3)', () => {
  it('is the same on every device, with the token in the header or in the query', async () => {
    const cartId = await cartOf(one)
    expect(cartId).toMatch(/^[0-9a-f]{32}$/)
    expect(await cartOf(one)).toBe(cartId)
    const { token } = await logIn(shopper, one.email)
    expect((await shopper.post(`/api/cart/create?token=${token}`)).result).toBe(cartId)
    expect(await cartOf(two)).not.toBe(cartId)
  })

  it('is created once, however many devices create it at the same time', async () => {
    const customer = await aCustomer(shopper)
    const ids = await Promise.all(Array.from({ length: 8 }, () => cartOf(customer)))
    expect(new Set(ids).size).toBe(1)
  })

  it('is one per store view', async () => {
    const german = (await one.post('/api/cart/create?storeCode=de')).result
    expect(german).not.toBe(await cartOf(one))
    expect((await one.post('/api/cart/create?storeCode=de')).result).toBe(german)
  })

  it('takes nothing from the earlier guest cart: the client merges', async () => {
    const guest = await shopper.createCart()
    await shopper.update(guest, { sku: 'TICK-COLLAR', qty: 2 })
    const customer = await aCustomer(shopper)
    const cartId = await cartOf(customer)
    expect((await customer.get(`/api/cart/pull?cartId=${cartId}`)).result).toEqual([])
    expect((await customer.get(`/api/cart/pull?cartId=${guest}`)).result).toMatchObject([{ sku: 'TICK-COLLAR', qty: 2 }])
  })

  it('an ended session is 401, so that the client refreshes the token', async () => {
    const cartId = await cartOf(one)
    expect(await shopper.post('/api/cart/create?token=ended')).toMatchObject({ status: 401, code: 401 })
    expect(await shopper.get(`/api/cart/pull?token=ended&cartId=${cartId}`)).toMatchObject({ status: 401, code: 401 })
  })

  it('a guest cart ignores tokens', async () => {
    const guest = await shopper.createCart()
    expect(await shopper.get(`/api/cart/pull?token=ended&cartId=${guest}`)).toMatchObject({ code: 200, result: [] })
  })
})

const calls = (cartId: string): [method: 'GET' | 'POST', path: string, body?: object][] => [
  ['GET', `/api/cart/pull?cartId=${cartId}`],
  ['POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'TICK-COLLAR', qty: 1, quoteId: cartId } }],
  ['POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'TICK-COLLAR', item_id: 1, quoteId: cartId } }],
  ['GET', `/api/cart/totals?cartId=${cartId}`],
  ['GET', `/api/cart/payment-methods?cartId=${cartId}`],
  ['POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address: { country_id: 'ZA' } }],
  ['POST', `/api/cart/shipping-information?cartId=${cartId}`, { addressInformation: { shippingAddress: { country_id: 'ZA' } } }],
  ['POST', `/api/cart/collect-totals?cartId=${cartId}`, { methods: {} }],
  ['POST', `/api/cart/apply-coupon?coupon=X&cartId=${cartId}`],
  ['POST', `/api/cart/delete-coupon?cartId=${cartId}`],
  ['GET', `/api/cart/coupon?cartId=${cartId}`],
]

describe('carts of other customers', () => {
  it.each(calls('').map(([method, path], index) => ({ method, path: path.replace(/\?.*/, ''), index })))(
    '$method $path answers like a missing cart',
    async ({ method, index }) => {
      const [, theirPath, body] = calls(await cartOf(one))[index]!
      const [, missingPath] = calls('0'.repeat(32))[index]!
      const ask = (path: string, headers: Record<string, string>) =>
        method === 'GET' ? shopper.get(path, headers) : shopper.post(path, body, headers)
      const missing = await ask(missingPath, two.bearer)
      expect(missing).toMatchObject({ status: 404, code: 404 })
      // Old clients treat any truthy result of a coupon call as success. docs/wire.md §3.12.
      expect(missing.result).toBe(/-coupon/.test(missingPath) ? false : 'This cart does not exist any more')
      for (const headers of [two.bearer, {}]) {
        const theirs = await ask(theirPath, headers as Record<string, string>)
        expect({ code: theirs.code, result: theirs.result }).toEqual({ code: missing.code, result: missing.result })
      }
    },
  )
})

describe('orders of customers (docs/wire.md §4.4)', () => {
  const place = (fields: object, headers: Record<string, string> = {}) => shopper.post('/api/order', anOrder(fields), headers)
  const idOf = ({ result }: { result: unknown }) => (result as { magentoOrderId: string }).magentoOrderId

  it('belong to the customer of the token, whatever the body says', async () => {
    const answer = await place({ user_id: String(two.id) }, one.bearer)
    expect(answer).toMatchObject({ code: 200 })
    expect(await ownerOf(idOf(answer))).toBe(one.id)
  })

  it('belong to the owner of the cart when there is no token', async () => {
    const customer = await aCustomer(shopper)
    const cartId = await cartOf(customer)
    const answer = await place({ user_id: String(customer.id), cart_id: cartId })
    expect(await ownerOf(idOf(answer))).toBe(customer.id)
    expect(await customer.get(`/api/cart/pull?cartId=${cartId}`)).toMatchObject({ code: 404 })
    expect(await cartOf(customer)).not.toBe(cartId)
  })

  it.each([
    { why: 'only a user_id', fields: () => ({ user_id: String(one.id) }) },
    { why: 'a user_id and a guest cart', fields: async () => ({ user_id: String(one.id), cart_id: await shopper.createCart() }) },
    { why: 'the cart of another customer', fields: async () => ({ user_id: String(two.id), cart_id: await cartOf(one) }) },
    { why: 'the cart of another customer without a user_id', fields: async () => ({ user_id: '', cart_id: await cartOf(one) }) },
  ])('are guest orders with $why', async ({ fields }) => {
    const answer = await place(await fields())
    expect(answer).toMatchObject({ code: 200 })
    expect(await ownerOf(idOf(answer))).toBeNull()
  })

  it('do not change the cart of another customer', async () => {
    const customer = await aCustomer(shopper)
    const cartId = await cartOf(customer)
    await customer.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'TICK-COLLAR', qty: 2, quoteId: cartId } })
    expect(await place({ cart_id: cartId, products: [aLine('SHAMPOO-250')] }, two.bearer)).toMatchObject({ code: 200 })
    expect((await customer.get(`/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([{ sku: 'TICK-COLLAR', qty: 2 }])
  })

  it('get a 401 when the session has ended; with a new token the same order is placed once', async () => {
    const customer = await aCustomer(shopper)
    now = new Date(now.getTime() + 5 * 3_600_000)
    const order = { order_id: 'after-a-nap', cart_id: '' }
    expect(await place(order, customer.bearer)).toMatchObject({ code: 401 })
    const { result: token } = await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })
    const headers = { authorization: `Bearer ${String(token)}` }
    const [first, second] = [await place(order, headers), await place(order, headers)]
    expect(first).toMatchObject({ code: 200 })
    expect(second.result).toEqual(first.result)
    expect(await ownerOf(idOf(first))).toBe(customer.id)
  })

  it('logged no error', () => {
    expect(shop.faults).toEqual([])
  })
})

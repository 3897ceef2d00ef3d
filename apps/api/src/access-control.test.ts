import { beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, type LoggedIn } from './testing/a-customer.ts'
import { aLine, anOrder } from './testing/a-shopper.ts'
import { openForFile } from './testing/open-for-file.ts'

/** Ids of a cart and an order: one customer's own, or ids that do not exist. */
interface Ids {
  readonly cart: string
  readonly order: string
}

type Method = 'GET' | 'POST' | 'DELETE'
type Call = readonly [method: Method, path: string, query?: (ids: Ids) => string, body?: (ids: Ids) => object]

const noQuery = () => ''
const ofCart = ({ cart }: Ids) => `cartId=${cart}`
const item = ({ cart }: Ids) => ({ cartItem: { sku: 'TICK-COLLAR', qty: 1, item_id: 1, quoteId: cart } })

/** Every call that takes the id of a cart or an order that can belong to a customer. */
const WITH_IDS: readonly Call[] = [
  ['GET', '/api/cart/pull', ofCart],
  ['POST', '/api/cart/update', ofCart, item],
  ['POST', '/api/cart/delete', ofCart, item],
  ['GET', '/api/cart/totals', ofCart],
  ['GET', '/api/cart/payment-methods', ofCart],
  ['GET', '/api/payment/methods', ofCart],
  ['POST', '/api/cart/shipping-methods', ofCart, () => ({ address: { country_id: 'ZA' } })],
  ['POST', '/api/cart/shipping-information', ofCart, () => ({ addressInformation: { shippingAddress: { countryId: 'ZA' } } })],
  ['POST', '/api/cart/collect-totals', ofCart, () => ({ methods: {} })],
  ['POST', '/api/cart/apply-coupon', (ids) => `${ofCart(ids)}&coupon=X`],
  ['POST', '/api/cart/delete-coupon', ofCart],
  ['GET', '/api/cart/coupon', ofCart],
  ['POST', '/api/order/{id}/cancel'],
  ['POST', '/api/order/{id}/return', noQuery, () => ({ items: [{ item_id: 1, qty: 1 }] })],
  ['POST', '/api/order/{id}/return/call-off', noQuery, () => ({ return_id: 1 })],
  ['GET', '/api/order/{id}/invoice'],
  ['GET', '/api/order/{id}/documents/{number}'],
  ['POST', '/api/order/{id}/invoice', noQuery, () => ({ company: 'Burrow Ltd', vat_id: '4010123456' })],
  ['GET', '/api/order/{id}/downloads'],
  ['GET', '/api/order/{id}/downloads/{link}'],
]

/** Calls that identify the customer by the user token alone. */
const BY_TOKEN: readonly Call[] = [
  ['GET', '/api/user/me'],
  ['POST', '/api/user/me', noQuery, () => ({ customer: { firstname: 'Eve', lastname: 'Mole' } })],
  ['GET', '/api/user/order-history'],
  ['GET', '/api/user/reviews'],
  ['GET', '/api/user/wishlist'],
  ['POST', '/api/user/wishlist', noQuery, () => ({ add: ['TICK-COLLAR'] })],
  ['POST', '/api/user/wishlist/share', noQuery, () => ({ isShared: true })],
  ['GET', '/api/user/saved-lines'],
  ['POST', '/api/user/saved-lines', noQuery, () => ({ put: [{ sku: 'TICK-COLLAR', qty: 1 }] })],
  ['GET', '/api/user/loyalty'],
  ['POST', '/api/user/loyalty/join'],
  ['POST', '/api/user/loyalty/redeem', noQuery, () => ({ points: 100, requestId: 'request-1' })],
  ['GET', '/api/user/export'],
  ['POST', '/api/user/delete', noQuery, () => ({ password: 'Biscuit#2024' })],
  ['POST', '/api/user/change-password', noQuery, () => ({ currentPassword: 'Biscuit#2024', newPassword: 'Whiskers!2025' })],
]

/** Calls on public data, or with ids that cannot be guessed. */
const PUBLIC = /_search|api\/wishlist|\/pack|cms-data|stock|api\/sync\/order|\{provider\}/

let owner: LoggedIn
let otherCallers: readonly { readonly who: string; readonly headers: Record<string, string> }[]
let theirs: Ids

const missing: Ids = { cart: '0'.repeat(32), order: '99999999' }

const { shop, shopper } = await openForFile()

beforeAll(async () => {
  owner = await aCustomer(shopper)
  const cart = String((await owner.post('/api/cart/create')).result)
  await shopper.update(cart, { sku: 'TICK-COLLAR', qty: 1 }, owner.bearer)
  const placed = await owner.post('/api/order', anOrder({ user_id: String(owner.id), products: [aLine('DERMA-CARE-3KG')] }))
  theirs = { cart, order: (placed.result as { backendOrderId: string }).backendOrderId }
  const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
  // Having an order and a cart of one's own gives no access to another customer's.
  await two.post('/api/order', anOrder({ user_id: String(two.id) }))
  await two.post('/api/cart/create')
  otherCallers = [
    { who: 'a customer', headers: { ...one.bearer } },
    { who: 'another customer', headers: { ...two.bearer } },
    { who: 'a guest', headers: {} },
  ]
})

async function ask(
  [method, path, query, body]: Call,
  ids: Ids,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const url = `${path.replace('{id}', ids.order).replace('{link}', '1')}?${query?.(ids) ?? ''}`
  const payload = body && { payload: JSON.stringify(body(ids)) }
  const response = await shop.app.inject({ method, url, headers: { 'content-type': 'application/json', ...headers }, ...payload })
  return { status: response.statusCode, body: response.body }
}

const nameOf = ([method, path]: Call) => `${method} ${path}`

async function stored(): Promise<unknown> {
  const tables = ['cart', 'cart_item', 'sales_order', 'sales_order_address', 'sales_order_status', 'stock', 'customer']
  return Promise.all(tables.map(async (name) => (await shop.database.pool.query(`select * from ${name} order by 1, 2`)).rows))
}

describe("another customer's cart or order is answered exactly like one that does not exist", () => {
  it.each(WITH_IDS.map((call) => ({ name: nameOf(call), call })))('$name', async ({ call }) => {
    const before = await stored()
    for (const { who, headers } of otherCallers) {
      const found = await ask(call, theirs, headers)
      expect({ who, ...found }).toEqual({ who, ...(await ask(call, missing, headers)) })
      expect({ who, is: [401, 404].includes(found.status) }).toEqual({ who, is: true })
    }
    expect(await stored()).toEqual(before)
  })

  it("an order cannot use another customer's cart", async () => {
    for (const { headers } of otherCallers) {
      const order = anOrder({ user_id: 'not-a-number', cart_id: theirs.cart, products: [aLine('SHAMPOO-250')] })
      expect(await shopper.post('/api/order', order, headers)).toMatchObject({ code: 200 })
    }
    expect(await owner.get(`/api/cart/pull?cartId=${theirs.cart}`)).toMatchObject({ code: 200, result: [{ sku: 'TICK-COLLAR', qty: 1 }] })
    expect((await owner.get('/api/user/order-history')).result).toMatchObject({ total_count: 1 })
  })
})

describe('an invalid token is answered exactly like an expired one', () => {
  it.each([...BY_TOKEN, ...WITH_IDS.filter(([, path]) => path.includes('{id}'))].map((call) => ({ name: nameOf(call), call })))(
    '$name',
    async ({ call }) => {
      const gone = await aCustomer(shopper)
      await gone.post('/api/user/logout')
      const answers = await Promise.all(
        [{}, { authorization: 'Bearer x' }, { ...gone.bearer }, { authorization: `Bearer ${gone.refreshToken}` }].map((headers) =>
          ask(call, theirs, headers as Record<string, string>),
        ),
      )
      expect(answers[0]?.status).toBe(401)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    },
  )
})

it('the tables above list every call that takes an id or needs a token', async () => {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: object[]; parameters: { name: string; in: string }[] }>>
  }>()
  const asked = new Set([...WITH_IDS, ...BY_TOKEN].map(nameOf))
  const forgotten = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [], parameters }]) => {
        const needsToken = security.length > 0 && security.every((way) => 'userToken' in way)
        return needsToken || parameters.some(({ name, in: place }) => place === 'path' || name === 'cartId')
      })
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(forgotten.filter((name) => !PUBLIC.test(name) && !asked.has(name))).toEqual([])
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, PASSWORD } from '../testing/a-customer.ts'
import { anOrder, aShopper } from '../testing/a-shopper.ts'
import { openForFile } from '../testing/open-for-file.ts'

let atMs = Date.parse('2026-05-22T09:00:00Z')
let addresses = 0

const { shop } = await openForFile({
  rateLimits: true,
  now: () => new Date(atMs),
  trustedClients: [
    { address: '203.0.113.0', prefix: 24, share: 20 },
    { address: '2001:db8:cafe::', prefix: 48, share: 2 },
  ],
})

beforeAll(() => shop.database.pool.query("update stock set qty = 100000 where sku = 'TICK-COLLAR'"))

function anAddress(): string {
  addresses += 1
  return `10.${addresses >> 8}.${addresses & 255}.1`
}

interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object
  readonly from: string
  readonly headers?: Record<string, string>
}

async function send({ from, ...request }: Sent) {
  return shop.app.inject({ method: 'POST', remoteAddress: from, ...request })
}

async function statusesOf(times: number, request: (index: number) => Sent): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(request(index))))
  return Object.fromEntries([...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, all]) => [status, all.length]))
}

const order = (from: string, fields: object = {}): Sent => ({
  url: '/api/order',
  payload: anOrder({ cart_id: randomUUID().replaceAll('-', ''), order_id: randomUUID(), ...fields }),
  from,
})
const read = (from: string): Sent => ({ method: 'GET', url: '/api/stock/check?sku=TICK-COLLAR', from })

describe('requests of one address', () => {
  it('are limited whatever cart and order ids they invent', async () => {
    const from = anAddress()
    expect(await statusesOf(60, () => order(from))).toEqual({ 200: 20, 429: 40 })
    expect(await statusesOf(1, () => order(anAddress()))).toEqual({ 200: 1 })
    atMs += 60_000
    expect(await statusesOf(1, () => order(from))).toEqual({ 200: 1 })
  })

  it('can write few mails to the shop, whatever addresses they write from', async () => {
    const from = anAddress()
    const asked = await Promise.all([0, 1].map(() => send({ method: 'GET', url: '/api/ext/mail-service/get-token', from })))
    const tokens = asked.map((answer) => answer.json().result)
    const mail = (index: number): Sent => ({
      url: '/api/ext/mail-service/send-email',
      payload: { sourceAddress: `${index}@example.com`, targetAddress: 'hello@meerkat.example', emailText: 'Hi', token: tokens[index] },
      from,
    })
    // The two requests for a token count too: two mails are accepted, one without a token is refused, and then the limit is reached.
    expect(await statusesOf(30, mail)).toEqual({ 200: 2, 500: 1, 429: 27 })
  })

  it('get a Retry-After header when refused', async () => {
    const from = anAddress()
    await statusesOf(30, () => ({ url: '/api/cart/create', from }))
    const refused = await send({ url: '/api/cart/create', from })
    expect(refused.json()).toEqual({ code: 429, result: 'Too many requests, please try again in a moment' })
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'content-type': 'application/json; charset=utf-8' })
    expect((await send(read(from))).statusCode).toBe(200)
  })

  it('count by the /64 of an IPv6 address', async () => {
    expect(await statusesOf(25, (index) => order(`2001:db8:1:1::${index.toString(16)}`))).toEqual({ 200: 20, 429: 5 })
    expect(await statusesOf(1, () => order('2001:db8:1:2::1'))).toEqual({ 200: 1 })
  })

  it('have a higher limit for trusted clients', async () => {
    const reads = await statusesOf(1000, (index) => read(`203.0.113.${index % 2}`))
    expect(reads).toEqual({ 200: 1000 })
    expect(await statusesOf(50, () => order('2001:db8:cafe:1::1'))).toEqual({ 200: 40, 429: 10 })
    expect(await statusesOf(605, () => read('198.51.100.1'))).toEqual({ 200: 600, 429: 5 })
  })

  it('are sufficient for several shoppers behind one address', async () => {
    atMs += 60_000
    const from = anAddress()
    for (let person = 0; person < 5; person += 1) {
      const { customer, password } = aRegistration()
      expect((await send({ url: '/api/user/create', payload: { customer, password }, from })).statusCode).toBe(200)
      for (let device = 0; device < 3; device += 1)
        expect((await send({ url: '/api/user/login', payload: { username: customer.email, password }, from })).statusCode).toBe(200)
      const cartId = (await send({ url: '/api/cart/create', from })).json<{ result: string }>().result
      const change = {
        url: `/api/cart/update?cartId=${cartId}`,
        payload: { cartItem: { sku: 'TICK-COLLAR', qty: 1, quoteId: cartId } },
        from,
      }
      expect(await statusesOf(20, () => change)).toEqual({ 200: 20 })
      expect(await statusesOf(3, () => order(from))).toEqual({ 200: 3 })
    }
  })
})

describe('requests of one customer', () => {
  it('are limited across all addresses', async () => {
    const customer = await aCustomer(aShopper(shop.app))
    const { authorization } = customer.bearer
    expect(await statusesOf(15, () => ({ ...order(anAddress()), headers: { authorization } }))).toEqual({ 200: 10, 429: 5 })
    // A forged token belongs to no customer, so its requests count only towards the limit of the address.
    const from = anAddress()
    const invented = await statusesOf(25, (index) => ({ ...order(from), headers: { authorization: `Bearer made-up-${index}` } }))
    expect(invented).toEqual({ 401: 20, 429: 5 })
  })
})

it('successful logins do not count towards the limit of their address', async () => {
  const from = anAddress()
  const { customer } = aRegistration()
  await send({ url: '/api/user/create', payload: { customer, password: PASSWORD }, from: anAddress() })
  const logIn = (password: string): Sent => ({ url: '/api/user/login', payload: { username: customer.email, password }, from })
  for (let index = 0; index < 15; index += 1) expect((await send(logIn(PASSWORD))).statusCode).toBe(200)
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

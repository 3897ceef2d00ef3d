import 'fake-indexeddb/auto'
import { OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createExclusive, createPageLock } from '../storage/exclusive.ts'
import { anOrder, answer, OrderServer, openOrderPage } from '../testing/order-device.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Loses the first answers. */
function losing(server: OrderServer, count = 1): OrderServer {
  let lost = 0
  server.fate = ({ endpoint }) => (endpoint.path === '/api/order' && lost++ < count ? 'answer-lost' : 'arrives')
  return server
}

describe('placing an order (docs/behaviour/orders.md §14.2)', () => {
  it('stores it before it is sent, flat, with what the shopper accepted', async () => {
    const seen: unknown[] = []
    const server = new OrderServer()
    const page = openOrderPage({
      async send(call) {
        seen.push(await page.orders.find('o-1'))
        return server.send(call)
      },
    })
    expect(await page.place(anOrder('o-1'))).toEqual({ kind: 'placed', orderId: 'o-1' })
    expect(seen).toMatchObject([{ order: { order_id: 'o-1', transmited: false }, confirmation: null, isUnsure: true }])
    expect(server.bodies).toMatchObject([{ order_id: 'o-1', addressInformation: { seen_totals: { grand_total: 100, currency: 'ZAR' } } }])
    expect(await page.orders.find('o-1')).toMatchObject({ order: { transmited: true }, confirmation: { orderNumber: '000000001' } })
  })

  it.each([
    { why: 'without a network', isOnline: false, fate: 'arrives', isUnsure: false },
    { why: 'without an answer', isOnline: true, fate: 'answer-lost', isUnsure: true },
    { why: 'with a server error', isOnline: true, fate: 'code-500', isUnsure: true },
    { why: 'with an unreachable database', isOnline: true, fate: 'code-503', isUnsure: true },
    { why: 'with an answer of a proxy in between', isOnline: true, fate: 'not-json', isUnsure: true },
  ] as const)('waits $why, in one way', async ({ isOnline, fate, isUnsure }) => {
    const server = new OrderServer()
    server.fate = () => fate
    const page = openOrderPage({ send: server.send, isOnline: () => isOnline })
    expect(await page.place(anOrder('o-1'))).toEqual({ kind: 'waiting', orderId: 'o-1' })
    expect(await page.orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' }, isUnsure, refusal: null, difference: null }])
  })

  it.each([
    { why: 'a fault in the data', code: 400, result: [{ keyword: 'custom', dataPath: '.x' }], kind: 'invalid' },
    { why: 'an id or a cart of another order', code: 400, result: 'This cart was ordered before', kind: 'reused' },
    { why: 'missing stock', code: 500, result: OUT_OF_STOCK_TEXT, kind: 'out-of-stock' },
  ])('keeps nothing on the device after $why: the cart still has everything', async ({ code, result, kind }) => {
    const server = new OrderServer()
    server.script = [answer(code, result)]
    const page = openOrderPage({ send: server.send })
    expect(await page.place(anOrder('o-1'))).toMatchObject({ kind })
    expect(await page.orders.listOpen()).toEqual([])
  })

  it('says what it would cost now, and places the same order once the shopper agrees', async () => {
    const server = new OrderServer()
    server.price = 120
    const page = openOrderPage({ send: server.send })
    expect(await page.place(anOrder('o-1'), 100)).toMatchObject({ kind: 'differs', totals: { grand_total: 120 } })
    expect(server.placed.size).toBe(0)
    expect(await page.place(anOrder('o-1'), 120)).toEqual({ kind: 'placed', orderId: 'o-1' })
  })

  it('is one order when the answer was lost and the shopper tries again', async () => {
    const server = losing(new OrderServer())
    const page = openOrderPage({ send: server.send })
    expect(await page.place(anOrder('o-1'))).toMatchObject({ kind: 'waiting' })
    expect(await page.place(anOrder('o-2'))).toEqual({ kind: 'placed', orderId: 'o-1' })
    expect([...server.placed.keys()]).toEqual(['o-1'])
  })

  it('is another order when the cart was emptied and filled again with the same products', async () => {
    const server = losing(new OrderServer())
    const page = openOrderPage({ send: server.send })
    await page.place(anOrder('o-1'))
    await page.queue.takeOut('o-1', async () => {})
    expect(await page.place(anOrder('o-2'))).toEqual({ kind: 'placed', orderId: 'o-2' })
  })

  it('is not sent while an earlier one of the same cart may have arrived', async () => {
    const server = losing(new OrderServer())
    const page = openOrderPage({ send: server.send })
    await page.place(anOrder('o-1', { cart_id: 'cart-1' }))
    expect(await page.place(anOrder('o-2', { cart_id: 'cart-1', qty: 5 }))).toEqual({ kind: 'reused' })
    expect([...server.placed.keys()]).toEqual(['o-1'])
  })
})

describe('faults of the old shop that must not return', () => {
  it('nested retry payload: a waiting order is sent as the order itself', async () => {
    const server = losing(new OrderServer())
    const page = openOrderPage({ send: server.send })
    await page.place(anOrder('o-1'))
    await page.queue.sendWaiting()
    expect(server.bodies.map(({ order_id, products }) => ({ order_id, lines: products.length }))).toEqual([
      { order_id: 'o-1', lines: 1 },
      { order_id: 'o-1', lines: 1 },
    ])
    expect(server.bodies[1]).not.toHaveProperty('newOrder')
  })

  it('order dropped on 400: a waiting order that is refused stays, with the reason', async () => {
    const server = losing(new OrderServer())
    const page = openOrderPage({ send: server.send })
    server.fate = () => 'request-lost'
    await page.place(anOrder('o-1'))
    server.fate = () => 'arrives'
    server.script = [answer(400, [{ keyword: 'custom', dataPath: '.x' }])]
    expect(await page.queue.sendWaiting()).toMatchObject({ changed: [{ refusal: 'invalid' }] })
    expect(await page.orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' }, refusal: 'invalid', lines: [{ sku: 'KIBBLE' }] }])
    await page.queue.sendWaiting()
    expect(server.bodies, 'it is not sent again as it is').toHaveLength(1)
  })

  it('queue lost on reload: another page of the device sends it', async () => {
    const server = new OrderServer()
    await openOrderPage({ send: server.send, isOnline: () => false }).place(anOrder('o-1'))
    const next = openOrderPage({ send: server.send })
    expect(await next.queue.sendWaiting()).toMatchObject({ changed: [{ confirmation: { orderNumber: '000000001' } }], isReachable: true })
    expect(await next.orders.listOpen()).toEqual([])
  })

  it('double post from two tabs: one order, also when the first answer is lost', async () => {
    const server = losing(new OrderServer())
    const exclusive = createExclusive()
    const tabs = [openOrderPage({ send: server.send, exclusive }), openOrderPage({ send: server.send, exclusive })]
    await Promise.all(tabs.map((tab, at) => tab.place(anOrder(`o-${at}`))))
    expect(server.placed.size).toBe(1)
    await Promise.all(tabs.map((tab) => tab.queue.sendWaiting()))
    expect(server.placed.size).toBe(1)
  })

  it('double post from two tabs: the second finds the cart emptied by the first', async () => {
    const server = new OrderServer()
    const offline = { send: server.send, isOnline: () => false, exclusive: createPageLock() }
    await openOrderPage(offline).place(anOrder('o-1'))
    const second = openOrderPage(offline)
    await second.queue.takeOut('o-1', async () => {})
    expect(await second.place(anOrder('o-2'), 100, () => false)).toEqual({ kind: 'waiting', orderId: 'o-1' })
    expect(await second.place(anOrder('o-3', { qty: 3 }), 100, () => false)).toEqual({ kind: 'empty' })
  })

  it('success page without an order: nothing without a confirmation counts as placed', async () => {
    const server = losing(new OrderServer(), 99)
    const page = openOrderPage({ send: server.send })
    await page.place(anOrder('o-1'))
    expect(await page.orders.find('o-1')).toMatchObject({ confirmation: null, order: { transmited: false } })
  })
})

describe('sending what waits (docs/behaviour/offline.md §7.2)', () => {
  async function waiting(server: OrderServer, ...ids: string[]) {
    const network = { isOnline: false }
    const customer = { id: null as number | null }
    const page = openOrderPage({ send: server.send, isOnline: () => network.isOnline, customerId: () => customer.id })
    for (const id of ids) {
      await page.place(anOrder(id))
      await page.queue.takeOut(id, async () => {})
    }
    network.isOnline = true
    return { ...page, customer }
  }

  it('asks the shopper when the price has changed meanwhile; agreeing places it with the new amount', async () => {
    const server = new OrderServer()
    const { queue, orders } = await waiting(server, 'o-1')
    server.price = 120
    expect(await queue.sendWaiting()).toMatchObject({ changed: [{ totals: { grand_total: 100 }, difference: { grand_total: 120 } }] })
    await queue.sendWaiting()
    expect(server.bodies, 'it is not sent again before that').toHaveLength(1)
    await queue.acceptDifference('o-1')
    await queue.sendWaiting()
    expect(server.placed.get('o-1')?.addressInformation.seen_totals?.grand_total).toBe(120)
    expect(await orders.find('o-1')).toMatchObject({ totals: { grand_total: 120 }, difference: null })
  })

  it('stops at the first order without an answer, but not at one that fails on the server', async () => {
    const server = new OrderServer()
    const { queue } = await waiting(server, 'o-1', 'o-2', 'o-3')
    let call = 0
    server.fate = () => (['code-500', 'arrives', 'request-lost'] as const)[call++] ?? 'arrives'
    expect(await queue.sendWaiting()).toMatchObject({ changed: [{ order: { order_id: 'o-2' } }], isReachable: false })
    expect((await queue.sendWaiting()).changed).toHaveLength(2)
    expect(server.placed.size).toBe(3)
  })

  it.each([
    { why: 'no customer is logged in', now: null, sent: 0 },
    { why: 'another customer is logged in', now: 8, sent: 0 },
    { why: 'the customer is logged in', now: 7, sent: 1 },
  ])('an order of a customer: $why', async ({ now, sent }) => {
    const server = new OrderServer()
    const { queue, orders, customer } = await waiting(server)
    const template = { ...anOrder('o-1', { user_id: '7' }), transmited: false }
    const rest = { confirmation: null, totals: null, lines: [], isTakenOut: true, isUnsure: false, difference: null, refusal: null }
    await orders.save({ order: template, ...rest })
    customer.id = now
    await queue.sendWaiting()
    expect(server.placed.size).toBe(sent)
  })
})

it('is noted as taken out of the cart although an order before it is still being sent', async () => {
  const server = new OrderServer()
  const answers = Promise.withResolvers<void>()
  const network = { isOnline: false }
  const slow = openOrderPage({
    send: async (call) => answers.promise.then(() => server.send(call)),
    isOnline: () => network.isOnline,
  })
  await slow.place(anOrder('o-1'))
  await slow.place(anOrder('o-2', { qty: 2, created_at: '2026-01-01T00:01:00Z' }))
  network.isOnline = true
  const sending = slow.queue.sendWaiting()
  await expect.poll(() => slow.orders.find('o-1')).toMatchObject({ isUnsure: true })
  await slow.queue.takeOut('o-2', async () => {})
  answers.resolve()
  await sending
  expect(await slow.orders.find('o-2')).toMatchObject({ isTakenOut: true, order: { transmited: true } })
})

describe('an order whose page was left before the answer came', () => {
  it('is found on the server, with its order number for the thank-you page', async () => {
    const server = losing(new OrderServer())
    await openOrderPage({ send: server.send }).place(anOrder('o-1', { cart_id: 'cart-1' }))
    const next = openOrderPage({ send: server.send })
    expect(await next.queue.settle('cart-1')).toMatchObject([{ orderId: 'o-1' }])
    expect(await next.orders.find('o-1')).toMatchObject({ order: { transmited: true }, confirmation: { orderNumber: '000000001' } })
    expect(await next.queue.settle('cart-2'), 'it is reported to its own cart only').toEqual([])
  })

  it('is not reported once its lines have left the cart', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    await page.place(anOrder('o-1', { cart_id: 'cart-1' }))
    await page.queue.takeOut('o-1', async () => {})
    expect(await page.queue.settle('cart-1')).toEqual([])
  })
})

import 'fake-indexeddb/auto'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredOrder } from '../collections/orders.ts'
import { anOrder, answer, OrderServer, openOrderPage } from '../testing/order-device.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('withdrawing an order', () => {
  it('that was never sent needs no server', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send, isOnline: () => false })
    await page.place(anOrder('o-1'))
    server.fate = () => 'request-lost'
    expect(await page.queue.withdraw('o-1')).toBe('withdrawn')
    expect(await page.orders.listOpen()).toEqual([])
  })

  it('that was placed while the server refused every call needs no server either', async () => {
    const server = new OrderServer()
    server.fate = () => 'request-lost'
    const page = openOrderPage({ send: server.send, isUnreachable: () => true })
    expect(await page.place(anOrder('o-1'))).toEqual({ kind: 'waiting', orderId: 'o-1' })
    expect(await page.orders.listOpen()).toMatchObject([{ isUnsure: false }])
    expect(await page.queue.withdraw('o-1')).toBe('withdrawn')
    expect(await page.orders.listOpen()).toEqual([])
  })

  it.each([
    { why: 'has arrived', first: 'answer-lost', later: 'arrives', outcome: 'arrived', open: 0 },
    { why: 'may have arrived', first: 'answer-lost', later: 'request-lost', outcome: 'unknown', open: 1 },
    { why: 'has not arrived', first: 'request-lost', later: 'arrives', outcome: 'withdrawn', open: 0 },
  ] as const)('that $why: $outcome', async ({ first, later, outcome, open }) => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    server.fate = () => first
    await page.place(anOrder('o-1'))
    server.fate = () => later
    expect(await page.queue.withdraw('o-1')).toBe(outcome)
    expect(await page.orders.listOpen()).toHaveLength(open)
    expect(server.placed.size).toBe(first === 'answer-lost' ? 1 : 0)
  })
})

describe('an order that is withdrawn while its lines leave the cart', () => {
  function aCart() {
    const cart = { lines: [{ sku: 'KIBBLE', qty: 1 }] as readonly CartItem[] }
    return {
      cart,
      empty: async () => {
        cart.lines = []
      },
      takeBack: async ({ lines }: StoredOrder) => {
        cart.lines = [...cart.lines, ...lines]
      },
    }
  }

  it('gets them back once the cart is empty', async () => {
    const { cart, empty, takeBack } = aCart()
    const page = openOrderPage({ send: new OrderServer().send, isOnline: () => false })
    await page.place(anOrder('o-1'))
    const busy = Promise.withResolvers<void>()
    const taking = page.queue.takeOut('o-1', () => busy.promise.then(empty))
    const withdrawing = page.queue.withdraw('o-1', takeBack)
    busy.resolve()
    await taking
    expect(await withdrawing).toBe('withdrawn')
    expect(cart.lines).toMatchObject([{ sku: 'KIBBLE' }])
    expect(await page.orders.listAll()).toEqual([])
  })

  it('keeps them when the cart was not empty yet', async () => {
    const { cart, empty, takeBack } = aCart()
    const page = openOrderPage({ send: new OrderServer().send, isOnline: () => false })
    await page.place(anOrder('o-1'))
    expect(await page.queue.withdraw('o-1', takeBack)).toBe('withdrawn')
    await page.queue.takeOut('o-1', empty)
    expect(cart.lines).toMatchObject([{ sku: 'KIBBLE', qty: 1 }])
  })
})

describe('an order that is withdrawn while a request with it may still arrive (decision 0054)', () => {
  it('is refused when it arrives', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    server.fate = ({ endpoint }) => (endpoint.path === '/api/order' ? 'late' : 'arrives')
    await page.place(anOrder('o-1'))
    expect(await page.queue.withdraw('o-1')).toBe('withdrawn')
    server.deliverLate()
    expect(server.placed.size).toBe(0)
  })

  it('cannot be withdrawn without the server, although a later attempt was refused', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    server.fate = () => 'late'
    await page.place(anOrder('o-1'))
    server.fate = () => 'arrives'
    server.isSoldOut = true
    await page.queue.sendWaiting()
    server.fate = () => 'request-lost'
    expect(await page.queue.withdraw('o-1')).toBe('unknown')
    server.fate = () => 'arrives'
    expect(await page.queue.withdraw('o-1')).toBe('withdrawn')
    server.isSoldOut = false
    server.deliverLate()
    expect(server.placed.size).toBe(0)
  })

  it('does not arrive in place of the next order from the same cart', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    server.fate = () => 'late'
    await page.place(anOrder('o-1', { cart_id: 'cart-1' }))
    server.fate = () => 'arrives'
    expect(await page.place(anOrder('o-2', { cart_id: 'cart-1', qty: 5 }))).toEqual({ kind: 'placed', orderId: 'o-2' })
    server.deliverLate()
    expect([...server.placed.keys()]).toEqual(['o-2'])
  })

  it('is shown as withdrawn when the page ended before the device deleted it, and can be bought again', async () => {
    const server = new OrderServer()
    const page = openOrderPage({ send: server.send })
    server.fate = () => 'request-lost'
    await page.place(anOrder('o-1'))
    await page.place(anOrder('o-2', { qty: 5 }))
    server.fate = () => 'arrives'
    server.withdrawn.add('o-1').add('o-2')
    await page.queue.sendWaiting()
    expect(await page.orders.listOpen()).toMatchObject([{ refusal: 'withdrawn' }, { refusal: 'withdrawn' }])
    expect(await page.place(anOrder('o-3'))).toEqual({ kind: 'placed', orderId: 'o-3' })
  })

  it.each([
    { why: 'has the order', has: true, outcome: 'arrived' },
    { why: 'does not have the order', has: false, outcome: 'withdrawn' },
  ])('on a server without the call that $why: $outcome', async ({ has, outcome }) => {
    const server = new OrderServer()
    const page = openOrderPage({
      send: async (call) => (call.endpoint.path === '/api/order/withdraw' ? answer(404, 'Not found') : server.send(call)),
    })
    server.fate = () => (has ? 'answer-lost' : 'request-lost')
    await page.place(anOrder('o-1'))
    server.fate = () => 'arrives'
    expect(await page.queue.withdraw('o-1')).toBe(outcome)
  })
})

import 'fake-indexeddb/auto'
import { type Order, OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { openOrders } from '../collections/orders.ts'
import { createExclusive } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { createOrderQueue } from './order-queue.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const confirmation = { magentoOrderId: '7', orderNumber: '000000007', backendOrderId: '7', transferedAt: '2026-01-01T00:00:00Z' }
const accepted: Answer = { status: 200, body: { code: 200, result: confirmation } }

/** Created by a form, so its members are in the order of the form. */
const billingAddress = { street: ['Acacia Road', '14'], postcode: '0181', city: 'Pretoria', lastname: 'Mokoena', firstname: 'Thandi' }

function anOrder(order_id: string, qty = 1): Order {
  return {
    order_id,
    created_at: '2026-01-01',
    products: [{ qty, price: 100, sku: 'KIBBLE' }],
    addressInformation: { payment_method_code: 'cashondelivery', billingAddress },
  }
}

function aTab(send: Send) {
  const storage = new ShopStorage({ storeCode: '' })
  const orders = openOrders(storage)
  return {
    orders,
    queue: createOrderQueue({
      orders,
      api: createClient(send),
      exclusive: createExclusive(),
      scope: 'shop',
      now: () => Date.parse('2026-01-01T12:00Z'),
    }),
  }
}

/** Stores every order it receives, as the real server does: the same id is the same order. */
function aServer(...script: (Answer | 'lost')[]) {
  const calls: Call[] = []
  const placed = new Set<string>()
  const send: Send = async (call) => {
    calls.push(call)
    if (call.endpoint.path.startsWith('/api/sync/order')) {
      const isPlaced = placed.has(call.params?.['order_id'] ?? '')
      const result = { platform_order_id: '7', transmited: true, transmited_at: '2026-01-01T00:00:00Z', platform: 'meerkat', order: null }
      return { status: 200, body: { code: 200, result: isPlaced ? result : null } }
    }
    const next = script.shift() ?? accepted
    if (next !== 'lost' && next.status !== 200) return next
    placed.add((call.body as Order).order_id ?? '')
    if (next === 'lost') throw new TypeError('fetch failed')
    return next
  }
  return { send, calls, placed }
}

describe('placing an order (docs/behaviour/orders.md §14.2)', () => {
  it('is stored before it is sent', async () => {
    const seen: (boolean | undefined)[] = []
    const tab = aTab(async () => {
      seen.push((await tab.orders.find('o-1'))?.order.transmited)
      return accepted
    })
    expect(await tab.queue.send(anOrder('o-1'))).toMatchObject({ kind: 'placed', orderId: 'o-1', confirmation })
    expect(seen).toEqual([false])
    expect(await tab.orders.find('o-1')).toMatchObject({ order: { transmited: true }, confirmation })
  })

  it('is one order when the answer was lost and the shopper tries again', async () => {
    const server = aServer('lost')
    const { queue } = aTab(server.send)
    expect(await queue.send(anOrder('o-1'))).toEqual({ kind: 'not-sent' })
    expect(await queue.send(anOrder('o-2'))).toMatchObject({ kind: 'placed', orderId: 'o-1' })
    expect([...server.placed]).toEqual(['o-1'])
  })

  it('is one order when the page was closed after storing it', async () => {
    const server = aServer()
    await aTab(server.send).orders.save({ order: { ...anOrder('o-1'), transmited: false }, confirmation: null })
    expect(await aTab(server.send).queue.send(anOrder('o-2'))).toMatchObject({ orderId: 'o-1' })
    expect([...server.placed]).toEqual(['o-1'])
  })

  it('is one order in two tabs that place it at the same time, the first answer lost', async () => {
    const server = aServer('lost')
    const [one, two] = [aTab(server.send), aTab(server.send)]
    await Promise.all([one.queue.send(anOrder('o-1')), two.queue.send(anOrder('o-2'))])
    expect(server.placed.size).toBe(1)
  })

  it('is another order when something else is bought', async () => {
    const server = aServer('lost')
    const { queue } = aTab(server.send)
    await queue.send(anOrder('o-1'))
    expect(await queue.send(anOrder('o-2', 5))).toMatchObject({ kind: 'placed', orderId: 'o-2' })
  })

  it.each([
    {
      why: 'a fault in the data is final',
      status: 400,
      result: [{ message: 'should have', keyword: 'custom', dataPath: '.coupon_code' }],
      kind: 'invalid',
      waiting: 0,
    },
    { why: 'an id or a cart of another order is final', status: 400, result: 'This cart was ordered before', kind: 'reused', waiting: 0 },
    { why: 'missing stock is final', status: 500, result: OUT_OF_STOCK_TEXT, kind: 'out-of-stock', waiting: 0 },
    { why: 'any other failure may be temporary', status: 500, result: 'Oh.', kind: 'not-sent', waiting: 1 },
    { why: 'an unreachable server is temporary', status: 503, result: 'Later.', kind: 'not-sent', waiting: 1 },
  ])('$why', async ({ status, result, kind, waiting }) => {
    const { queue, orders } = aTab(aServer({ status, body: { code: status, result } }).send)
    expect(await queue.send(anOrder('o-1'))).toEqual({
      kind,
      ...(kind === 'invalid' && { faults: [{ dataPath: '.coupon_code', keyword: 'custom' }] }),
    })
    expect(await orders.listUntransmitted()).toHaveLength(waiting)
  })
})

describe('an order whose page was left before the answer came', () => {
  const ofCart = (order_id: string, created_at = '2026-01-01'): Order => ({ ...anOrder(order_id), cart_id: 'cart-1', created_at })

  it('is found on the server, with its order number for the thank-you page', async () => {
    const server = aServer('lost')
    const { queue, orders } = aTab(server.send)
    await queue.send(ofCart('o-1'))
    expect(await aTab(server.send).queue.settle('cart-1')).toMatchObject([{ orderId: 'o-1' }])
    expect(await orders.find('o-1')).toMatchObject({ order: { transmited: true }, confirmation })
  })

  it('is not sent automatically when the server does not have it', async () => {
    const server = aServer()
    const { queue, orders } = aTab(server.send)
    await orders.save({ order: { ...ofCart('o-1'), transmited: false }, confirmation: null })
    expect(await queue.settle('cart-1')).toEqual([])
    expect(server.placed.size).toBe(0)
    expect(await orders.listUntransmitted()).toHaveLength(1)
  })

  it('is not confused with a changed order of the same cart', async () => {
    const server = aServer('lost')
    const { queue } = aTab(server.send)
    await queue.send(ofCart('o-1'))
    const elsewhere = ofCart('o-2')
    elsewhere.addressInformation = { ...elsewhere.addressInformation, billingAddress: { ...billingAddress, city: 'Durban' } }
    expect(await queue.send(elsewhere)).toEqual({ kind: 'reused' })
    expect([...server.placed]).toEqual(['o-1'])
  })

  it('is reported to its own cart only', async () => {
    const server = aServer('lost')
    const { queue } = aTab(server.send)
    await queue.send(ofCart('o-1'))
    expect(await queue.settle('cart-2')).toEqual([])
  })

  it('is deleted after a day, so that the same purchase is another order', async () => {
    const server = aServer()
    const { queue, orders } = aTab(server.send)
    await orders.save({ order: { ...ofCart('o-1', '2025-12-30T00:00:00Z'), transmited: false }, confirmation: null })
    expect(await queue.send(ofCart('o-2'))).toMatchObject({ kind: 'placed', orderId: 'o-2' })
    expect(await orders.find('o-1')).toBeNull()
  })
})

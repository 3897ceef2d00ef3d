import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOrder, answer, OrderServer, openOrderPage } from '../testing/order-device.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Runs the work on a new device with empty storage; the server stays the same. */
function onItsOwnDevice<T>(work: () => T): T {
  globalThis.indexedDB = new IDBFactory()
  return work()
}

describe('an order while something else changes (docs/behaviour/offline.md §7)', () => {
  it('that is sent with an expired login waits, asks for the login, and is sent after it', async () => {
    const server = new OrderServer()
    const customer = { id: 7 as number | null }
    const page = openOrderPage({ send: server.send, customerId: () => customer.id })
    server.script = [answer(401, 'You did not sign in correctly or your account is temporarily disabled.')]
    expect(await page.place(anOrder('o-1', { user_id: '7' }))).toEqual({ kind: 'waiting', orderId: 'o-1' })
    customer.id = null
    await page.queue.sendWaiting()
    expect(server.bodies, 'it is sent once').toHaveLength(1)
    customer.id = 7
    await page.queue.sendWaiting()
    expect([...server.placed.keys()]).toEqual(['o-1'])
  })

  it('from a cart that another device of the account has ordered meanwhile is refused, and stays with the reason', async () => {
    const server = new OrderServer()
    const network = { isOnline: false }
    const first = onItsOwnDevice(() => openOrderPage({ send: server.send, isOnline: () => network.isOnline, customerId: () => 7 }))
    await first.place(anOrder('o-1', { user_id: '7', cart_id: 'cart-1' }))
    const second = onItsOwnDevice(() => openOrderPage({ send: server.send, customerId: () => 7 }))
    expect(await second.place(anOrder('o-2', { user_id: '7', cart_id: 'cart-1' }))).toEqual({ kind: 'placed', orderId: 'o-2' })

    network.isOnline = true
    server.script = [answer(400, 'This cart was ordered before')]
    await first.queue.sendWaiting()
    expect(await first.orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' }, refusal: 'reused' }])
    expect(await second.orders.listOpen()).toEqual([])
    expect([...server.placed.keys()]).toEqual(['o-2'])
  })

  it('whose product was sold out meanwhile is refused, and is not placed without asking when the product is back', async () => {
    const server = new OrderServer()
    const network = { isOnline: false }
    const page = openOrderPage({ send: server.send, isOnline: () => network.isOnline })
    await page.place(anOrder('o-1'))
    server.isSoldOut = true
    network.isOnline = true
    await page.queue.sendWaiting()
    server.isSoldOut = false
    await page.queue.sendWaiting()
    expect(await page.orders.listOpen()).toMatchObject([{ refusal: 'out-of-stock' }])
    expect(server.placed.size).toBe(0)
  })
})

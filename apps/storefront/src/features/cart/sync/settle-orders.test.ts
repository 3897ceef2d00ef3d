import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('an order that turned out to be placed', () => {
  const placedFrom = (cart_id: string) => ({
    orderId: 'o-1',
    order: { order_id: 'o-1', cart_id, products: [{ sku: 'KIBBLE', qty: 2, price: 100 }], addressInformation: {} },
  })

  it.each([
    { why: 'at the next load', closes: false },
    { why: 'when the server says that the cart is gone', closes: true },
  ])('leaves the cart $why, and what was added since stays in a new one', async ({ closes }) => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    server.closeCart('cart-1')
    if (closes) {
      page.arrived.push(placedFrom('cart-1'))
      await page.cart.add([aProduct('LEAD')])
    } else {
      page.network.online = false
      await page.cart.add([aProduct('LEAD')])
      page.network.online = true
      page.arrived.push(placedFrom('cart-1'))
      await page.cart.load()
    }
    expect(page.quantities()).toEqual({ LEAD: 1 })
    expect(server.contents('cart-2')).toEqual({ LEAD: 1 })
    expect(page.notices).toContainEqual({ kind: 'order-arrived', orderId: 'o-1' })
    expect(page.store.getState().arrivedOrderId).toBe('o-1')
  })

  it('leaves a newer cart as it is', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    page.arrived.push(placedFrom('cart-0'))
    await page.cart.load()
    expect(page.quantities()).toEqual({ KIBBLE: 2 })
  })
})

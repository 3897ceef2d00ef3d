import 'fake-indexeddb/auto'
import { updateCartItem } from '@meerkat/contract/cart'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOrder, OrderServer, openOrderPage } from '../../../offline/testing/order-device.ts'
import { createClient } from '../../../shell/api/api-client.ts'
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

describe('a cart that another device has ordered', () => {
  /** A cart of two lines that is on two devices; the other device then orders some of them. */
  async function openOrdered(ordered: readonly { sku: string; qty: number }[] | null) {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 }), aProduct('LEAD')])
    server.closeCart('cart-1')
    page.elsewhere.ordered = ordered
    return { server, page }
  }

  it.each([
    { why: 'nothing was changed here', change: null, left: { LEAD: 1 } },
    { why: 'a quantity was raised here', change: 5, left: { KIBBLE: 3, LEAD: 1 } },
    { why: 'a quantity was lowered here', change: 1, left: { LEAD: 1 } },
  ])('loses what was ordered, and nothing else, when $why', async ({ change, left }) => {
    const { server, page } = await openOrdered([{ sku: 'KIBBLE', qty: 2 }])
    page.network.online = false
    if (change !== null) await page.cart.setQuantity(page.lineOf('KIBBLE'), change)
    page.network.online = true
    await page.cart.load({ clientWins: true, force: true })
    expect(page.quantities()).toEqual(left)
    expect(server.contents('cart-2')).toEqual(left)
    expect(page.notices).toContainEqual({ kind: 'ordered-elsewhere', names: ['KIBBLE'] })
    await page.cart.load({ force: true })
    expect(page.quantities(), 'taken out once').toEqual(left)
  })

  it('keeps everything when it did not become an order', async () => {
    const { server, page } = await openOrdered([])
    await page.cart.load({ force: true })
    expect(server.contents('cart-2')).toEqual({ KIBBLE: 2, LEAD: 1 })
    expect(page.kinds()).not.toContain('ordered-elsewhere')
  })

  it('makes no new cart before the server has said what was ordered', async () => {
    const { server, page } = await openOrdered(null)
    await page.cart.load({ force: true })
    expect([server.cartCount, page.quantities()]).toEqual([0, { KIBBLE: 2, LEAD: 1 }])
    page.elsewhere.ordered = [{ sku: 'KIBBLE', qty: 2 }]
    await page.cart.load({ force: true })
    expect(server.contents('cart-2')).toEqual({ LEAD: 1 })
  })
})

describe('the cart of a customer, which another device has changed', () => {
  function openCustomer() {
    const server = new FakeServer()
    const ownCart = server.createCart()
    server.ownCart = ownCart
    /** Adds pieces to the cart from another device. */
    const put = (sku: string, qty: number) =>
      createClient(server.send).call(updateCartItem, { query: { cartId: ownCart }, body: { cartItem: { sku, qty } } })
    return { server, ownCart, put, page: openPage(server) }
  }

  it('is opened although this device has none since its last order', async () => {
    const { put, page } = openCustomer()
    await put('KIBBLE', 2)
    await page.cart.load()
    expect(page.quantities()).toEqual({ KIBBLE: 2 })
  })

  it.each([
    { why: 'loses the pieces that are in a waiting order', added: 0, left: { LEAD: 1 } },
    { why: 'keeps the pieces that another device added to those in a waiting order', added: 3, left: { LEAD: 1, KIBBLE: 3 } },
  ])('$why', async ({ added, left }) => {
    const { server, ownCart, put, page } = openCustomer()
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    page.network.online = false
    const { queue, place } = openOrderPage({ send: new OrderServer().send, isOnline: () => false })
    await place(anOrder('o-1'))
    await page.cart.finishOrder({ isWaiting: true, takeOut: (empty) => queue.takeOut('o-1', empty) })
    expect(page.quantities()).toEqual({})
    if (added > 0) await put('KIBBLE', added)
    page.network.online = true
    await page.cart.add([aProduct('LEAD')])
    expect(page.quantities()).toEqual(left)
    expect(server.contents(ownCart)).toEqual(left)
  })
})

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a login (docs/behaviour/cart.md §1.17)', () => {
  it('adds the lines of the guest to the cart of the customer, once', async () => {
    const server = new FakeServer()
    const home = openPage(server)
    const a = aProduct('a')
    await home.cart.add([a, aProduct('b')])
    await home.cart.forget()
    const customerCart = 'cart-1'
    expect(server.contents(customerCart)).toEqual({ a: 1, b: 1 })

    await home.cart.add([a, aProduct('c')])
    server.ownCart = customerCart
    await home.cart.connectCustomer()
    expect(server.contents(customerCart)).toEqual({ a: 2, b: 1, c: 1 })
    expect(home.quantities()).toEqual({ a: 2, b: 1, c: 1 })
    await home.cart.connectCustomer()
    await home.cart.load({ force: true })
    expect(server.contents(customerCart)).toEqual({ a: 2, b: 1, c: 1 })
    expect(home.quantities()).toEqual({ a: 2, b: 1, c: 1 })
  })

  it('fetches the totals of a cart that an empty device gets from the server', async () => {
    const server = new FakeServer()
    const home = openPage(server)
    await home.cart.add([aProduct('a', { qty: 2 })])
    await home.cart.forget()
    server.ownCart = 'cart-1'
    const empty = openPage(server)
    await empty.cart.load()
    await empty.cart.connectCustomer()
    expect(empty.quantities()).toEqual({ a: 2 })
    expect(empty.store.getState()).toMatchObject({ totals: { grand_total: 230 }, totalsStale: false })
  })

  it("does not add up quantities before the customer's cart can be read", async () => {
    const server = new FakeServer()
    const home = openPage(server)
    const a = aProduct('a')
    await home.cart.add([a])
    await home.cart.setQuantity(home.lineOf('a'), 5)
    await home.cart.forget()
    await home.cart.add([a])
    server.ownCart = 'cart-1'
    server.refusal = ({ endpoint }) => (endpoint.path === '/api/cart/pull' ? 503 : null)
    await home.cart.connectCustomer()
    server.refusal = () => null
    await home.cart.load({ force: true })
    expect(home.quantities()).toEqual({ a: 6 })
    expect(server.contents('cart-1')).toEqual({ a: 6 })
  })
})

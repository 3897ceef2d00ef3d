import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a login (behaviour 1.17)', () => {
  it('adds what the guest holds to the cart of the customer, once', async () => {
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
})

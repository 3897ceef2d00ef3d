import 'fake-indexeddb/auto'
import { updateCartItem } from '@meerkat/contract/cart'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('merging with `cart.serverMergeByDefault` (docs/behaviour/cart.md §1.6)', () => {
  it.each([
    { why: 'on, takes what another device has added', isOn: true, local: { KIBBLE: 1, LEAD: 4 } },
    { why: 'off, changes neither side', isOn: false, local: { KIBBLE: 1 } },
  ])('$why', async ({ isOn, local }) => {
    const server = new FakeServer()
    await openPage(server).cart.add([aProduct('KIBBLE')])
    await createClient(server.send).call(updateCartItem, { query: { cartId: 'cart-1' }, body: { cartItem: { sku: 'LEAD', qty: 4 } } })

    const page = openPage(server, { cart: { serverMergeByDefault: isOn } })
    await page.cart.load()

    expect(page.quantities()).toEqual(local)
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1, LEAD: 4 })
  })
})

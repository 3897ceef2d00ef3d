import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredOrder } from '../../../offline/collections/orders.ts'
import type { StorageEntry } from '../../../offline/storage/write-together.ts'
import { anOrder, OrderServer, openOrderPage } from '../../../offline/testing/order-device.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** As if the page were closed here: the code after this does not run. */
function endPage(): never {
  throw new Error('the page has ended')
}

/** A device without a network, whose cart has become a waiting order. */
async function orderOffline() {
  const server = new FakeServer()
  const shop = openPage(server)
  shop.network.online = false
  await shop.cart.add([aProduct('KIBBLE')])
  const { queue, place } = openOrderPage({ send: new OrderServer().send, isOnline: () => false })
  await place(anOrder('o-1'))
  return { server, shop, queue }
}

/** The next page on the same device. */
async function reopen(server: FakeServer) {
  const shop = openPage(server)
  shop.network.online = false
  await shop.cart.adopt()
  const { queue, orders } = openOrderPage({ send: new OrderServer().send, isOnline: () => false })
  const takeBack = ({ lines }: StoredOrder, gone: StorageEntry) => shop.cart.takeBack(lines, gone)
  return { shop, orders, withdraw: () => queue.withdraw('o-1', takeBack) }
}

describe('a waiting order whose page was closed while its lines were being moved (docs/behaviour/offline.md §7.1)', () => {
  it('puts its lines back when it is withdrawn, although the page was closed right after the cart was emptied', async () => {
    const { server, shop, queue } = await orderOffline()
    const finishing = shop.cart.finishOrder({
      isWaiting: true,
      takeOut: (empty) =>
        queue.takeOut('o-1', async (note) => {
          await empty(note)
          endPage()
        }),
    })
    await expect(finishing).rejects.toThrow('the page has ended')
    const next = await reopen(server)
    expect(next.shop.quantities()).toEqual({})
    expect(await next.withdraw()).toBe('withdrawn')
    expect(next.shop.quantities()).toEqual({ KIBBLE: 1 })
  })

  it('puts its lines back only once: it is deleted although the page was closed right after they were back', async () => {
    const { server, shop, queue } = await orderOffline()
    await shop.cart.finishOrder({ isWaiting: true, takeOut: (empty) => queue.takeOut('o-1', empty) })
    const withdrawing = queue.withdraw('o-1', async ({ lines }, gone) => {
      await shop.cart.takeBack(lines, gone)
      endPage()
    })
    await expect(withdrawing).rejects.toThrow('the page has ended')
    const next = await reopen(server)
    expect(next.shop.quantities()).toEqual({ KIBBLE: 1 })
    expect(await next.orders.listAll()).toEqual([])
  })
})

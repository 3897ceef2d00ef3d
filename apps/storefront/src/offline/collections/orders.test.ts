import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { databaseName } from '../storage/database-name.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { anOrder } from '../testing/order-device.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openOrders, type StoredOrder } from './orders.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const silent = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
const aStorage = () => new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })

describe('stored orders', () => {
  it('lists the orders that are not placed yet, oldest first', async () => {
    const orders = openOrders(aStorage(), silent)
    const stored = (order_id: string, created_at: string, transmited: boolean): StoredOrder => ({
      order: { order_id, created_at, transmited, products: [{ sku: 'A', qty: 1, price: 1 }], addressInformation: {} },
      confirmation: null,
      totals: null,
      lines: [],
      isTakenOut: false,
      isUnsure: false,
      difference: null,
      refusal: null,
    })
    await orders.save(stored('a', '2026-02-02T00:00:00Z', false))
    await orders.save(stored('b', '2026-02-01T00:00:00Z', false))
    await orders.save(stored('c', '2026-01-01T00:00:00Z', true))
    expect((await orders.listOpen()).map(({ order }) => order.order_id)).toEqual(['b', 'a'])
    expect((await orders.find('c'))?.order.transmited).toBe(true)
    expect(await orders.findSince('2026-02-02T00:00:00Z')).toBe('a')
    expect(await orders.findSince('2026-02-02T00:00:01Z')).toBeNull()
  })

  it('finds no order since a time where there is none', async () => {
    expect(await openOrders(aStorage(), silent).findSince('2026-02-02T00:00:00Z')).toBeNull()
  })

  it('reads a refusal whose reason only a newer version knows', async () => {
    const order = { order_id: 'new', transmited: false, products: [{ sku: 'A', qty: 1, price: 1 }], addressInformation: {} }
    await aStorage().write('orders', 'new', { version: 1, value: { order, confirmation: null, refusal: 'weather' } })
    expect(await openOrders(aStorage(), silent).listOpen()).toMatchObject([{ order, refusal: 'invalid' }])
  })

  it('reads an order of an older version as one that may have been sent', async () => {
    const order = { order_id: 'old', transmited: false, products: [{ sku: 'A', qty: 1, price: 1 }], addressInformation: {} }
    await aStorage().write('orders', 'old', { version: 1, value: { order, confirmation: null } })
    expect(await openOrders(aStorage(), silent).listOpen()).toMatchObject([{ order, isUnsure: true, isTakenOut: false, refusal: null }])
  })
})

/** Acts like a browser that deletes the shop's data: closes the page's databases, and refuses to open them until it has finished. */
function watchBrowser() {
  const open = indexedDB.open.bind(indexedDB)
  const opened: IDBDatabase[] = []
  const browser = {
    isDeleting: false,
    refused: 0,
    closeAll() {
      // The package declares the class for its instances.
      for (const database of opened) forceCloseDatabase(database as unknown as Parameters<typeof forceCloseDatabase>[0])
    },
  }
  indexedDB.open = (name, version) => {
    if (browser.isDeleting) {
      browser.refused += 1
      throw new DOMException('The connection was closed.', 'AbortError')
    }
    const request = open(name, version)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  return browser
}

describe('an order that waits when the browser deletes the data of the shop (docs/behaviour/storage.md §22)', () => {
  const waiting = (order_id: string) => {
    const rest = { confirmation: null, totals: null, lines: [], isTakenOut: true, isUnsure: false, difference: null, refusal: null }
    return { order: { ...anOrder(order_id), transmited: false }, ...rest }
  }
  const clear = () => deleteDB(databaseName(''))

  it('is written again, and the shopper is told', async () => {
    const saved: boolean[] = []
    const orders = openOrders(aStorage(), silent)
    orders.onRestored((isSaved) => saved.push(isSaved))
    await orders.save(waiting('o-1'))
    await clear()
    await orders.listOpen()
    await expect.poll(() => saved).toEqual([true])
    expect(await openOrders(aStorage(), silent).listOpen(), 'another page finds it').toMatchObject([{ order: { order_id: 'o-1' } }])
  })

  it('is written again as soon as the browser, which refuses to open the database meanwhile, has finished', async () => {
    const saved: boolean[] = []
    const orders = openOrders(aStorage(), silent)
    orders.onRestored((isSaved) => saved.push(isSaved))
    const browser = watchBrowser()
    await orders.save(waiting('o-1'))
    browser.isDeleting = true
    browser.closeAll()
    await clear()
    await expect.poll(() => browser.refused).toBeGreaterThan(0)
    browser.isDeleting = false
    await expect.poll(() => saved).toEqual([true])
    expect(await openOrders(aStorage(), silent).listOpen()).toMatchObject([{ order: { order_id: 'o-1' } }])
  })

  it('is written again although this page has only read it', async () => {
    await openOrders(aStorage(), silent).save(waiting('o-1'))
    const orders = openOrders(aStorage(), silent)
    await orders.listOpen()
    await clear()
    await orders.listOpen()
    await expect.poll(() => orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' } }])
  })

  it('does not come back after it was withdrawn, here or in another tab', async () => {
    const tabs: ((topic: string) => void)[] = []
    const channel = { ...silent, subscribe: (listener: (topic: string) => void) => (tabs.push(listener), () => {}) }
    const orders = openOrders(aStorage(), channel)
    await orders.save(waiting('o-1'))
    await orders.save(waiting('o-2'))
    await orders.remove('o-1')
    await openOrders(aStorage(), silent).remove('o-2')
    for (const notify of tabs) notify('orders')
    await expect.poll(() => orders.listOpen()).toEqual([])
    await clear()
    expect(await orders.listOpen()).toEqual([])
    expect(await openOrders(aStorage(), silent).listOpen()).toEqual([])
  })

  it('is not reported on a first visit, where nothing was deleted', async () => {
    const saved: boolean[] = []
    const orders = openOrders(aStorage(), silent)
    orders.onRestored((isSaved) => saved.push(isSaved))
    await orders.save(waiting('o-1'))
    await orders.listOpen()
    expect(saved).toEqual([])
  })
})

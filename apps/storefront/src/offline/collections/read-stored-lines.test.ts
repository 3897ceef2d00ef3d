import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseName } from '../storage/database-name.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openTabChannel } from '../storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openCartCollection } from './cart-collection.ts'
import { readStoredLines } from './read-stored-lines.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

describe('reading the stored cart early (docs/behaviour/cart.md §1.2)', () => {
  it('returns the stored lines', async () => {
    const storage = new ShopStorage({ storeCode: 'de', ...SLOW_DISK_LIMITS })
    const channel = openTabChannel(storage.name)
    await openCartCollection(storage, channel).writeLines([{ sku: 'A', qty: 2 } as never, { sku: 'B', qty: 1 } as never])
    await storage.close()
    channel.close()
    expect(await readStoredLines(databaseName('de'))).toMatchObject([{ qty: 2 }, { qty: 1 }])
    expect(await readStoredLines(databaseName(''))).toEqual([])
  })

  it('creates no database, so that the cart can create its own', async () => {
    expect(await readStoredLines(databaseName(''))).toEqual([])
    expect(await indexedDB.databases()).toEqual([])
    const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
    expect(await storage.write('cart', 'current-cart', { version: 1, value: 'junk' })).toBe(true)
    expect(await readStoredLines(databaseName(''))).toEqual([])
    await storage.close()
  })

  it('returns nothing where the browser blocks storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await readStoredLines(databaseName(''))).toEqual([])
  })
})

import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { ShopStorage } from './shop-storage.ts'
import { SIZE_LIMIT } from './size-limit.ts'
import { countBytes } from './trim-to-size.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.restoreAllMocks())

const open = (limit = {}) =>
  new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS, sizeLimit: { bytes: 3000, dropped: 2, checkMs: 10, ...limit } })
/** 1000 bytes. */
const TEXT = 'x'.repeat(500)
const settled = async (storage: ShopStorage, count: number) => await expect.poll(() => storage.readAll('urls')).toHaveLength(count)

it.each([
  { value: 'abc', bytes: 6 },
  { value: 1.5, bytes: 8 },
  { value: true, bytes: 4 },
  { value: null, bytes: 0 },
  { value: { version: 1, value: { path: 'dogs', ids: [1, 2], isLong: false } }, bytes: 8 + 8 + 16 + 4 },
])('$value takes $bytes bytes (docs/behaviour/storage.md §22)', ({ value, bytes }) => {
  expect(countBytes(value)).toBe(bytes)
})

it('the limit is 4096 KB, checked every 30 seconds (Spec §9)', () => {
  expect(SIZE_LIMIT).toEqual({ bytes: 4_194_304, dropped: 100, checkMs: 30_000 })
})

describe('a database over its limit', () => {
  it('loses the first entries of what can be fetched again, and nothing that only this device has', async () => {
    const storage = open()
    for (const name of ['cart', 'orders', 'syncTasks', 'user', 'lists'] as const) await storage.write(name, 'only', TEXT)
    for (const path of ['a', 'b', 'c']) await storage.write('urls', path, TEXT)
    await settled(storage, 0)
    for (const name of ['cart', 'orders', 'syncTasks', 'user', 'lists'] as const) expect(await open().readAll(name)).toEqual([TEXT])
  })

  it('loses no more than it must', async () => {
    const storage = open()
    for (const path of ['a', 'b', 'c', 'd', 'e']) await storage.write('urls', path, TEXT)
    await settled(storage, 3)
    expect(await open().read('urls', 'a')).toBeUndefined()
    expect(await open().read('urls', 'c')).toBe(TEXT)
  })
})

describe('a full disk', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }

  it('loses the paths of pages after the caches, and never the order that is written', async () => {
    const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS, makeRoom: async () => false })
    await storage.write('urls', 'dogs', TEXT)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    expect(await storage.write('orders', 'one', TEXT)).toBe(true)
    put.mockRestore()
    expect(await open().readAll('urls')).toEqual([])
    expect(await open().readAll('orders')).toEqual([TEXT])
  })

  it('loses only paths when it is a path that does not fit', async () => {
    const makeRoom = vi.fn<() => Promise<boolean>>(async () => true)
    const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS, makeRoom })
    await storage.write('urls', 'dogs', TEXT)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    expect(await storage.write('urls', 'cats', TEXT)).toBe(false)
    put.mockRestore()
    expect(makeRoom).not.toHaveBeenCalled()
    expect(await open().readAll('urls')).toEqual([])
  })
})

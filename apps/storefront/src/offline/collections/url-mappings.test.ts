import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { ShopStorage } from '../storage/shop-storage.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openUrlMappings } from './url-mappings.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const aStorage = (storeCode = '') => new ShopStorage({ storeCode, ...SLOW_DISK_LIMITS })

describe('stored mappings (docs/behaviour/urls.md §8.2)', () => {
  it.each([
    { kind: 'product', sku: 'KAROO' },
    { kind: 'product', sku: null },
    { kind: 'category', id: 11 },
    { kind: 'cms', identifier: 'about-us' },
  ] as const)('$kind is read back in the next visit', async (target) => {
    openUrlMappings(aStorage()).write('dogs', target)
    await expect.poll(() => openUrlMappings(aStorage()).read('dogs')).toEqual(target)
    expect(await openUrlMappings(aStorage()).read('cats')).toBeNull()
  })

  it('keeps the store views apart', async () => {
    openUrlMappings(aStorage()).write('dogs', { kind: 'category', id: 11 })
    await expect.poll(() => openUrlMappings(aStorage()).read('dogs')).not.toBeNull()
    expect(await openUrlMappings(aStorage('de')).read('dogs')).toBeNull()
  })

  it.each([
    { what: 'of an older version', entry: { version: 0, value: { kind: 'category', id: 11 } } },
    { what: 'of an unknown kind', entry: { version: 1, value: { kind: 'shop' } } },
    { what: 'that is no mapping', entry: 'category 11' },
  ])('an entry $what is dropped', async ({ entry }) => {
    const storage = aStorage()
    await storage.write('urls', 'dogs', entry)
    expect(await openUrlMappings(storage).read('dogs')).toBeNull()
    expect(await aStorage().read('urls', 'dogs')).toBeUndefined()
  })
})

import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { blockReads } from '../testing/block-reads.ts'
import { openCollection } from './collection.ts'
import { databaseName } from './database-name.ts'
import { ShopStorage } from './shop-storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.restoreAllMocks())

const Note = z.object({ text: z.string() })
const shape = { name: 'cart', version: 1, schema: Note } as const
const aStorage = (change = {}) => new ShopStorage({ storeCode: '', ...change })

describe('a collection', () => {
  it('survives a reload', async () => {
    expect(await openCollection(aStorage(), shape).write('a', { text: 'kept' })).toBe(true)
    expect(await openCollection(aStorage(), shape).read('a')).toEqual({ text: 'kept' })
  })

  it('is held in memory where the browser throws on access to its database', async () => {
    const { indexedDB } = globalThis
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('Access denied', 'SecurityError')
      },
    })
    try {
      const notes = openCollection(aStorage(), shape)
      expect(await notes.write('a', { text: 'new' })).toBe(false)
      expect(await notes.read('a')).toEqual({ text: 'new' })
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: indexedDB })
    }
  })

  it('is visible to the other tab at once', async () => {
    const [one, two] = [openCollection(aStorage(), shape), openCollection(aStorage(), shape)]
    expect(await two.read('a')).toBeNull()
    await one.write('a', { text: 'new' })
    expect(await two.read('a')).toEqual({ text: 'new' })
    await one.remove('a')
    expect(await two.read('a')).toBeNull()
  })

  it('keeps a value that is written during a read', async () => {
    const notes = openCollection(aStorage(), shape)
    await Promise.all([notes.read('a'), notes.write('a', { text: 'new' })])
    expect(await notes.read('a')).toEqual({ text: 'new' })
  })

  it.each([
    { why: 'of another shape', stored: { version: 1, value: { text: 5 } } },
    { why: 'of an older version', stored: { version: 0, value: { text: 'old' } } },
    { why: 'of an unknown format', stored: 'garbage' },
  ])('drops data $why', async ({ stored }) => {
    const storage = aStorage()
    await storage.write('cart', 'a', stored)
    const notes = openCollection(storage, shape)
    expect(await notes.readAll()).toEqual([])
    expect(await notes.read('a')).toBeNull()
    expect(await storage.readAll('cart')).toEqual([])
  })

  it('keeps store views apart', async () => {
    await openCollection(aStorage(), shape).write('a', { text: 'rand' })
    expect(await openCollection(aStorage({ storeCode: 'de' }), shape).read('a')).toBeNull()
    expect([databaseName(''), databaseName('de')]).toEqual(['shop', 'de-shop'])
  })
})

describe('failing storage', () => {
  it('continues in memory when the quota is used up, and reports it', async () => {
    const notes = openCollection(aStorage(), shape)
    await notes.write('a', { text: 'first' })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await notes.write('a', { text: 'second' })).toBe(false)
    expect(await notes.read('a')).toEqual({ text: 'second' })
    expect(await notes.readAll()).toEqual([{ text: 'second' }])
    vi.restoreAllMocks()
    expect(await notes.write('a', { text: 'third' })).toBe(true)
    expect(await openCollection(aStorage(), shape).read('a')).toEqual({ text: 'third' })
  })

  it('works without any database', async () => {
    const notes = openCollection(aStorage({ indexedDB: null }), shape)
    expect(await notes.write('a', { text: 'here' })).toBe(false)
    expect(await notes.read('a')).toEqual({ text: 'here' })
    expect(await notes.readAll()).toEqual([{ text: 'here' }])
    await notes.remove('a')
    expect(await notes.read('a')).toBeNull()
  })

  describe('within limits (Spec §9)', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    it.each([
      { what: 'one value', limitMs: 800, read: (storage: ShopStorage) => openCollection(storage, shape).read('a') },
      { what: 'a whole collection', limitMs: 2000, read: (storage: ShopStorage) => openCollection(storage, shape).readAll() },
    ])('waits $limitMs ms for $what', async ({ limitMs, read }) => {
      // A request that never ends.
      vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
      let isOver = false
      void read(aStorage()).then(() => (isOver = true))
      await vi.advanceTimersByTimeAsync(limitMs - 10)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(10)
      await vi.waitFor(() => expect(isOver).toBe(true))
    })
  })

  it('checks its size 30 s after a write (Spec §9)', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await aStorage().write('urls', 'dogs', {})
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(30_000)
  })

  it('uses memory after one failed read', async () => {
    const notes = openCollection(aStorage(), shape)
    await notes.write('a', { text: 'known' })
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new Error('broken')
    })
    expect(await notes.read('a')).toEqual({ text: 'known' })
    expect(await notes.read('a')).toEqual({ text: 'known' })
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('stops writing after thirty failures', async () => {
    const notes = openCollection(aStorage(), shape)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('broken')
    })
    for (let i = 0; i < 40; i++) await notes.write('a', { text: String(i) })
    expect(put).toHaveBeenCalledTimes(30)
    expect(await notes.read('a')).toEqual({ text: '39' })
  })

  it('sees changes of other tabs again after a late answer', async () => {
    await openCollection(aStorage(), shape).write('a', { text: 'first' })
    const release = await blockReads()
    const slow = openCollection(aStorage({ timeoutMs: 200 }), shape)
    const late = Promise.withResolvers<unknown>()
    expect(await slow.read('a', late.resolve)).toBeNull()
    release()
    await late.promise
    await openCollection(aStorage(), shape).write('a', { text: 'from another tab' })
    expect(await slow.read('a')).toEqual({ text: 'from another tab' })
  })

  it('passes on a late answer that nothing is stored any more', async () => {
    await openCollection(aStorage(), shape).remove('a')
    const release = await blockReads()
    const late = Promise.withResolvers<unknown>()
    await openCollection(aStorage({ timeoutMs: 0 }), shape).read('a', late.resolve)
    release()
    expect(await late.promise).toBeNull()
  })

  it('is waited for before it is changed, when it was late once', async () => {
    await openCollection(aStorage(), shape).write('a', { text: 'slow' })
    const release = await blockReads()
    const slow = openCollection(aStorage({ timeoutMs: 0 }), shape)
    expect(await slow.read('a')).toBeNull()
    const reading = slow.read('a')
    release()
    expect(await reading).toEqual({ text: 'slow' })
  })

  it('reads each key from the database once, even after earlier failures: a failed read does not mean that nothing is stored', async () => {
    await openCollection(aStorage(), shape).write('b', { text: 'stored' })
    const notes = openCollection(aStorage(), shape)
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expect(await notes.read('a')).toBeNull()
    expect(await notes.read('b')).toEqual({ text: 'stored' })
  })

  it('passes on a result that arrives after the timeout', async () => {
    await openCollection(aStorage(), shape).write('a', { text: 'slow' })
    const release = await blockReads()
    const slow = openCollection(aStorage({ timeoutMs: 0 }), shape)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    expect(await slow.read('a', resolve)).toBeNull()
    release()
    expect(await promise).toEqual({ text: 'slow' })
    expect(await slow.read('a')).toEqual({ text: 'slow' })
  })
})

describe('a full disk', () => {
  it('is freed of what can be fetched again, and the write is repeated', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const asked: string[] = []
    const makeRoom = async () => asked.push('room') === 1
    expect(await openCollection(aStorage({ makeRoom }), shape).write('a', { text: 'kept' })).toBe(true)
    expect(asked).toEqual(['room'])
    put.mockRestore()
    expect(await openCollection(aStorage(), shape).read('a')).toEqual({ text: 'kept' })
  })

  it('that stays full makes the page continue in memory', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const notes = openCollection(aStorage({ makeRoom: async () => false }), shape)
    expect(await notes.write('a', { text: 'memory' })).toBe(false)
    expect(await notes.read('a')).toEqual({ text: 'memory' })
    put.mockRestore()
  })
})

import { describe, expect, it } from 'vitest'
import { OutputCache } from './output-cache.ts'

function aCache({ ttlMs = 1000, maxBytes = 1_000_000 } = {}) {
  // The cache takes zero for a page without an age.
  const clock = { now: 1 }
  const cache = new OutputCache({ ttlMs, maxBytes, now: () => clock.now })
  return { clock, cache, store: (key: string, page = aPage()) => cache.store(key, page, cache.generation()) }
}

type Store = ReturnType<typeof aCache>['store']

function aPage(tags: string[] = [], bytes = 100) {
  return { status: 200, headers: {}, body: Buffer.alloc(bytes), tags }
}

describe('the output cache', () => {
  it('returns stored pages until they expire', () => {
    const { cache, clock, store } = aCache({ ttlMs: 1000 })
    store('a', aPage())
    clock.now += 1000
    expect(cache.find('a')?.status).toBe(200)
    clock.now += 1
    expect(cache.find('a')).toBeNull()
  })

  it('returns a page no longer for being requested', () => {
    const { cache, clock, store } = aCache({ ttlMs: 1000 })
    store('a', aPage())
    clock.now += 1000
    cache.find('a')
    clock.now += 1
    expect(cache.find('a')).toBeNull()
  })

  it('invalidates only pages with the tag', () => {
    const { cache, store } = aCache()
    store('one', aPage(['product', 'P1']))
    store('two', aPage(['product', 'P2']))
    store('home', aPage(['home', 'P1']))
    expect(cache.invalidate(['P1'])).toBe(2)
    expect([cache.find('one'), cache.find('home')]).toEqual([null, null])
    expect(cache.find('two')).not.toBeNull()
    expect(cache.invalidate(['*'])).toBe(1)
  })

  it('evicts the least recently used pages when memory is full', () => {
    const { cache, store } = aCache({ maxBytes: 3 * (1024 + 1400 + 2) })
    for (const key of ['a', 'b', 'c']) store(key, aPage([], 1000))
    cache.find('a')
    store('d', aPage([], 1000))
    expect(cache.find('b')).toBeNull()
    expect(cache.find('a')).not.toBeNull()
  })

  it('does not store a page that alone exceeds the memory limit', () => {
    const { cache, store } = aCache({ maxBytes: 5000 })
    store('a', aPage(['P1'], 1000))
    expect(store('b', aPage(['P1'], 5000))).toBeNull()
    expect(cache.find('a')).not.toBeNull()
    expect(cache.invalidate(['P1'])).toBe(1)
  })

  it.each([
    { why: 'replaced', remove: (store: Store) => store('a', aPage(['P2'])) },
    {
      why: 'evicted',
      remove: (store: Store) => ['b', 'c', 'd'].map((key) => store(key)),
    },
  ])('removes the tags of a page that is $why', ({ remove }) => {
    const { cache, store } = aCache({ maxBytes: 3 * (1024 + 64 + 140 + 2) })
    store('a', aPage(['P1']))
    remove(store)
    expect(cache.invalidate(['P1'])).toBe(0)
  })

  it.each([
    { why: 'its product', invalidated: ['P1', 'P2'], isCached: false },
    { why: 'everything', invalidated: ['*'], isCached: false },
    { why: 'another product', invalidated: ['P2'], isCached: true },
  ])('after a change of $why, a page rendered meanwhile is cached: $isCached', ({ invalidated, isCached }) => {
    const { cache } = aCache()
    cache.invalidate(['P1', '*'])
    const generation = cache.generation()
    cache.invalidate(invalidated)
    expect(cache.store('a', aPage(['P1']), generation) !== null).toBe(isCached)
    expect(cache.find('a') !== null).toBe(isCached)
  })

  it('does not cache pages with overlong URLs, and counts URLs towards the memory limit', () => {
    const { cache, store } = aCache({ maxBytes: 100 * (1024 + 140) })
    expect(store('a'.repeat(2049))).toBeNull()
    for (let at = 0; at < 100; at += 1) store(`${at}${'a'.repeat(1500)}`)
    expect(cache.find(`0${'a'.repeat(1500)}`)).toBeNull()
  })
})

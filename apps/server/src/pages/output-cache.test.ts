import { describe, expect, it } from 'vitest'
import { OutputCache } from './output-cache.ts'

function aCache({ ttlMs = 1000, maxBytes = 1_000_000 } = {}) {
  const clock = { now: 0 }
  return { clock, cache: new OutputCache({ ttlMs, maxBytes, now: () => clock.now }) }
}

function aPage(tags: string[] = [], bytes = 100) {
  return { status: 200, headers: {}, body: Buffer.alloc(bytes), tags }
}

describe('the output cache', () => {
  it('gives back what was stored, until it is too old', () => {
    const { cache, clock } = aCache({ ttlMs: 1000 })
    cache.store('a', aPage())
    clock.now = 999
    expect(cache.find('a')?.status).toBe(200)
    clock.now = 1000
    expect(cache.find('a')).toBeNull()
  })

  it('drops by tag, and only what bears it', () => {
    const { cache } = aCache()
    cache.store('one', aPage(['product', 'P1']))
    cache.store('two', aPage(['product', 'P2']))
    cache.store('home', aPage(['home', 'P1']))
    expect(cache.invalidate(['P1'])).toBe(2)
    expect([cache.find('one'), cache.find('home')]).toEqual([null, null])
    expect(cache.find('two')).not.toBeNull()
    expect(cache.invalidate(['*'])).toBe(1)
  })

  it('drops what was least lately read when memory is full', () => {
    const { cache } = aCache({ maxBytes: 3 * (1024 + 1400) })
    for (const key of ['a', 'b', 'c']) cache.store(key, aPage([], 1000))
    cache.find('a')
    cache.store('d', aPage([], 1000))
    expect(cache.find('b')).toBeNull()
    expect(cache.find('a')).not.toBeNull()
  })

  it('forgets the tags of a page that was replaced', () => {
    const { cache } = aCache()
    cache.store('a', aPage(['P1']))
    cache.store('a', aPage(['P2']))
    expect(cache.invalidate(['P1'])).toBe(0)
  })
})

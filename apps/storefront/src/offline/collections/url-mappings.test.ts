import { describe, expect, it } from 'vitest'
import { openUrlMappings } from './url-mappings.ts'

/** A storage with room for this many entries. */
function aStorage({ room = 100 } = {}) {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!entries.has(key) && entries.size >= room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}

describe('stored mappings (docs/behaviour/urls.md §8.2)', () => {
  it.each([
    { kind: 'product', sku: 'KAROO' },
    { kind: 'product', sku: null },
    { kind: 'category', id: 11 },
    { kind: 'cms', identifier: 'about-us' },
  ] as const)('$kind is read back', (target) => {
    const mappings = openUrlMappings('', aStorage())
    mappings.write('dogs', target)
    expect(mappings.read('dogs')).toEqual(target)
    expect(mappings.read('cats')).toBeNull()
  })

  it('keeps the store views apart', () => {
    const storage = aStorage()
    openUrlMappings('', storage).write('dogs', { kind: 'category', id: 11 })
    expect(openUrlMappings('de', storage).read('dogs')).toBeNull()
  })

  it('deletes its own entries only when the storage is full', () => {
    const storage = aStorage({ room: 4 })
    storage.setItem('shop-session', '1')
    const [german, own] = [openUrlMappings('de', storage), openUrlMappings('', storage)]
    german.write('hunde', { kind: 'category', id: 11 })
    own.write('dogs', { kind: 'category', id: 11 })
    own.write('cats', { kind: 'category', id: 42 })
    own.write('birds', { kind: 'category', id: 61 })
    expect([...storage.entries.keys()]).toEqual(['shop-session', 'de-shop-url/hunde'])
    own.write('birds', { kind: 'category', id: 61 })
    expect(own.read('birds')).toEqual({ kind: 'category', id: 61 })
  })

  it.each(['', '{', 'null', '{"kind":"product"}', '{"kind":"elsewhere","url":"https://evil.example"}'])(
    'ignores the unreadable entry %s',
    (text) => {
      const storage = aStorage()
      storage.setItem('shop-url/dogs', text)
      expect(openUrlMappings('', storage).read('dogs')).toBeNull()
    },
  )

  it('does nothing where the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const mappings = openUrlMappings('', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 })
    mappings.write('dogs', { kind: 'category', id: 11 })
    expect(mappings.read('dogs')).toBeNull()
  })
})

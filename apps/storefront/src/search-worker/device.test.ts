import type { CatalogPack } from '@meerkat/contract/catalog-pack'
import { buildIndex } from '@meerkat/search/build/build-index'
import { writePack } from '@meerkat/search/pack/pack'
import { describe, expect, it } from 'vitest'
import type { Packs } from './choose-packs.ts'
import { createDevice } from './device.ts'
import { openPackStorage } from './pack-storage.ts'

const schema = { language: 'en', text: [{ name: 'name', boost: 1 }], keyword: ['status'], numeric: ['id', 'final_price'] }
const settings = {
  products: { priceFilterKey: 'final_price', priceRanges: [], aggregationSize: 10, aggregationSizeByField: {} },
  search: { fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 },
}

/** The bytes of a pack with one product of this name and price. */
function lists(name: string, price: number): Uint8Array {
  return writePack({
    header: {
      index: 'shop',
      kind: 'lists',
      recipe: 5,
      fields: [...schema.keyword, ...schema.numeric, 'sku'],
      documentFields: ['id', 'name', 'price'],
      settings,
    },
    index: buildIndex(schema, [{ id: 1, sku: 'A', text: { name }, values: { status: 1, final_price: price, id: 1 } }]),
    documents: [{ id: 1, name, price }],
    listed: { category: [] },
  })
}

const details = writePack({
  header: { index: 'shop', kind: 'details', recipe: 5, fields: [], documentFields: null, settings: {} },
  index: null,
  documents: [{ id: 1, sku: 'A', name: 'Bowl', price: 10, description: 'Deep' }],
  listed: {},
})

/** Cache storage in memory. */
function someCaches({ isFull = false } = {}) {
  const stored = new Map<string, Map<string, Uint8Array>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Uint8Array>()
    stored.set(name, entries)
    return {
      match: async (key: string) => (entries.has(key) ? new Response(entries.get(key)! as Uint8Array<ArrayBuffer>) : undefined),
      async put(key: string, response: Response) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, new Uint8Array(await response.arrayBuffer()))
      },
      delete: async (key: string) => entries.delete(key),
    }
  }
  return { stored, caches: { open, delete: async (name: string) => stored.delete(name) } as unknown as CacheStorage }
}

/** An API that serves these packs. */
function anApi(packs: Record<string, Uint8Array>, first: Partial<CatalogPack> = {}) {
  const asked: string[] = []
  const api = {
    described: { version: 'one', size: 1, patches: [], details: null, ...first } as CatalogPack,
    isUnreachable: false,
    asked,
    fetch: async (url: string) => {
      asked.push(url)
      if (api.isUnreachable) throw new TypeError('Failed to fetch')
      if (url === '/api/catalog/shop/pack') return Response.json(api.described)
      const bytes = packs[url.replace('/api/catalog/shop/pack/', '')]
      return bytes ? new Response(bytes as Uint8Array<ArrayBuffer>) : new Response(null, { status: 404 })
    },
  }
  return api
}

function aDevice(
  api: Pick<ReturnType<typeof anApi>, 'fetch'>,
  storage = someCaches(),
  sleep: (ms: number) => Promise<void> = async () => undefined,
) {
  let now = 0
  const device = createDevice({
    openStorage: (index) => openPackStorage(index, () => storage.caches),
    fetch: api.fetch,
    now: () => now,
    sleep,
  })
  const open = (packs: Packs = 'all') => device({ kind: 'open', index: 'shop', packs })
  return {
    device,
    open,
    pass: (ms: number) => (now += ms),
    async price() {
      const filters = [{ attribute: 'id', value: { eq: 1 }, scope: 'default' }]
      const query = { request_format: 'search-query', request: JSON.stringify({ _appliedFilters: filters }), _source_include: 'name,price' }
      const answer = await device({ kind: 'search', index: 'shop', entity: 'product', query })
      return answer && 'found' in answer ? answer.found.hits.hits[0]?._source : null
    },
  }
}

describe('the catalogue on the device', () => {
  it('answers nothing before it has a pack', async () => {
    const { device } = aDevice(anApi({}))
    expect(await device({ kind: 'url', path: 'dogs' })).toBeNull()
  })

  it('is fetched, applies patches, and is available without a network at the next visit', async () => {
    const storage = someCaches()
    const api = anApi({ one: lists('Bowl', 10) }, { patches: [{ id: 1, values: { final_price: 8 }, document: { price: 8 } }] })
    const first = aDevice(api, storage)
    expect(await first.open()).toMatchObject({ isReady: true })
    expect(await first.price()).toEqual({ name: 'Bowl', price: 8 })
    api.isUnreachable = true
    const next = aDevice(api, storage)
    expect(await next.open()).toMatchObject({ isReady: true })
    expect(await next.price()).toEqual({ name: 'Bowl', price: 8 })
  })

  it('knows the fee of cash on delivery as it was last described, also without a network at the next visit', async () => {
    const storage = someCaches()
    const api = anApi({ one: lists('Bowl', 10) }, { cashFeeCents: 2500 })
    const { open, pass } = aDevice(api, storage)
    expect(await open()).toEqual({ isReady: true, cashFeeCents: 2500 })
    expect(await aDevice(api, storage).open('none')).toEqual({ isReady: true, cashFeeCents: 2500 })
    delete api.described.cashFeeCents
    pass(61_000)
    expect(await open()).toEqual({ isReady: true, cashFeeCents: 0 })
    expect(
      api.asked.filter((url) => url.endsWith('/one')),
      'the pack is the same',
    ).toHaveLength(1)
  })

  it('is not fetched where it must not be', async () => {
    const api = anApi({ one: lists('Bowl', 10) })
    expect(await aDevice(api).open('none')).toMatchObject({ isReady: false })
    expect(api.asked).toEqual([])
  })

  it('is fetched without the details where only lists and searches are wanted, and with them once data is no longer saved', async () => {
    const storage = someCaches()
    const api = anApi({ one: lists('Bowl', 10), whole: details }, { details: { version: 'whole', size: 1 } })
    const { open, pass, price } = aDevice(api, storage)
    expect(await open('lists')).toMatchObject({ isReady: true })
    expect(await price()).toEqual({ name: 'Bowl', price: 10 })
    expect(api.asked).toEqual(['/api/catalog/shop/pack', '/api/catalog/shop/pack/one'])
    pass(61_000)
    await open()
    await expect.poll(() => storage.stored.get('pack-shop')!.has('/details')).toBe(true)
  })

  it('takes a patch back when the server does', async () => {
    const api = anApi({ one: lists('Bowl', 10) }, { patches: [{ id: 1, document: { price: 8 } }] })
    const { open, pass, price } = aDevice(api)
    await open()
    api.described = { ...api.described, patches: [] }
    pass(61_000)
    await open()
    expect(await price()).toEqual({ name: 'Bowl', price: 10 })
  })

  it('asks at most once a minute, and fetches a pack only when there is another one', async () => {
    const storage = someCaches()
    const api = anApi({ one: lists('Bowl', 10), two: lists('Basket', 20), whole: details }, { details: { version: 'whole', size: 1 } })
    const { open, pass, price } = aDevice(api, storage)
    await open()
    await expect.poll(() => storage.stored.get('pack-shop')!.has('/details')).toBe(true)
    await open()
    pass(61_000)
    await open()
    const asked = api.asked.map((url) => url.replace('/api/catalog/shop/', ''))
    expect(asked).toEqual(['pack', 'pack/one', 'pack/whole', 'pack'])
    api.described = { ...api.described, version: 'two' }
    pass(61_000)
    await open()
    expect(await price()).toEqual({ name: 'Basket', price: 20 })
    expect([...storage.stored.get('pack-shop')!.keys()]).not.toContain('/one')
  })

  it('waits for the first pack that a server makes', async () => {
    const api = anApi({ one: lists('Bowl', 10) }, { version: null })
    const { open } = aDevice({
      fetch: async (url) => {
        const answer = await api.fetch(url)
        api.described = { ...api.described, version: 'one' }
        return answer
      },
    })
    expect(await open()).toMatchObject({ isReady: true })
  })

  it('asks an API without packs only once', async () => {
    const asked: string[] = []
    const { open, pass } = aDevice({
      fetch: async (url) => {
        asked.push(url)
        return new Response('Not found', { status: 404 })
      },
    })
    expect(await open()).toMatchObject({ isReady: false })
    pass(61_000)
    await open()
    expect(asked.length).toBe(1)
  })

  it('keeps the pack that it has when the next one is damaged or cannot be fetched', async () => {
    const api = anApi({ one: lists('Bowl', 10), two: new TextEncoder().encode('<!doctype html>') })
    const { open, pass, price } = aDevice(api)
    await open()
    for (const version of ['two', 'three']) {
      api.described = { ...api.described, version }
      pass(61_000)
      expect(await open()).toMatchObject({ isReady: true })
      expect(await price()).toEqual({ name: 'Bowl', price: 10 })
    }
  })

  it('works from memory on a device that is full, and on one that blocks storage', async () => {
    const full = aDevice(anApi({ one: lists('Bowl', 10) }), someCaches({ isFull: true }))
    await full.open()
    expect(await full.price()).toEqual({ name: 'Bowl', price: 10 })
    const blocked = createDevice({
      openStorage: (index) =>
        openPackStorage(index, () => {
          throw new DOMException('blocked', 'SecurityError')
        }),
      fetch: anApi({ one: lists('Bowl', 10) }).fetch,
      now: () => 0,
      sleep: async () => undefined,
    })
    expect(await blocked({ kind: 'open', index: 'shop', packs: 'all' })).toMatchObject({ isReady: true })
  })

  it('drops stored bytes that it cannot read', async () => {
    const storage = someCaches()
    await aDevice(anApi({ one: lists('Bowl', 10) }), storage).open()
    storage.stored.get('pack-shop')!.get('/one')!.fill(7)
    expect(await aDevice(anApi({}), storage).open('none')).toMatchObject({ isReady: false })
    expect(storage.stored.has('pack-shop')).toBe(false)
  })

  it('answers whole products once it has the details, with the prices of the patches', async () => {
    const patches = [{ id: 1, document: { price: 8 } }]
    const api = anApi({ one: lists('Bowl', 10), two: details }, { patches, details: { version: 'two', size: 1 } })
    const { device, open } = aDevice(api)
    await open()
    const filters = [{ attribute: 'sku', value: { eq: 'A' }, scope: 'default' }]
    const query = { request_format: 'search-query', request: JSON.stringify({ _appliedFilters: filters }) }
    const ask = () => device({ kind: 'search', index: 'shop', entity: 'product', query })
    await expect.poll(ask).toMatchObject({ found: { hits: { hits: [{ _source: { sku: 'A', description: 'Deep', price: 8 } }] } } })
  })

  it('waits while a busy server makes its first pack for some minutes', async () => {
    const api = anApi({ one: lists('Bowl', 10) }, { version: null })
    let waited = 0
    const { open, price } = aDevice(api, someCaches(), async (ms) => {
      waited += ms
      if (waited >= 180_000) api.described = { ...api.described, version: 'one' }
    })
    expect(await open('lists')).toMatchObject({ isReady: true })
    expect(await price()).toEqual({ name: 'Bowl', price: 10 })
  })

  it('asks again for details that the server is still making', async () => {
    const api = anApi({ one: lists('Bowl', 10), two: details })
    const { device, open } = aDevice({
      fetch: async (url) => {
        const answer = await api.fetch(url)
        if (url.endsWith('/pack/one')) api.described = { ...api.described, details: { version: 'two', size: 1 } }
        return answer
      },
    })
    await open()
    const query = {
      request_format: 'search-query',
      request: JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: 1 }, scope: 'default' }] }),
    }
    const ask = () => device({ kind: 'search', index: 'shop', entity: 'product', query })
    await expect.poll(ask).toMatchObject({ found: { hits: { hits: [{ _source: { description: 'Deep' } }] } } })
  })
})

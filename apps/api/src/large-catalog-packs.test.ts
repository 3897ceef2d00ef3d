import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { answerSearch } from '@meerkat/catalogue-query/device/answer-search'
import { answerUrl } from '@meerkat/catalogue-query/device/answer-url'
import { toDeviceCatalogue } from '@meerkat/catalogue-query/device/device-catalogue'
import { readPack } from '@meerkat/search/pack/pack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreViewPacks } from './modules/catalog/packs/store-view-packs.ts'
import type { StoreViewCatalog } from './modules/catalog/read-model/store-view-catalog.ts'
import { makePack } from './search/packs/make-pack.ts'
import type { MadePack, PackedProduct, PackOrder } from './search/packs/pack-command.ts'
import { readStores } from './testing/open-test-shop.ts'

const INDEX = 'vue_storefront_catalog'
const WORDS = ['Karoo', 'Kopje', 'Veld', 'Marula', 'Baobab', 'Fynbos', 'Kloof']
const { shop } = readStores()

/** The loaded catalogue of a store view, as far as packs read it. */
function aStoreView(products: number): StoreViewCatalog {
  const bytesOf = (id: number) => {
    const name = `${WORDS[id % WORDS.length]} bowl ${id}`
    return new TextEncoder().encode(
      JSON.stringify({ id, sku: `S-${id}`, name, type_id: 'simple', status: 1, visibility: 4, price: 10, url_path: `bowl-${id}.html` }),
    )
  }
  return {
    storeView: { index: INDEX },
    schema: {
      language: 'en',
      text: [{ name: 'name', boost: 4 }],
      keyword: ['status', 'visibility', 'brand', 'category_ids', 'sku'],
      numeric: ['id', 'final_price'],
    },
    documents: {
      size: () => products,
      ids: () => Array.from({ length: products }, (_, at) => at + 1),
      find: (id: number) => ({ bytes: bytesOf(id) }),
      guestValues: () => ({ final_price: 10 }),
    },
    listed: { category: [], attribute: [], taxrule: [], cms_page: [], cms_block: [], cms_hierarchy: [], review: [] },
  } as unknown as StoreViewCatalog
}

async function describeOnceMade(products: number, make: (order: PackOrder, packed: Iterable<PackedProduct>) => Promise<MadePack>) {
  const packs = new StoreViewPacks({ make, listMovedPaths: () => [], shop, now: () => 0, warn: (fault) => expect.fail(String(fault)) })
  const view = aStoreView(products)
  const first = await packs.describe(view)
  // Packs are made in the background; with this `make` that takes only a few microtasks.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  return { packs, first, described: await packs.describe(view) }
}

/** The kinds of packs that are made for this number of products. */
async function kindsOf(products: number): Promise<string[]> {
  const kinds: string[] = []
  await describeOnceMade(products, async ({ kind }) => {
    kinds.push(kind)
    return { version: kind, br: Buffer.alloc(1), gzip: Buffer.alloc(1) }
  })
  return kinds
}

describe('how much of a catalogue is sent (decision 0038)', () => {
  it.each([
    { products: 5000, kinds: ['lists', 'details'] },
    { products: 5001, kinds: ['typing'] },
    { products: 20_000, kinds: ['typing'] },
    { products: 20_001, kinds: [] },
  ])('of $products products: $kinds', async ({ products, kinds }) => {
    expect(await kindsOf(products)).toEqual(kinds)
  })
})

describe('the pack of a catalogue of more than 5,000 products', () => {
  let made: Awaited<ReturnType<typeof describeOnceMade>>
  let catalogue: ReturnType<typeof toDeviceCatalogue>
  const directory = mkdtempSync(join(tmpdir(), 'meerkat-packs-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  beforeAll(async () => {
    made = await describeOnceMade(5001, async (order, packed) => makePack(order, [...packed], directory))
    const { version } = made.described
    catalogue = toDeviceCatalogue(readPack(brotliDecompressSync(made.packs.find(version!)!.br)), null)
  })
  const ask = (request: object, include = 'id,name') =>
    answerSearch(
      catalogue,
      {
        index: INDEX,
        entity: 'product',
        query: { request: JSON.stringify(request), request_format: 'search-query', size: '5', _source_include: include },
      },
      0,
    )
  const sold = { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }

  it('has no details, and stays below the size limit for 5,000 whole products', () => {
    expect(made.described).toMatchObject({ details: null, patches: [] })
    expect(made.described.size).toBeLessThan(450_000)
    expect(catalogue.lists.header.kind).toBe('typing')
  })

  it('answers search as you type', () => {
    const found = ask({ _searchText: 'bow 4711', _searchMode: 'prefix', _appliedFilters: [sold] })
    expect(found?.hits.hits[0]?._source).toEqual({ id: 4711, name: 'Karoo bowl 4711' })
  })

  it('leaves requests for fields that it lacks to the server: lists, their tiles, whole products', () => {
    const category = { attribute: 'category_ids', value: { in: [11] }, scope: 'default' }
    expect(ask({ _appliedFilters: [sold, category] })).toBeNull()
    expect(ask({ _searchText: 'karoo', _appliedFilters: [sold] }, 'id,name,stock')).toBeNull()
    expect(ask({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'S-7' }, scope: 'default' }] }, '')).toBeNull()
  })

  it('resolves the paths of products, but cannot tell that another path leads nowhere', () => {
    expect(answerUrl(catalogue, 'bowl-7.html')).toMatchObject({ _type: 'product', _source: { sku: 'S-7' } })
    expect(answerUrl(catalogue, 'about-us')).toBeUndefined()
  })
})

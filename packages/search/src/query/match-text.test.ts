import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import type { IndexDocument } from '../build/index-schema.ts'
import { catalogSchema, createChance, makeProducts, toDocument } from '../testing/small-catalog.ts'
import type { Boost, QueryPlan, TextQuery } from './query-plan.ts'
import { searchIndex } from './search-index.ts'

/** The shop's settings. Spec §9. */
const tuning: TextQuery = { text: '', mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }

function aProduct(
  id: number,
  name: string,
  { category = '', ingredients = '', sku = `P-${id}`, childSkus = [] as string[] } = {},
): IndexDocument {
  return { id, sku, childSkus, text: { name, sku, 'category.name': [category], ingredients }, values: {} }
}

function find(products: readonly IndexDocument[], text: Partial<TextQuery>, language = 'en'): number[] {
  const index = buildIndex({ ...catalogSchema, language }, products)
  const plan: QueryPlan = { text: { ...tuning, ...text }, filters: [], facets: [], sort: [], from: 0, size: 50 }
  return searchIndex(index, plan).hits.map(({ id }) => id)
}

describe('what is found', () => {
  const products = [
    aProduct(1, 'Puppy Growth Kibble', { category: 'Dry Food', ingredients: 'chicken, rice' }),
    aProduct(2, 'Squeaky Duck', { category: 'Toys' }),
    aProduct(3, 'Orthopaedic Bed', { category: 'Beds' }),
  ]
  it.each<{ why: string; text: Partial<TextQuery>; found: number[] }>([
    { why: 'a word of the name', text: { text: 'kibble' }, found: [1] },
    { why: 'a word of the category', text: { text: 'toys' }, found: [2] },
    { why: 'a word of the ingredients', text: { text: 'rice' }, found: [1] },
    { why: 'a word with one typo', text: { text: 'kible' }, found: [1] },
    { why: 'a word with two typos', text: { text: 'kibbel s' }, found: [1] },
    { why: 'a swap of neighbouring letters is one edit', text: { text: 'kibbel', fuzziness: 1 }, found: [1] },
    { why: 'not a word with three typos', text: { text: 'kxbxlx' }, found: [] },
    { why: 'not when the first two letters are wrong', text: { text: 'bikble' }, found: [] },
    { why: 'a typo anywhere in the word, with no fixed prefix', text: { text: 'mibble', prefixLength: 0 }, found: [1] },
    { why: 'no typos with fuzziness 0', text: { text: 'kible', fuzziness: 0 }, found: [] },
    { why: 'one of two words: three quarters of two are rounded down', text: { text: 'kibble nonsense' }, found: [1] },
    { why: 'not one of three words: two are needed', text: { text: 'kibble nonsense absurd' }, found: [] },
    { why: 'two of three are enough', text: { text: 'puppy kibble absurd' }, found: [1] },
    { why: 'not when the words are spread over several fields', text: { text: 'puppy rice absurd' }, found: [] },
    { why: 'one of three words when the minimum match is 0', text: { text: 'kibble nonsense absurd', minimumMatch: 0 }, found: [1] },
    { why: 'a stop word need not match', text: { text: 'kibble for nonsense' }, found: [1] },
    {
      why: 'not when the last word is a stop word in prefix mode: it may be the beginning of a word',
      text: { text: 'duck a', mode: 'prefix', minimumMatch: 1 },
      found: [],
    },
    { why: 'nothing for a text without words', text: { text: ' ?! ' }, found: [] },
    { why: 'not the beginning of a word', text: { text: 'orthop', fuzziness: 0 }, found: [] },
    { why: 'the beginning of the last word, as it is typed', text: { text: 'orthop', mode: 'prefix' }, found: [3] },
    {
      why: 'not the beginning of a word before the last one',
      text: { text: 'orthop bed', mode: 'prefix', minimumMatch: 1, fuzziness: 0 },
      found: [],
    },
    {
      why: 'documents with the complete last word before those with only its beginning',
      text: { text: 'orthopaedic b', mode: 'prefix', minimumMatch: 1 },
      found: [3],
    },
    { why: 'typos in a word that cannot be completed', text: { text: 'ortopaedic', mode: 'prefix' }, found: [3] },
    { why: 'nothing below the minimum score', text: { text: 'kibble', minScore: 1e9 }, found: [] },
  ])('$why', ({ text, found }) => {
    expect(find(products, text)).toEqual(found)
  })
})

it('searches for stop words when the text has no others', () => {
  expect(find([aProduct(1, 'The With'), aProduct(2, 'Bed')], { text: 'the with', fuzziness: 0 })).toEqual([1])
})

describe('one word in several spellings', () => {
  it.each([
    { language: 'en', text: 'puppies', name: 'Puppy Bed' },
    { language: 'en', text: 'puppy', name: 'Bed for Puppies' },
    { language: 'en', text: 'pate', name: 'Salmon Pâté' },
    { language: 'en', text: 'smart watch', name: 'Smartwatch' },
    { language: 'de', text: 'näpfe', name: 'Napf' },
    { language: 'de', text: 'muesli', name: 'Müsli' },
    { language: 'de', text: 'müsli', name: 'Muesli' },
    { language: 'de', text: 'strassenhunde', name: 'Straßenhund' },
    { language: 'de', text: 'hunde futter', name: 'Hundefutter' },
    { language: 'de', text: 'futter', name: 'Hundefutter für den Hund' },
    { language: 'de', text: 'spielzeuge', name: 'Hundespielzeug Hund' },
    { language: 'it', text: 'crocchetta', name: 'Crocchette' },
    { language: 'it', text: 'giochi', name: 'Gioco' },
  ])('$language: "$text" finds $name', ({ language, text, name }) => {
    expect(find([aProduct(1, name), aProduct(2, 'Qqq')], { text, fuzziness: 0 }, language)).toEqual([1])
  })
})

describe('compounds', () => {
  const products = [
    aProduct(1, 'Futterspender'),
    aProduct(2, 'Hundefutter'),
    aProduct(3, 'Futter'),
    aProduct(4, 'Hund'),
    aProduct(5, 'Hundeleine'),
  ]
  const found = (text: string, mode: 'words' | 'prefix') => find(products, { text, mode, fuzziness: 0 }, 'de')

  it.each([
    {
      why: 'the word itself, then compounds that end with it, then compounds that begin with it',
      text: 'futter',
      mode: 'words',
      ids: [3, 2, 1],
    },
    { why: 'all words, whether joined in a compound or separate', text: 'futter hunde', mode: 'words', ids: [2, 3, 4, 1, 5] },
    { why: 'a word that occurs only in compounds', text: 'leinen', mode: 'words', ids: [5] },
    { why: 'a part that is still being typed', text: 'lein', mode: 'prefix', ids: [5] },
    { why: 'not a coincidental sequence of letters', text: 'efut', mode: 'words', ids: [] },
  ] as const)('$why', ({ text, mode, ids }) => {
    expect(found(text, mode)).toEqual(ids)
  })
})

describe('the order', () => {
  it.each<{ why: string; text: string; products: IndexDocument[] }>([
    {
      why: 'all words before some',
      text: 'salmon treats',
      products: [aProduct(1, 'Treats with Salmon'), aProduct(2, 'Salmon Salmon Oil'), aProduct(3, 'Liver Oil Treats')],
    },
    {
      why: 'all words in the description before some in the name',
      text: 'camera bag',
      products: [
        aProduct(1, 'QB-20', { ingredients: `${'straps and more '.repeat(9)}camera bag` }),
        aProduct(2, 'Camera'),
        aProduct(3, 'Bag'),
      ],
    },
    {
      why: 'all words spread over fields before some in the name',
      text: 'camera bag',
      products: [aProduct(1, 'Camera', { ingredients: 'bag' }), aProduct(2, 'Camera Camera'), aProduct(3, 'Bag'), aProduct(4, 'Bag')],
    },
    {
      why: 'as typed before folded before misspelt',
      text: 'collar',
      products: [aProduct(3, 'Collar'), aProduct(2, 'Collars'), aProduct(1, 'Coller')],
    },
    {
      why: 'the name before the category before a long text',
      text: 'harness',
      products: [
        aProduct(3, 'Harness'),
        aProduct(2, 'Walker', { category: 'Harness' }),
        aProduct(1, 'Walker', { ingredients: `${'straps and more '.repeat(9)}harness` }),
      ],
    },
    {
      why: 'a name with few other words',
      text: 'brush',
      products: [aProduct(2, 'Brush'), aProduct(1, 'Shampoo with Sponge, Towel, Comb, Bag and Brush')],
    },
    {
      why: 'the rarer word when only one of them matches',
      text: 'organic food',
      products: [aProduct(3, 'Organic Bed'), aProduct(1, 'Dog Food'), aProduct(2, 'Cat Food')],
    },
    {
      why: 'all words before any number of the rarer one',
      text: 'hydrolysed dog',
      products: [
        aProduct(9, 'Bowl', { category: 'Dog', ingredients: `${'straps and more '.repeat(9)}hydrolysed` }),
        aProduct(1, 'Hydrolysed Hydrolysed Hydrolysed'),
        ...Array.from({ length: 20 }, (_, at) => aProduct(10 + at, 'Dog')),
      ],
    },
    { why: 'lower ids first among equals', text: 'ball', products: [aProduct(1, 'Ball'), aProduct(2, 'Ball')] },
  ])('$why', ({ text, products }) => {
    expect(find(products.toReversed(), { text })).toEqual(products.map(({ id }) => id))
  })
})

describe('skus (docs/wire.md §14.3)', () => {
  const products = [
    aProduct(1, 'Spare part for DERMA CARE', { ingredients: 'derma care derma care' }),
    aProduct(2, 'Ointment', { sku: 'DERMA-CARE', childSkus: ['DERMA-CARE-S', 'TUBE'] }),
    aProduct(3, 'Gloves', { sku: 'X-1', childSkus: ['12'] }),
  ]
  it.each([
    { why: 'an exact sku comes first', text: 'DERMA-CARE', first: 2 },
    { why: 'an exact sku in lower case and with another separator comes first', text: 'derma care', first: 2 },
    { why: 'the sku of a variant comes first', text: 'derma-care-s', first: 2 },
    { why: 'a part between hyphens that is a sku comes first', text: 'ABC-12', first: 3 },
    { why: 'the sku of a variant comes first although no field contains it', text: 'tube', first: 2 },
  ])('$why', ({ text, first }) => {
    expect(find(products, { text, fuzziness: 0 })[0]).toBe(first)
  })
})

describe('requiring all words', () => {
  it('leaves out documents and changes no score', () => {
    const products = makeProducts(500)
    const index = buildIndex(catalogSchema, products.map(toDocument))
    const below = createChance(7)
    for (let round = 0; round < 60; round++) {
      const words = products[below(products.length)]!.name.split(' ').slice(1)
      const search = (minimumMatch: number) =>
        searchIndex(index, {
          text: { ...tuning, text: words.join(' '), minimumMatch },
          filters: [],
          facets: [],
          sort: [],
          from: 0,
          size: 500,
        }).hits
      const scores = new Map(search(0).map(({ id, score }) => [id, score]))
      const all = search(1)
      expect(all.length).toBeGreaterThan(0)
      expect(all.length).toBeLessThan(scores.size)
      for (const { id, score } of all) expect(score).toBe(scores.get(id))
    }
  })
})

describe('a search of a shopper', () => {
  const others = Array.from({ length: 30 }, (_, at) => aProduct(100 + at, 'Chew', { category: 'Dogs' }))
  const products = [
    aProduct(1, 'Donut Bed', { category: 'Dogs' }),
    aProduct(2, 'Radiator Bed', { category: 'Cats' }),
    aProduct(3, 'Bead Cap'),
    aProduct(4, 'Steel Bowl', { category: 'Dogs', ingredients: 'stainless' }),
    aProduct(5, 'Pâté', { sku: 'DONUT-BED' }),
    ...others,
  ]

  it.each([
    { why: 'leaves out what has only the common word', text: 'dog bed', found: [1, 2, 5] },
    { why: 'leaves out similar spellings when the word exists', text: 'bed', found: [1, 2, 5] },
    { why: 'leaves them out when nothing has all words too', text: 'bed hoverboard', found: [1, 2, 5] },
    { why: 'finds similar spellings when it does not', text: 'steal', found: [4] },
    { why: 'finds an exact sku', text: 'donut-bed', found: [1, 2, 5] },
    { why: 'finds words that are in different fields', text: 'stainless steel dog', found: [4] },
  ])('$why: $text', ({ text, found }) => {
    expect(find(products, { text, forShoppers: true }).sort((a, b) => a - b)).toEqual(found)
  })

  it('lists everything when nothing contains all words', () => {
    expect(find(products, { text: 'dog hoverboard', forShoppers: true })).toHaveLength(32)
  })

  it('lists what contains one word, the rarest first, when nothing contains enough of them', () => {
    const found = find(products, { text: 'radiator chew hoverboard', forShoppers: true })
    expect([found[0], found.length]).toEqual([2, 31])
    expect(find(products, { text: 'radiator chew hoverboard' })).toEqual([])
  })

  it('lists what contains two words before everything with one', () => {
    const tank = aProduct(9, 'Hoverboard Tank')
    expect(find([...products, tank], { text: 'dog bed waterproof hoverboard washable', forShoppers: true })).toEqual([1])
  })

  it('lists what has the other word when it is nearly as rare', () => {
    const collars = ['Leather Collar', 'Reflective Collar', 'Cat Collar'].map((name, at) => aProduct(300 + at, name))
    const found = find([...products, aProduct(9, 'Tick Collar'), aProduct(10, 'Tick Hook'), ...collars], {
      text: 'tick collar',
      forShoppers: true,
    })
    expect(found).toEqual([9, 10, 300, 301, 302])
  })

  it('lists only what contains all words when that fills a page', () => {
    const beds = Array.from({ length: 50 }, (_, at) => aProduct(200 + at, `Bed ${at}`, { category: 'Dogs' }))
    expect(find([...products, ...beds], { text: 'dog bed', forShoppers: true })).not.toContain(2)
  })

  it('lists what the filters admit when they exclude all similar documents', () => {
    const index = buildIndex(
      catalogSchema,
      products.map((product) => ({ ...product, values: { brand: product.id } })),
    )
    const filters = [{ kind: 'terms' as const, field: 'brand', values: [100] }]
    const text = { ...tuning, text: 'dog bed', forShoppers: true }
    const { hits, total } = searchIndex(index, { text, filters, facets: [], sort: [], from: 0, size: 9 })
    expect([hits.map(({ id }) => id), total]).toEqual([[100], 1])
  })

  it('keeps to the rules of the wire otherwise', () => {
    expect(find(products, { text: 'dog bed' })).toHaveLength(35)
    expect(find(products, { text: 'bed' })).toContain(3)
    expect(find(products, { text: 'stainless steel dog' })).toEqual([])
  })
})

describe('how many documents contain all words', () => {
  const products = [
    aProduct(1, 'Salmon Treats'),
    { ...aProduct(2, 'Salmon Pâté'), values: { brand: 71 } },
    { ...aProduct(3, 'Beef Treats'), values: { brand: 72 } },
    aProduct(4, 'Salmon', { category: 'Treats' }),
    aProduct(5, 'Squeaky Duck'),
  ]
  const index = buildIndex(catalogSchema, products)
  const search = (text: string, more: Partial<QueryPlan> = {}) =>
    searchIndex(index, { text: { ...tuning, text }, filters: [], facets: [], sort: [], from: 0, size: 50, ...more })
  const onOffer: Boost = {
    functions: [{ filter: { kind: 'terms', field: 'brand', values: [72] }, weight: 2 }],
    scoreMode: 'sum',
    boostMode: 'multiply',
    maxFactor: 10,
  }

  it.each([
    { why: 'some do, and they come first', text: 'salmon treats', complete: 2, total: 4 },
    { why: 'a typo counts as the word', text: 'salmn treats', complete: 2, total: 4 },
    { why: 'none does', text: 'duck pâté', complete: 0, total: 2 },
    { why: 'all do', text: 'salmon', complete: undefined, total: 3 },
    { why: 'none does when the catalogue lacks a word', text: 'salmon hoverboard', complete: 0, total: 3 },
    { why: 'a stop word does not count as a word', text: 'treats for', complete: undefined, total: 3 },
    { why: 'nothing is found', text: 'hoverboard', complete: undefined, total: 0 },
  ])('$why: $text', ({ text, complete, total }) => {
    const hits = search(text)
    expect([hits.completeTotal, hits.total]).toEqual([complete, total])
  })

  it('is in the answer for every page', () => {
    expect(search('salmon treats', { from: 2, size: 1 }).completeTotal).toBe(2)
  })

  it('counts only documents that pass the filters', () => {
    const hits = search('salmon treats', { filters: [{ kind: 'terms', field: 'brand', values: [71, 72] }] })
    expect([hits.completeTotal, hits.total]).toEqual([0, 2])
  })

  it.each<{ why: string; more: Partial<QueryPlan> }>([
    { why: 'another sort order', more: { sort: [{ field: 'price', order: 'asc' }] } },
    { why: 'a boost of the request', more: { boosts: [onOffer] } },
  ])('is left out with $why, which mixes them with the others', ({ more }) => {
    const hits = search('salmon treats', more)
    expect(hits.total).toBe(4)
    expect(hits).not.toHaveProperty('completeTotal')
  })
})

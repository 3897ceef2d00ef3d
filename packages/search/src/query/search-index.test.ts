import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import type { IndexDocument, IndexSchema } from '../build/index-schema.ts'
import { productTexts } from '../testing/small-catalog.ts'
import type { Filter, QueryPlan, SortKey } from './query-plan.ts'
import { searchIndex } from './search-index.ts'

const schema: IndexSchema = {
  language: 'en',
  text: productTexts,
  keyword: ['brand', 'colours', 'category_ids', 'featured'],
  numeric: ['price', 'status', 'position'],
}

function aProduct(id: number, name: string, values: IndexDocument['values'] = {}, more: Partial<IndexDocument> = {}): IndexDocument {
  const sku = more.sku ?? `SKU-${id}`
  return { id, sku, text: { name, sku, ...more.text }, values, ...more }
}

const index = buildIndex(schema, [
  aProduct(1, 'Puppy Growth Kibble 3 kg', {
    brand: 71,
    price: 210,
    colours: ['red', 'blue'],
    category_ids: [12, 13],
    status: 1,
    position: 4,
  }),
  aProduct(2, 'Derma Care Adult', { brand: '72', price: 289, colours: 'red', category_ids: [12], status: 1, position: 3 }),
  aProduct(3, 'Tick Collar', { brand: 71, price: 0, category_ids: ['13'], status: 2, position: 2, featured: true }),
  aProduct(4, 'Squeaky Duck', { brand: null, colours: [], category_ids: 14, position: 1 }),
])

function ids(plan: Partial<QueryPlan>): number[] {
  return searchIndex(index, { filters: [], facets: [], sort: [], from: 0, size: 50, ...plan }).hits.map(({ id }) => id)
}

describe('filters', () => {
  const terms = (field: string, ...values: (string | number | boolean)[]): Filter => ({ kind: 'terms', field, values })
  const range = (field: string, bounds: { gt?: number; gte?: number; lt?: number; lte?: number }): Filter => ({
    kind: 'range',
    field,
    ...bounds,
  })
  it.each<{ why: string; filter: Filter; found: number[] }>([
    { why: 'a number is found by its text', filter: terms('brand', '71'), found: [1, 3] },
    { why: 'a text is found by its number', filter: terms('brand', 72), found: [2] },
    { why: 'several values are alternatives', filter: terms('brand', 71, '72'), found: [1, 2, 3] },
    { why: 'a match of one of several values is enough', filter: terms('colours', 'blue'), found: [1] },
    { why: 'ids match whether they came as text or number', filter: terms('category_ids', '12', 13), found: [1, 2, 3] },
    { why: 'booleans match', filter: terms('featured', true), found: [3] },
    { why: 'booleans match their text', filter: terms('featured', 'true'), found: [3] },
    { why: 'numeric fields support equality', filter: terms('status', '1'), found: [1, 2] },
    { why: 'zero is a value', filter: terms('price', 0), found: [3] },
    { why: 'an empty list of values matches nothing', filter: terms('brand'), found: [] },
    { why: 'an unknown value matches nothing', filter: terms('brand', 'nobody'), found: [] },
    { why: 'an unknown field matches nothing', filter: terms('__proto__', 71), found: [] },
    { why: 'gte and lte include their bound', filter: range('price', { gte: 210, lte: 289 }), found: [1, 2] },
    { why: 'gt and lt exclude their bound', filter: range('price', { gt: 0, lt: 289 }), found: [1] },
    { why: 'a range without bounds matches any value', filter: range('price', {}), found: [1, 2, 3] },
    { why: 'NaN as a bound matches nothing', filter: range('price', { gt: Number.NaN }), found: [] },
    { why: 'a keyword field that contains numbers can be filtered by range', filter: range('category_ids', { gt: 13 }), found: [4] },
    { why: 'a range of an unknown field matches nothing', filter: range('weight', { gt: 0 }), found: [] },
    { why: 'exists on a keyword field', filter: { kind: 'exists', field: 'brand' }, found: [1, 2, 3] },
    { why: 'an empty list is no value', filter: { kind: 'exists', field: 'colours' }, found: [1, 2] },
    { why: 'exists on a numeric field', filter: { kind: 'exists', field: 'status' }, found: [1, 2, 3] },
    { why: 'an unknown field does not exist', filter: { kind: 'exists', field: 'constructor' }, found: [] },
    { why: 'all', filter: { kind: 'all', filters: [terms('brand', 71), terms('status', 1)] }, found: [1] },
    { why: 'an empty "all" matches', filter: { kind: 'all', filters: [] }, found: [1, 2, 3, 4] },
    { why: 'any', filter: { kind: 'any', filters: [terms('colours', 'blue'), range('position', { lt: 2 })] }, found: [1, 4] },
    { why: 'an empty "any" does not match', filter: { kind: 'any', filters: [] }, found: [] },
    { why: 'none', filter: { kind: 'none', filters: [terms('brand', 71), terms('colours', 'red')] }, found: [4] },
    {
      why: 'the catalogue filter of docs/wire.md §13.2 rule 4: the field, or its options in a configurable product',
      filter: { kind: 'any', filters: [terms('brand', '72'), { kind: 'all', filters: [terms('colours', 'blue'), terms('status', 1)] }] },
      found: [1, 2],
    },
  ])('$why', ({ filter, found }) => {
    expect(ids({ filters: [filter] })).toEqual(found)
  })

  it('must all match', () => {
    expect(ids({ filters: [terms('category_ids', 12), terms('colours', 'red'), range('price', { gte: 250 })] })).toEqual([2])
  })
})

describe('sorting', () => {
  it.each<{ why: string; sort: SortKey[]; found: number[] }>([
    { why: 'without a sort order, by id', sort: [], found: [1, 2, 3, 4] },
    { why: 'ascending', sort: [{ field: 'position', order: 'asc' }], found: [4, 3, 2, 1] },
    { why: 'a missing number comes last', sort: [{ field: 'price', order: 'asc' }], found: [3, 1, 2, 4] },
    { why: 'a missing number comes last when descending too', sort: [{ field: 'price', order: 'desc' }], found: [2, 1, 3, 4] },
    { why: 'keyword fields sort numbers before texts', sort: [{ field: 'brand', order: 'asc' }], found: [1, 3, 2, 4] },
    {
      why: 'of several values, the first one in the sort direction counts',
      sort: [{ field: 'colours', order: 'asc' }],
      found: [1, 2, 3, 4],
    },
    {
      why: 'a second key breaks ties',
      sort: [
        { field: 'brand', order: 'asc' },
        { field: 'position', order: 'asc' },
      ],
      found: [3, 1, 2, 4],
    },
    { why: 'an unknown field is ignored', sort: [{ field: 'nothing', order: 'desc' }], found: [1, 2, 3, 4] },
  ])('$why', ({ sort, found }) => {
    expect(ids({ sort })).toEqual(found)
  })

  it('keeps a random order for a seed, so that no document is on two pages', () => {
    const sort: SortKey[] = [{ field: 'random', order: 'asc' }]
    const whole = ids({ sort, seed: 5 })
    expect([...ids({ sort, seed: 5, size: 2 }), ...ids({ sort, seed: 5, from: 2, size: 2 })]).toEqual(whole)
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ids({ sort, seed }).join())
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

describe('paging', () => {
  it.each([
    { from: 0, size: 2, found: [1, 2] },
    { from: 3, size: 2, found: [4] },
    { from: 4, size: 2, found: [] },
    { from: 0, size: 0, found: [] },
    { from: -5, size: 1, found: [1] },
    { from: Number.NaN, size: Number.POSITIVE_INFINITY, found: [1, 2, 3, 4] },
    { from: Number.POSITIVE_INFINITY, size: 1, found: [] },
    { from: 0, size: -1, found: [] },
    { from: 0, size: 2.5, found: [1, 2] },
  ])('from $from, size $size', ({ from, size, found }) => {
    const answer = searchIndex(index, { filters: [], facets: [], sort: [], from, size })
    expect(answer.hits.map(({ id }) => id)).toEqual(found)
    expect(answer.total).toBe(4)
  })
})

describe('facets', () => {
  const count = (facets: QueryPlan['facets'], filters: Filter[] = []) =>
    searchIndex(index, { filters, facets, sort: [], from: 0, size: 0 }).facets

  it('counts the values of the filtered result, most frequent first, each with its original type', () => {
    expect(count([{ kind: 'terms', name: 'agg_terms_brand', field: 'brand', size: 28 }])).toEqual({
      agg_terms_brand: [
        { key: 71, count: 2 },
        { key: '72', count: 1 },
      ],
    })
    expect(count([{ kind: 'terms', name: 'c', field: 'colours', size: 28 }], [{ kind: 'terms', field: 'status', values: [1] }])).toEqual({
      c: [
        { key: 'red', count: 2 },
        { key: 'blue', count: 1 },
      ],
    })
  })

  it('counts no more values than requested', () => {
    expect(count([{ kind: 'terms', name: 'c', field: 'category_ids', size: 1 }])).toEqual({ c: [{ key: 12, count: 2 }] })
  })

  it('counts the values of a numeric field', () => {
    expect(count([{ kind: 'terms', name: 's', field: 'status', size: 5 }])).toEqual({
      s: [
        { key: 1, count: 2 },
        { key: 2, count: 1 },
      ],
    })
  })

  it('counts ranges with the lower bound included and the upper one excluded', () => {
    const ranges = [{ from: 0, to: 210 }, { from: 210, to: 289 }, { from: 289 }]
    expect(count([{ kind: 'range', name: 'agg_range_price', field: 'price', ranges }])).toEqual({
      agg_range_price: [
        { from: 0, to: 210, count: 1 },
        { from: 210, to: 289, count: 1 },
        { from: 289, count: 1 },
      ],
    })
  })

  it('gives an unknown field no terms and empty ranges', () => {
    const facets = count([
      { kind: 'terms', name: '__proto__', field: '__proto__', size: 5 },
      { kind: 'range', name: 'r', field: 'toString', ranges: [{ from: 1 }] },
    ])
    expect(Object.entries(facets)).toEqual([
      ['__proto__', []],
      ['r', [{ from: 1, count: 0 }]],
    ])
  })

  it('counts a few documents of a large catalogue like a catalogue of only these', () => {
    const many = Array.from({ length: 200 }, (_, id) =>
      aProduct(id, 'Bowl', { colours: [`shade ${id}`, `shade ${id % 7}`], price: id, featured: id < 3 }),
    )
    const wanted: QueryPlan['facets'] = [
      { kind: 'terms', name: 'c', field: 'colours', size: 3 },
      { kind: 'range', name: 'p', field: 'price', ranges: [{ from: 1, to: 150 }, { from: 2 }] },
    ]
    const few = searchIndex(buildIndex(schema, many), {
      filters: [{ kind: 'terms', field: 'featured', values: [true] }],
      facets: wanted,
      sort: [],
      from: 0,
      size: 0,
    })
    const alone = searchIndex(buildIndex(schema, many.slice(0, 3)), { filters: [], facets: wanted, sort: [], from: 0, size: 0 })
    expect(few.facets).toEqual(alone.facets)
    expect(few.facets['p']).toEqual([
      { from: 1, to: 150, count: 2 },
      { from: 2, count: 1 },
    ])
  })
})

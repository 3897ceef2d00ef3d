import { describe, expect, it } from 'vitest'
import { filterOptions, refreshFilterOptions } from './filter-options.ts'
import { findPriceBounds, priceRangeLabel } from './price-range.ts'

const attributes = [
  {
    attribute_code: 'brand',
    options: [
      { value: '71', label: 'Veld' },
      { value: '72', label: 'Karoo' },
      { value: '73', label: ' ' },
    ],
  },
]
const aggregations = {
  agg_terms_brand: {
    buckets: [
      { key: 71, doc_count: 2 },
      { key: 73, doc_count: 1 },
    ],
  },
  agg_terms_brand_options: {
    buckets: [
      { key: '71', doc_count: 3 },
      { key: 72, doc_count: 1 },
      { key: 99, doc_count: 1 },
    ],
  },
  agg_range_price: {
    buckets: [
      { key: '0.0-100.0', from: 0, to: 100, doc_count: 4 },
      { key: '100.0-250.0', from: 100, to: 250, doc_count: 2 },
      { key: '400.0-*', from: 400, doc_count: 0 },
    ],
  },
}
const input = {
  aggregations,
  filters: ['price', 'brand', 'colours'],
  attributes,
  sorts: [{ id: '', label: 'Default' }],
  price: { sign: 'R', pattern: '{sign}{amount}' },
}

describe('filterOptions (docs/behaviour/categories.md §9.3)', () => {
  const options = filterOptions(input)

  it('adds both counts of a term, labels the values, sorts by label and drops blank labels', () => {
    expect(options['brand']).toEqual([
      { id: '99', label: '99', type: 'brand', count: 1 },
      { id: '72', label: 'Karoo', type: 'brand', count: 1 },
      { id: '71', label: 'Veld', type: 'brand', count: 5 },
    ])
  })

  it('labels price ranges and keeps their order', () => {
    expect(options['price']).toEqual([
      { id: '0.0-100.0', label: '< R100', type: 'price', count: 4, single: true, from: 0, to: 100 },
      { id: '100.0-250.0', label: 'R100 - 250', type: 'price', count: 2, single: true, from: 100, to: 250 },
      { id: '400.0-*', label: '> R400', type: 'price', count: 0, single: true, from: 400 },
    ])
  })

  it('lists the sort orders', () => {
    expect(options['sort']).toEqual([{ id: '', label: 'Default', type: 'sort', count: null, single: true }])
  })

  it.each([
    { why: 'a term without aggregation is empty', change: {}, key: 'colours', value: [] },
    {
      why: 'price without aggregation is absent',
      change: { aggregations: { agg_terms_brand: { buckets: [] } } },
      key: 'price',
      value: undefined,
    },
    { why: 'without aggregations there is no sort either', change: { aggregations: {} }, key: 'sort', value: undefined },
    { why: 'without an answer there is no sort either', change: { aggregations: undefined }, key: 'sort', value: undefined },
  ])('$why', ({ change, key, value }) => {
    expect(filterOptions({ ...input, ...change })[key]).toEqual(value)
  })

  it('keeps the known options of active filters', () => {
    const fresh = filterOptions({ ...input, aggregations: { agg_terms_brand: { buckets: [] } } })
    const merged = refreshFilterOptions(options, fresh, ['brand', 'unknown'])
    expect(merged['brand']).toBe(options['brand'])
    expect(merged['price']).toBeUndefined()
  })
})

describe('filters beyond those of the specification', () => {
  const further = filterOptions({
    ...input,
    filters: ['rating', 'in_stock', 'sale', 'free_from', 'contains'],
    nameValue: (filter, id) => (filter === 'free_from' && id === 'odd' ? ' ' : `${filter} ${id}`),
    aggregations: {
      agg_range_rating: {
        buckets: [
          { key: '4.0-*', from: 4, doc_count: 3 },
          { key: '3.0-*', from: 3, doc_count: 5 },
        ],
      },
      'agg_terms_stock.is_in_stock': {
        buckets: [
          { key: 'true', doc_count: 7 },
          { key: 'false', doc_count: 2 },
        ],
      },
      agg_terms_sale: { buckets: [{ key: '0', doc_count: 9 }] },
      agg_terms_free_from: {
        buckets: [
          { key: 'egg', doc_count: 4 },
          { key: 'odd', doc_count: 1 },
        ],
      },
      agg_terms_contains: { buckets: [{ key: 'egg', doc_count: 2 }] },
    },
  })

  it.each([
    {
      why: 'stars are a single choice, most first',
      filter: 'rating',
      options: [
        { id: '4', label: 'rating 4', type: 'rating', count: 3, single: true },
        { id: '3', label: 'rating 3', type: 'rating', count: 5, single: true },
      ],
    },
    {
      why: 'a flag offers only yes, in any spelling',
      filter: 'in_stock',
      options: [{ id: '1', label: 'in_stock 1', type: 'in_stock', count: 7 }],
    },
    { why: 'a flag offers nothing when no product has it', filter: 'sale', options: [] },
    {
      why: 'an allergen has a message as its label',
      filter: 'free_from',
      options: [{ id: 'egg', label: 'free_from egg', type: 'free_from', count: 4 }],
    },
    {
      why: '"contains" and "free from" are separate filters',
      filter: 'contains',
      options: [{ id: 'egg', label: 'contains egg', type: 'contains', count: 2 }],
    },
  ])('$why', ({ filter, options }) => {
    expect(further[filter]).toEqual(options)
  })

  it('shows the value itself when there is no message for it', () => {
    const bare = filterOptions({
      ...input,
      filters: ['sale'],
      aggregations: { agg_terms_sale: { buckets: [{ key: 'y', doc_count: 1 }] } },
    })
    expect(bare['sale']).toEqual([{ id: '1', label: '1', type: 'sale', count: 1 }])
  })
})

describe('price ranges', () => {
  const rand = { sign: 'R', pattern: '{sign}{amount}' }
  const german = { sign: 'EUR', pattern: '{amount} {sign}' }
  const italian = { sign: '€', pattern: '{sign} {amount}' }

  it.each([
    [{ from: 100 }, false, rand, 'R100'],
    [{ to: 100 }, true, rand, '< R100'],
    [{ from: 400 }, true, rand, '> R400'],
    [{ from: 100, to: 250 }, false, rand, 'R100 - 250'],
    [{ to: 5 }, true, german, '< 5 EUR'],
    [{ from: 5, to: 15 }, false, german, '5 - 15 EUR'],
    [{ from: 25 }, true, german, '> 25 EUR'],
    [{ from: 5, to: 15 }, false, italian, '€ 5 - 15'],
    [{ from: 25 }, true, italian, '> € 25'],
    [{ from: 1 }, false, { sign: '$&', pattern: '{sign}{amount}' }, '$&1'],
  ])('%o at the edge: %s, as %o', (bounds, atEdge, spelling, label) => {
    expect(priceRangeLabel(bounds, { ...spelling, atEdge })).toBe(label)
  })

  it.each([
    ['100.0-250.0', { from: 100, to: 250 }],
    ['400.0-*', { from: 400, to: undefined }],
    ['*-99.5', { from: undefined, to: 99.5 }],
    ['abc', null],
    ['1e5-9', null],
  ])('%s', (id, bounds) => {
    expect(findPriceBounds(id)).toEqual(bounds)
  })
})

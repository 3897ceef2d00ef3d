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
const input = { aggregations, filters: ['price', 'brand', 'colours'], attributes, sorts: [{ id: '', label: 'Default' }], currencySign: 'R' }

describe('filterOptions (behaviour 9.3)', () => {
  const options = filterOptions(input)

  it('joins both counts of a term, labels them, sorts by label and drops blank labels', () => {
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
    { why: 'without aggregations there is not even sort', change: { aggregations: {} }, key: 'sort', value: undefined },
    { why: 'nor without an answer', change: { aggregations: undefined }, key: 'sort', value: undefined },
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

describe('price ranges', () => {
  it.each([
    [{ from: 100 }, false, 'R100'],
    [{ to: 100 }, true, '< R100'],
    [{ from: 400 }, true, '> R400'],
    [{ from: 100, to: 250 }, false, 'R100 - 250'],
  ])('%o at the edge: %s', (bounds, atEdge, label) => {
    expect(priceRangeLabel(bounds, { sign: 'R', atEdge })).toBe(label)
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

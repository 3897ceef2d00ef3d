import { SearchQuery, type SearchQueryInput } from '@meerkat/contract/search'
import { describe, expect, it } from 'vitest'
import { type TranslateSettings, translateSearchQuery } from './translate-search-query.ts'

const settings: TranslateSettings = {
  products: {
    priceFilterKey: 'final_price',
    priceRanges: [{ from: 0, to: 100 }, { from: 400 }],
    aggregationSize: 28,
    aggregationSizeByField: { colours: 10 },
  },
  search: { fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 },
  isSortable: (field) => ['position', 'final_price', 'created_at'].includes(field),
  isText: () => false,
}
const page = { from: 0, size: 50 }
const anyFilter = { attribute: 'status', value: { in: [0, 1] }, scope: 'default' }

function translate(query: SearchQueryInput) {
  return translateSearchQuery(SearchQuery.parse(query), page, settings)
}

function filtersOf(attribute: string, value: unknown, scope: string | string[] | null = 'default') {
  return translate({ _appliedFilters: [{ attribute, value: value as never, scope }] }).filters
}

describe('operators of scope default (docs/wire.md §13.2 rule 2)', () => {
  const terms = (...values: unknown[]) => ({ kind: 'terms', field: 'f', values })
  const exists = { kind: 'exists', field: 'f' }
  const not = (filter: object) => ({ kind: 'none', filters: [filter] })
  const or = (filter: object) => ({ kind: 'any', filters: [filter] })
  it.each([
    { why: 'eq matches one of the values', value: { eq: 71 }, filter: terms(71) },
    { why: 'in matches one of the values', value: { in: [71, '72'] }, filter: terms(71, '72') },
    { why: 'a bare value means in', value: 'y', filter: terms('y') },
    { why: 'a bare list means in', value: [1, 2], filter: terms(1, 2) },
    { why: 'eq null matches any value', value: { eq: null }, filter: exists },
    { why: 'neq matches none of the values', value: { neq: 71 }, filter: not(terms(71)) },
    { why: 'nin matches none of the values', value: { nin: [1, 2] }, filter: not(terms(1, 2)) },
    { why: 'neq null matches the absence of a value', value: { neq: null }, filter: not(exists) },
    { why: 'gte and lte are a range', value: { gte: '100', lte: 250 }, filter: { kind: 'range', field: 'f', gte: 100, lte: 250 } },
    { why: 'gt and lt are a range', value: { gt: 0, lt: 5 }, filter: { kind: 'range', field: 'f', gt: 0, lt: 5 } },
    { why: 'from and to include their bounds', value: { from: 1, to: 2 }, filter: { kind: 'range', field: 'f', gte: 1, lte: 2 } },
    { why: 'moreq includes its bound', value: { moreq: 3 }, filter: { kind: 'range', field: 'f', gte: 3 } },
    { why: 'a date is converted to seconds', value: { gte: '1970-01-02' }, filter: { kind: 'range', field: 'f', gte: 86_400 } },
    { why: 'orGt is an alternative', value: { orGt: 5 }, filter: or({ kind: 'range', field: 'f', gt: 5 }) },
    { why: 'or is an alternative', value: { or: 5 }, filter: or(terms(5)) },
    { why: 'or null is an alternative that matches the absence of a value', value: { or: null }, filter: or(not(exists)) },
    { why: 'nor is an alternative that excludes the values', value: { nor: [5] }, filter: or(not(terms(5))) },
    { why: 'nor null is an alternative that matches any value', value: { nor: null }, filter: or(exists) },
    { why: 'like is exact', value: { like: 'footer' }, filter: terms('footer') },
    { why: 'like takes a list', value: { like: ['about-us', 'faq'] }, filter: terms('about-us', 'faq') },
    { why: 'an unknown operator is exact', value: { finset: 3 }, filter: terms(3) },
    { why: 'a range with another key compares the first operator for equality', value: { gte: 1, near: 2 }, filter: terms(1) },
    { why: 'no operator matches nothing', value: {}, filter: terms() },
  ])('$why', ({ value, filter }) => {
    expect(filtersOf('f', value)).toEqual([filter])
  })

  it('puts all alternatives into one condition next to the others', () => {
    const plan = translate({
      _appliedFilters: [
        { attribute: 'a', value: { or: 1 }, scope: 'default' },
        { attribute: 'b', value: { eq: 2 }, scope: 'default' },
        { attribute: 'c', value: { orLt: 3 }, scope: 'default' },
      ],
    })
    expect(plan.filters).toEqual([
      { kind: 'terms', field: 'b', values: [2] },
      {
        kind: 'any',
        filters: [
          { kind: 'terms', field: 'a', values: [1] },
          { kind: 'range', field: 'c', lt: 3 },
        ],
      },
    ])
  })
})

describe('scope catalog (docs/wire.md §13.2 rule 4)', () => {
  it('also finds configurable products by the values of their variants', () => {
    const expected = {
      kind: 'any',
      filters: [
        { kind: 'terms', field: 'brand', values: ['71'] },
        {
          kind: 'all',
          filters: [
            { kind: 'terms', field: 'brand_options', values: ['71'] },
            { kind: 'terms', field: 'type_id', values: ['configurable'] },
          ],
        },
      ],
    }
    expect(filtersOf('brand', { in: ['71'] }, 'catalog')).toEqual([expected])
    expect(filtersOf('brand', { in: ['71'] }, ['catalog'])).toEqual([expected])
  })

  it.each([{ nin: ['71', '72'] }, { neq: '71' }])('%o excludes products and variants with the values', (value) => {
    const values = Object.values(value).flat()
    expect(filtersOf('brand', value, 'catalog')).toEqual([{ kind: 'none', filters: filtersOf('brand', { in: values }, 'catalog') }])
  })

  it('excludes an allergen only where the label rules it out', () => {
    expect(filtersOf('contains', { nin: ['7'] }, 'catalog')).toEqual([
      { kind: 'all', filters: [{ kind: 'terms', field: 'free_from', values: ['7'] }] },
    ])
  })

  it('uses the price that is shown', () => {
    expect(filtersOf('price', { gte: 100, lte: 250 }, 'catalog')).toEqual([{ kind: 'range', field: 'final_price', gte: 100, lte: 250 }])
    expect(filtersOf('price', { gte: 100 }, null)).toEqual([{ kind: 'range', field: 'price', gte: 100 }])
  })
})

describe('without an applied filter (docs/wire.md §13.2 rule 1)', () => {
  it('translates nothing', () => {
    const query = {
      _availableFilters: [{ field: 'brand', scope: 'catalog' }],
      _appliedSort: [{ field: 'position', options: 'desc' }],
      _searchText: 'food',
    }
    expect(translate(query)).toEqual({ filters: [], facets: [], sort: [], ...page })
    expect(translate({})).toEqual({ filters: [], facets: [], sort: [], ...page })
  })
})

describe('aggregations (docs/wire.md §13.2 rule 5)', () => {
  const facetsOf = (field: string, rest: object = { scope: 'catalog' }) =>
    translate({ _appliedFilters: [anyFilter], _availableFilters: [{ field, ...rest }] }).facets
  it.each([
    { why: 'size by default', field: 'brand', size: 28 },
    { why: 'size per field', field: 'colours', size: 10 },
    { why: 'size in the request', field: 'colours', rest: { scope: 'catalog', options: { size: 5 } }, size: 5 },
    { why: 'a size above the maximum', field: 'brand', rest: { scope: 'catalog', options: { size: 1e9 } }, size: 999 },
    { why: 'options as an empty list', field: 'brand', rest: { scope: 'catalog', options: [] }, size: 28 },
  ])('counts values of products and of variants: $why', ({ field, rest, size }) => {
    expect(facetsOf(field, rest)).toEqual([
      { kind: 'terms', name: `agg_terms_${field}`, field, size },
      { kind: 'terms', name: `agg_terms_${field}_options`, field: `${field}_options`, size },
    ])
  })

  it('counts the shown price by value and by range', () => {
    expect(facetsOf('price')).toEqual([
      { kind: 'terms', name: 'agg_terms_price', field: 'final_price', size: 28 },
      { kind: 'range', name: 'agg_range_price', field: 'final_price', ranges: [{ from: 0, to: 100 }, { from: 400 }] },
    ])
  })

  it('names aggregations after the mapped field', () => {
    expect(facetsOf('category.name').map(({ name }) => name)).toEqual([
      'agg_terms_category.name.keyword',
      'agg_terms_category.name.keyword_options',
    ])
  })

  it('counts nothing outside scope catalog', () => {
    expect(facetsOf('brand', {})).toEqual([])
    expect(facetsOf('brand', { scope: 'default' })).toEqual([])
  })
})

describe('names, sort and text', () => {
  it('maps old names', () => {
    expect(filtersOf('category.name', { eq: 'Special Diets' })).toEqual([
      { kind: 'terms', field: 'category.name.keyword', values: ['Special Diets'] },
    ])
    expect(filtersOf('url-key', { eq: 'dogs-10' })).toEqual([{ kind: 'terms', field: 'url_key', values: ['dogs-10'] }])
  })

  it.each([
    { why: 'text', sort: { field: 'created_at', options: 'desc' }, expected: [{ field: 'created_at', order: 'desc' }] },
    {
      why: 'object',
      sort: { field: 'created_at', options: { order: 'desc', missing: '_last' } },
      expected: [{ field: 'created_at', order: 'desc' }],
    },
    { why: 'an empty direction means ascending', sort: { field: 'final_price' }, expected: [{ field: 'final_price', order: 'asc' }] },
    {
      why: 'an invalid direction means ascending',
      sort: { field: 'final_price', options: 'sideways' },
      expected: [{ field: 'final_price', order: 'asc' }],
    },
    { why: 'random', sort: { field: 'random', options: '' }, expected: [{ field: 'random', order: 'asc' }] },
    { why: 'an unknown field is left out', sort: { field: 'shoe_size', options: 'asc' }, expected: [] },
    { why: 'a member of Object.prototype is not a field', sort: { field: '__proto__', options: 'asc' }, expected: [] },
  ])('sort: $why', ({ sort, expected }) => {
    expect(translate({ _appliedFilters: [anyFilter], _appliedSort: [sort] }).sort).toEqual(expected)
  })

  it('combines the text, cut to the maximum length, with the settings of the shop', () => {
    const plan = translate({ _appliedFilters: [anyFilter], _searchText: `  puppy ${'x'.repeat(100_000)}` })
    expect(plan.text).toMatchObject({ mode: 'words', fuzziness: 2, prefixLength: 2, minimumMatch: 0.75, minScore: 0.02 })
    expect(plan.text!.text.startsWith('puppy x')).toBe(true)
    expect(plan.text!.text.length).toBeLessThanOrEqual(200)
  })

  it('completes the last word on request', () => {
    expect(translate({ _appliedFilters: [anyFilter], _searchText: 'pup', _searchMode: 'prefix' }).text).toMatchObject({
      text: 'pup',
      mode: 'prefix',
    })
  })

  it.each([{ text: '' }, { text: '   ' }, { text: null }])('has no text for $text', ({ text }) => {
    expect(translate({ _appliedFilters: [anyFilter], _searchText: text })).not.toHaveProperty('text')
  })
})

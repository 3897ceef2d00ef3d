import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChosenFilters, filtersFromQuery, filtersToQuery } from './filters-from-query.ts'
import { parseQuery, queryText } from './query-text.ts'
import { type FilterChoice, toggleFilter } from './toggle-filter.ts'

const known = { brand: [{ id: '71' }, { id: '72' }], price: [{ id: '100.0-250.0' }], sort: [{ id: 'final_price' }], colours: null }

describe('filtersFromQuery (docs/behaviour/categories.md §9.2)', () => {
  it.each<{ why: string; query: string; chosen: ChosenFilters }>([
    {
      why: 'comma-separated values',
      query: '?brand=71,72&price=100.0-250.0&sort=final_price:desc',
      chosen: { sort: 'final_price:desc', values: { brand: ['71', '72'], price: ['100.0-250.0'] } },
    },
    { why: 'a repeated parameter', query: '?brand=71&brand=72', chosen: { sort: null, values: { brand: ['71', '72'] } } },
    { why: 'unknown keys and values', query: '?brand=71,99&foo=1&price=0-1', chosen: { sort: null, values: { brand: ['71'] } } },
    { why: 'a value twice', query: '?brand=71,71', chosen: { sort: null, values: { brand: ['71'] } } },
    { why: 'any sort', query: '?sort=whatever', chosen: { sort: 'whatever', values: {} } },
    { why: 'options not known yet', query: '?colours=5,6', chosen: { sort: null, values: { colours: ['5', '6'] } } },
    { why: 'nothing', query: '', chosen: { sort: null, values: {} } },
  ])('$why', ({ query, chosen }) => {
    expect(filtersFromQuery(parseQuery(query), known)).toEqual(chosen)
  })
})

describe('toggleFilter (table of docs/behaviour/categories.md §9.2)', () => {
  const none: ChosenFilters = { sort: null, values: {} }
  const brands: ChosenFilters = { sort: 'name', values: { brand: ['71', '72'], price: ['100.0-250.0'] } }
  it.each<{ why: string; from: ChosenFilters; choice: FilterChoice | null; to: ChosenFilters }>([
    { why: 'none given', from: brands, choice: null, to: brands },
    { why: 'sort, same value', from: brands, choice: { kind: 'sort', id: 'name' }, to: { ...brands, sort: null } },
    { why: 'sort, other', from: brands, choice: { kind: 'sort', id: 'price' }, to: { ...brands, sort: 'price' } },
    { why: 'sort, none', from: none, choice: { kind: 'sort', id: 'price' }, to: { sort: 'price', values: {} } },
    {
      why: 'single, same value',
      from: brands,
      choice: { kind: 'single', attribute: 'price', id: '100.0-250.0' },
      to: { sort: 'name', values: { brand: ['71', '72'] } },
    },
    {
      why: 'single, other',
      from: brands,
      choice: { kind: 'single', attribute: 'price', id: '400.0-*' },
      to: { sort: 'name', values: { brand: ['71', '72'], price: ['400.0-*'] } },
    },
    {
      why: 'multi, contained',
      from: brands,
      choice: { kind: 'multi', attribute: 'brand', id: '71' },
      to: { sort: 'name', values: { brand: ['72'], price: ['100.0-250.0'] } },
    },
    {
      why: 'multi, the last one',
      from: { sort: null, values: { brand: ['71'] } },
      choice: { kind: 'multi', attribute: 'brand', id: '71' },
      to: none,
    },
    {
      why: 'multi, not contained',
      from: none,
      choice: { kind: 'multi', attribute: 'brand', id: '71' },
      to: { sort: null, values: { brand: ['71'] } },
    },
  ])('$why', ({ from, choice, to }) => {
    const before = structuredClone(from)
    expect(toggleFilter(from, choice)).toEqual(to)
    expect(from).toEqual(before)
  })

  const anyChosen = fc.record({
    sort: fc.constantFrom(null, 'name', 'final_price:desc'),
    values: fc.dictionary(
      fc.constantFrom('brand', 'colours'),
      fc.uniqueArray(fc.constantFrom('71', '72', '73', '400.0-*'), { minLength: 1 }),
      { noNullPrototype: true },
    ),
  })

  it('restores the filters when applied twice, apart from the order of values', () => {
    fc.assert(
      fc.property(anyChosen, fc.constantFrom('brand', 'colours'), fc.constantFrom('71', '72', '73'), (chosen, attribute, id) => {
        const choice: FilterChoice = { kind: 'multi', attribute, id }
        const back = toggleFilter(toggleFilter(chosen, choice), choice)
        const sorted = ({ sort, values }: ChosenFilters) => ({
          sort,
          values: Object.fromEntries(Object.entries(values).map(([key, ids]) => [key, ids.toSorted()])),
        })
        expect(sorted(back)).toEqual(sorted(chosen))
      }),
    )
  })

  it('survives a round trip through a URL', () => {
    fc.assert(
      fc.property(anyChosen, (chosen) => {
        const query = parseQuery(queryText(filtersToQuery(chosen)))
        expect(filtersFromQuery(query, { brand: null, colours: null })).toEqual(chosen)
      }),
    )
  })
})

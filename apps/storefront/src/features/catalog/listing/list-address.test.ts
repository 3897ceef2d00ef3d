import type { Query } from '@meerkat/domain/urls/query-text'
import { describe, expect, it } from 'vitest'
import { hasFilters, pendingFilters, readChosen, sortedSearch, toggledSearch, toListQuery, toSearch } from './list-address.ts'

const brand = (id: string, label: string) => ({ id, label, type: 'brand', count: 3 })
const options = {
  brand: [brand('71', 'VetLine'), brand('72', 'PawNature')],
  price: [{ id: '0.0-100.0', label: '< R100', type: 'price', count: 1, single: true }],
}

describe('toListQuery', () => {
  it.each<{ why: string; search: Query; query: object }>([
    {
      why: 'keeps filters and sort only',
      search: { brand: '71', sort: 'final_price', page: '2', q: 'dog' },
      query: { brand: '71', sort: 'final_price' },
    },
    { why: 'joins repeated form values', search: { brand: ['71', '72'] }, query: { brand: '71,72' } },
    {
      why: 'keeps the shop’s own filters, and drops unknown parameters',
      search: { free_from: 'egg', in_stock: '1', utm_source: 'x', constructor: 'y' },
      query: { free_from: 'egg', in_stock: '1' },
    },
    { why: 'returns nothing for an empty search', search: {}, query: {} },
  ])('$why', ({ search, query }) => {
    expect(toListQuery(search)).toEqual(query)
  })
})

describe('hasFilters', () => {
  it.each([
    { query: { sort: 'final_price' }, has: false },
    { query: { brand: '71' }, has: true },
  ])('$query: $has', ({ query, has }) => {
    expect(hasFilters(query)).toBe(has)
  })
})

describe('readChosen', () => {
  it('ignores values and attributes that are not among the options', () => {
    expect(readChosen({ brand: '71,99', format: '5', sort: 'x' }, options).values).toEqual({ brand: ['71'] })
  })
})

describe('URLs of a list', () => {
  const chosen = { sort: 'final_price:desc', values: { brand: ['71'] } }

  it.each([
    {
      why: 'adds a second value',
      choice: { kind: 'multi', attribute: 'brand', id: '72' },
      search: '?brand=71,72&sort=final_price:desc',
    },
    { why: 'removes a chosen value', choice: { kind: 'multi', attribute: 'brand', id: '71' }, search: '?sort=final_price:desc' },
  ] as const)('$why', ({ choice, search }) => {
    expect(toggledSearch(chosen, choice)).toBe(search)
  })

  it.each([
    { why: 'keeps the search term', term: 'dog food', page: 1, search: '?q=dog%20food&brand=71&sort=final_price:desc' },
    { why: 'puts the page last', term: undefined, page: 3, search: '?brand=71&sort=final_price:desc&page=3' },
  ])('$why', ({ term, page, search }) => {
    expect(toSearch(chosen, term, page)).toBe(search)
  })

  it('does not depend on the order in which filters were chosen', () => {
    expect(toSearch({ sort: null, values: { free_from: ['egg'], brand: ['71'] } })).toBe('?brand=71&free_from=egg')
  })

  it('links to the bare page when nothing is chosen', () => {
    expect(toSearch({ sort: null, values: {} })).toBe('?')
  })
})

describe('pendingFilters', () => {
  const list = { pathname: '/dogs', href: '/dogs?brand=71', search: { brand: '71' } }

  it.each([
    {
      why: 'are those of the choice that is being loaded, even after another list has arrived',
      next: { ...list, href: '/dogs?brand=71,72', search: { brand: '71,72', sort: 'unit_price', page: '2' } },
      pending: { sort: 'unit_price', values: { brand: ['71', '72'] } },
    },
    { why: 'are empty when everything was removed', next: { ...list, href: '/dogs', search: {} }, pending: { sort: null, values: {} } },
    { why: 'do not exist once the list is there', next: list, pending: null },
    { why: 'do not exist while another page is loading', next: { ...list, pathname: '/cats', href: '/cats?brand=71' }, pending: null },
  ])('$why', ({ next, pending }) => {
    expect(pendingFilters({ latestLocation: next, state: { resolvedLocation: list } })).toEqual(pending)
  })
})

describe('sortedSearch', () => {
  it.each<{ why: string; asked: Query; sort: string; term?: string; search: string }>([
    { why: 'keeps the filters', asked: { brand: '71,72', page: '3' }, sort: 'final_price', search: '?brand=71,72&sort=final_price' },
    { why: 'replaces the order', asked: { sort: 'final_price', brand: '71' }, sort: 'unit_price', search: '?brand=71&sort=unit_price' },
    { why: 'leaves the default out', asked: { sort: 'final_price', brand: '71' }, sort: '', search: '?brand=71' },
    { why: 'is never empty, so that a link goes somewhere', asked: {}, sort: '', search: '?' },
    {
      why: 'keeps the term',
      asked: { q: 'old', price: '0.0-100.0' },
      sort: 'final_price',
      term: 'hay',
      search: '?q=hay&price=0.0-100.0&sort=final_price',
    },
  ])('$why', ({ asked, sort, term, search }) => {
    expect(sortedSearch(asked, sort, term)).toBe(search)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { where } from '../../../testing/search-by-wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ bundle: aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })] }) })
})
afterAll(() => shop.close())

const PATH = '/api/catalog/vue_storefront_catalog/product/_search'
const FORMS = ['', '&response_format=compact'] as const
const SOLD = [where('status', { in: [0, 1] })]
const all = (more: object) => ({ _appliedFilters: SOLD, ...more })

/** The same query by both methods and in both response formats. */
async function askEveryWay(asked: unknown) {
  const payload = JSON.stringify(asked)
  const headers = { 'content-type': 'application/json' }
  const answers = []
  for (const form of FORMS) {
    const query = `?request_format=search-query${form}`
    answers.push(await shop.app.inject({ method: 'POST', url: PATH + query, payload, headers }))
    // Queries that are too long for a URL are only sent in a body.
    if (payload.length < 4000) answers.push(await shop.app.inject({ url: `${PATH}${query}&request=${encodeURIComponent(payload)}` }))
  }
  return answers
}

describe('an invalid or hostile search query', () => {
  it.each([
    { why: 'an attribute that does not exist', asked: { _appliedFilters: [where('nope', { in: [1] }, 'catalog')] }, status: 200, total: 0 },
    { why: 'the name of an inherited property', asked: { _appliedFilters: [where('constructor', { eq: 1 })] }, status: 200, total: 0 },
    {
      why: 'a prototype',
      asked: { _appliedFilters: [where('__proto__', { eq: 1 })] },
      status: 200,
      total: 0,
    },
    { why: 'a value that no product has', asked: { _appliedFilters: [where('sku', { in: ['nope'] }, 'catalog')] }, status: 200, total: 0 },
    {
      why: 'an unknown allergen',
      asked: { _appliedFilters: [where('contains', { nin: ['plutonium'] }, 'catalog')] },
      status: 200,
      total: 0,
    },
    { why: 'a range without numbers', asked: { _appliedFilters: [where('price', { gte: 'abc' }, 'catalog')] }, status: 200, total: 0 },
    { why: 'a sort order that does not exist', asked: all({ _appliedSort: [{ field: 'nope', options: 'desc' }] }), status: 200, total: 2 },
    {
      why: 'a sort order named like an inherited property',
      asked: all({ _appliedSort: [{ field: '__proto__', options: {} }] }),
      status: 200,
      total: 2,
    },
    {
      why: 'counts of a field that does not exist, with a negative size',
      asked: all({ _availableFilters: [{ field: '__proto__', scope: 'catalog', options: { size: -5 } }] }),
      status: 200,
      total: 2,
    },
    { why: 'a very long text', asked: all({ _searchText: 'a '.repeat(50_000), _suggest: true }), status: 200, total: 0 },
    { why: 'a text of special characters', asked: all({ _searchText: '((((a+)+)+)+$ \\ " *?', _suggest: true }), status: 200, total: 0 },
    { why: 'accents without letters', asked: all({ _searchText: '\u0301'.repeat(300), _suggest: true }), status: 200, total: 0 },
    { why: 'filters that are not a list', asked: { _appliedFilters: 'x' }, status: 400 },
    { why: 'a value within a value', asked: { _appliedFilters: [{ attribute: 'sku', value: { in: [{ a: 1 }] } }] }, status: 400 },
    { why: 'a text that is a number', asked: all({ _searchText: 5 }), status: 400 },
    { why: 'an unknown search mode', asked: all({ _searchText: 'dog', _searchMode: 'nope' }), status: 400 },
    { why: 'a list', asked: [1, 2], status: 400 },
  ])('$why: $status', async ({ asked, status, total }) => {
    for (const answer of await askEveryWay(asked)) {
      expect(answer.statusCode).toBe(status)
      const { hits, total: compactTotal, code } = answer.json()
      expect(status === 200 ? (hits.total ?? compactTotal) : code).toBe(status === 200 ? total : status)
    }
    expect(shop.faults).toEqual([])
  })
})

describe('an invalid query in the DSL', () => {
  const deep = `{"query":${'{"bool":{"must":'.repeat(400)}{"match_all":{}}${'}}'.repeat(400)}}`

  it.each([
    { why: 'a clause that does not exist', asked: { query: { nope: {} } }, status: 400 },
    { why: 'a script', asked: { query: { script: { script: 'x' } } }, status: 400 },
    { why: 'a regular expression with exponential backtracking', asked: { query: { regexp: { sku: '(a+)+$' } } }, status: 400 },
    { why: 'too many clauses', asked: JSON.parse(deep), status: 400 },
    { why: 'a negative start and size', asked: { from: -5, size: -1 }, status: 200 },
    { why: 'a page beyond the last', asked: { from: 1e12, size: 1e12 }, status: 200 },
    { why: 'sort orders of every shape', asked: { sort: [{ nope: 'asc' }, 'also', { sku: { order: 'z' } }, 5] }, status: 200 },
  ])('$why: $status', async ({ asked, status }) => {
    for (const form of FORMS) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `${PATH}?${form}`,
        payload: JSON.stringify(asked),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(status)
    }
    expect(shop.faults).toEqual([])
  })
})

describe('invalid parameters', () => {
  it.each([
    ['request={bad', 400],
    ['request=%E0%A4%A', 400],
    ['q=((((', 200],
    ['q=name:[* TO', 200],
    ['sort=nope:desc', 200],
    ['sort=:::', 200],
    ['size=abc&from=xyz', 200],
    ['size=1&size=2', 200],
    [`_source_include=${'a,'.repeat(3000)}`, 400],
  ])('%s: %d', async (query, status) => {
    expect((await shop.app.inject({ url: `${PATH}?${query}` })).statusCode).toBe(status)
    expect(shop.faults).toEqual([])
  })
})

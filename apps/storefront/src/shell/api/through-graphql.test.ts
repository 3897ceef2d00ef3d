import { GRAPHQL_DOCUMENTS } from '@meerkat/contract/graphql-documents'
import { type SearchQueryInput, searchCatalog } from '@meerkat/contract/search'
import type { Answer, Call } from '@meerkat/contract/transport'
import { mapUrl } from '@meerkat/contract/url-map'
import { describe, expect, it } from 'vitest'
import { throughGraphql } from './through-graphql.ts'

const PRODUCTS = {
  status: 200,
  body: { data: { products: { items: [{ id: 7, name: 'Kibble', _score: 2 }], total_count: 9, aggregations: {}, suggest: null } } },
}

interface Search {
  entity?: string
  query?: SearchQueryInput
  parameters?: Record<string, string>
}

function toCall({ entity = 'product', query = {}, parameters = {} }: Search): Call {
  return {
    endpoint: searchCatalog,
    params: { index: 'catalog', entity },
    query: { request: JSON.stringify(query), request_format: 'search-query', size: '50', ...parameters },
    headers: { authorization: 'Bearer x' },
  }
}

async function send(search: Search, answer: Answer = PRODUCTS) {
  const sent: Call[] = []
  const through = throughGraphql(async (call) => {
    sent.push(call)
    return answer
  })
  const answered = await through(toCall(search))
  const { query, variables } = sent[0]!.body as { query: string; variables: Record<string, unknown> }
  return { call: sent[0]!, query, variables, answered }
}

const where = (attribute: string, value: object, scope = 'default') => ({ attribute, value: value as never, scope })

describe('searches by the GraphQL adapter (Spec §7, docs/wire.md §16)', () => {
  it('leave everything else to REST', async () => {
    const paths: string[] = []
    const send = async ({ endpoint }: Call): Promise<Answer> => {
      paths.push(endpoint.path)
      return { status: 200, body: null }
    }
    await throughGraphql(send)({ endpoint: mapUrl, body: { url: 'dogs' } })
    expect(paths).toEqual([mapUrl.path])
  })

  it('name the store view in the path, and keep the headers', async () => {
    expect((await send({})).call).toMatchObject({ endpoint: { method: 'POST', path: '/graphql' }, headers: { authorization: 'Bearer x' } })
    const german = await send({ parameters: { storeCode: 'de' } })
    expect(german.call).toMatchObject({ endpoint: { path: '/graphql/:storeCode' }, params: { storeCode: 'de' } })
  })

  it('have the filters, counts, order, fields and page of the search', async () => {
    const { variables, query } = await send({
      query: {
        _appliedFilters: [where('category.name', { eq: 'Dogs' }), where('brand', { in: ['71'] }, 'catalog'), where('price', { gte: 5 })],
        _availableFilters: [
          { field: 'brand', scope: 'catalog' },
          { field: 'packsize', scope: 'catalog' },
        ],
        _appliedSort: [{ field: 'final_price', options: 'desc' }],
        _searchText: 'kibble',
      },
      parameters: { from: '100', _source_include: 'id,name', _source_exclude: 'sgn' },
    })
    expect(variables).toMatchObject({
      search: 'kibble',
      filter: {
        category: { name: { eq: 'Dogs', scope: 'default' } },
        brand: { in: ['71'], scope: 'catalog' },
        price: { gte: 5, scope: 'default' },
        packsize: { scope: 'catalog' },
      },
      sort: { final_price: 'DESC' },
      pageSize: 50,
      currentPage: 3,
      _sourceInclude: ['id', 'name'],
      _sourceExclude: ['sgn'],
    })
    expect(query).not.toContain('groupToken')
  })

  it('have several conditions of one attribute as a list', async () => {
    const { variables } = await send({
      query: {
        _appliedFilters: [where('stock.is_in_stock', { eq: true }), where('stock.is_in_stock', { eq: false })],
        _availableFilters: [{ field: 'stock.is_in_stock', scope: 'catalog' }],
      },
    })
    const conditions = [{ eq: true, scope: 'default' }, { eq: false, scope: 'default' }, { scope: 'catalog' }]
    expect(variables['filter']).toEqual({ stock: { is_in_stock: conditions } })
  })

  it('ask for what only our server has in a separate document', async () => {
    const { variables, query } = await send({ query: { groupToken: 'g', _searchMode: 'prefix', _suggest: true } })
    expect(query).toBe(GRAPHQL_DOCUMENTS['product-extended'])
    expect(variables).toMatchObject({ groupToken: 'g', _searchMode: 'prefix', _suggest: true })
  })

  it.each([
    { query: { _searchText: 'salmon treats', _suggest: true }, document: GRAPHQL_DOCUMENTS['product-words'] },
    { query: { _searchText: 'salmon treats' }, document: GRAPHQL_DOCUMENTS.product },
    { query: { groupToken: 'g' }, document: GRAPHQL_DOCUMENTS['product-extended'] },
  ])('ask only our server, and only for a text, how many hits have all words: $query', async ({ query, document }) => {
    expect((await send({ query })).query).toBe(document)
  })

  it('leave out what lies before a page that does not begin at a multiple of its size', async () => {
    const items = Array.from({ length: 60 }, (_, id) => ({ id }))
    const answer = { status: 200, body: { data: { products: { items, total_count: 200 } } } }
    const { variables, answered } = await send({ parameters: { from: '10' } }, answer)
    expect(variables).toMatchObject({ pageSize: 60, currentPage: 1 })
    const { hits } = answered.body as { hits: { hits: { _id: string }[]; total: number } }
    expect([hits.hits.length, hits.hits[0]?._id, hits.total]).toEqual([50, '10', 200])
  })
})

describe('answers of GraphQL', () => {
  it.each([
    {
      why: 'products',
      entity: 'product',
      answer: PRODUCTS.body,
      hits: { total: 9, hits: [{ _id: '7', _score: 2, _source: { id: 7, name: 'Kibble' } }] },
    },
    {
      why: 'hits',
      entity: 'category',
      answer: {
        data: { categories: { hits: { total: 1, hits: [{ _index: '', _type: 'category', _id: '1', _score: 1, _source: { id: 1 } }] } } },
      },
      hits: { total: 1, hits: [{ _id: '1', _source: { id: 1 } }] },
    },
    {
      why: 'content',
      entity: 'cms_page',
      answer: { data: { cmsPages: { items: [{ page_id: 4, title: 'About us' }] } } },
      hits: { total: 1, hits: [{ _id: '4', _source: { id: 4, title: 'About us' } }] },
    },
  ])('are those of REST: $why', async ({ entity, answer, hits }) => {
    const { answered } = await send({ entity }, { status: 200, body: answer })
    expect(answered.body).toMatchObject({ hits })
    expect(searchCatalog.result.safeParse(answered.body).success).toBe(true)
  })

  it.each([
    { completeTotal: 3, expected: { complete_total: 3 } },
    { completeTotal: 0, expected: { complete_total: 0 } },
    { completeTotal: null, expected: {} },
  ])('say how many products have all words: $completeTotal', async ({ completeTotal, expected }) => {
    const body = { data: { products: { items: [], total_count: 9, complete_total: completeTotal } } }
    const { answered } = await send({ query: { _searchText: 'salmon treats' } }, { status: 200, body })
    expect(answered.body).toEqual({ hits: { total: 9, max_score: null, hits: [] }, ...expected })
  })

  it('that are refusals keep status and reason', async () => {
    const { answered } = await send({}, { status: 429, headers: { a: 'b' }, body: { errors: [{ message: 'Too many requests' }] } })
    expect(answered).toEqual({ status: 429, headers: { a: 'b' }, body: { code: 429, result: 'Too many requests' } })
  })

  it.each([
    undefined,
    null,
    5,
    '<html>',
    {},
    { data: null },
    { data: {} },
    { data: { products: null } },
    { data: { products: { items: 5 } } },
  ])('that are malformed have no body: %j', async (body) => {
    expect((await send({}, { status: 200, body })).answered).toEqual({ status: 200, body: undefined })
  })
})

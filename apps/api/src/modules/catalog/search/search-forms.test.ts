import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { toSearchUrl, where } from '../../../testing/search-by-wire.ts'

let shop: TestShop

beforeAll(async () => {
  const child = { id: 11, sku: 'A', name: 'A', price: 90, tax_class_id: 2, packsize: '31', image: '/a.jpg' }
  shop = await openTestShop({
    bundle: aCatalog({
      products: [
        aProduct({
          id: 1,
          sku: 'ONE',
          name: 'Größe “XL” & 100 % <b>',
          description: '<p onclick="x()">Hello<script>alert(1)</script></p>',
          created_at: '2026-01-01 00:00:00',
          image: '/o.jpg',
        }),
        aProduct({ id: 10, type_id: 'configurable', price: 0, configurable_children: [child], brand: 71 }),
        aProduct({ id: 11, sku: 'A', price: 90, visibility: 1, url_path: 'a' }),
        aProduct({ id: 12, sku: 'OFF', status: 2 }),
      ],
      categories: [aCategory({ id: 2, parent_id: 1 }), aCategory({ id: 10, parent_id: 2, url_path: 'dogs' })],
      cmsPages: [
        { id: 4, identifier: 'about-us', title: 'About us', content: '<h1>Hi</h1><iframe src="x"></iframe>', store_id: [0], active: true },
        { id: 5, identifier: 'draft', title: 'Draft', content: '', store_id: [0], active: false },
      ],
    }),
  })
})
afterAll(() => shop.close())

const get = (url: string) => shop.app.inject({ url })
const PRODUCT = '/api/catalog/vue_storefront_catalog/product/_search'

describe('response formats', () => {
  it('standard: JSON without an envelope in Elasticsearch’s format, sources as stored', async () => {
    const response = await get(toSearchUrl({ filters: [where('sku', { eq: 'ONE' })], params: { _source_include: 'name,sku', size: 1 } }))
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.json()).toEqual({
      took: expect.any(Number),
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: 1,
        max_score: 1,
        hits: [
          {
            _index: 'vue_storefront_catalog_product',
            _type: 'product',
            _id: '1',
            _score: 1,
            _source: { sku: 'ONE', name: 'Größe “XL” & 100 % <b>' },
          },
        ],
      },
    })
  })

  it('compact: flat, short names in products and variants, nothing dropped', async () => {
    const response = await get(
      toSearchUrl({ filters: [where('id', { eq: 10 })], available: ['brand'], params: { response_format: 'compact' } }),
    )
    const answer = response.json()
    expect(Object.keys(answer)).toEqual(['hits', 'total', 'aggregations'])
    expect(answer.hits[0]).toMatchObject({
      id: 10,
      nm: 'Product 10',
      s: 1,
      u: 'product-10',
      p: 90,
      pit: 103.5,
      fp: 103.5,
      tci: 2,
      _score: 1,
      brand: 71,
    })
    expect(answer.hits[0]).not.toHaveProperty('name')
    expect(answer.hits[0].configurable_children[0]).toMatchObject({ sku: 'A', nm: 'A', p: 90, i: '/a.jpg', packsize: '31' })
    expect(answer.aggregations.agg_terms_brand.buckets).toEqual([{ key: 71, doc_count: 1 }])
  })

  it('compact: other entities keep their names, and empty sources are objects', async () => {
    const category = (
      await get(
        toSearchUrl({
          entity: 'category',
          filters: [where('id', { eq: 10 })],
          params: { response_format: 'compact', _source_include: 'name' },
        }),
      )
    ).json()
    expect(category).toEqual({ hits: [{ name: 'Category 10', _score: 1 }], total: 1 })
    expect((await get(toSearchUrl({ params: { response_format: 'compact', _source_exclude: '*', size: 2 } }))).json().hits).toEqual([
      { _score: 1 },
      { _score: 1 },
    ])
    expect((await get(toSearchUrl({ filters: [where('sku', { eq: '-' })], params: { response_format: 'compact' } }))).json()).toEqual({
      hits: [],
      total: 0,
    })
  })

  it('nothing found: an empty list, no score', async () => {
    expect((await get(toSearchUrl({ filters: [where('sku', { eq: '-' })] }))).json().hits).toEqual({ total: 0, max_score: null, hits: [] })
  })

  it('is the same for callers in this process', async () => {
    const { searchCatalog } = await import('@meerkat/contract/search')
    const url = new URL(
      toSearchUrl({
        filters: [where('status', { in: [1] })],
        available: ['price', 'brand'],
        params: { size: 2, _source_exclude: 'description' },
      }),
      'http://x',
    )
    const { status, body } = await shop.api.send({
      endpoint: searchCatalog,
      params: { index: 'vue_storefront_catalog', entity: 'product' },
      query: Object.fromEntries(url.searchParams),
    })
    expect(status).toBe(200)
    expect({ ...(body as object), took: 0 }).toEqual({ ...(await get(url.pathname + url.search)).json(), took: 0 })
  })

  it('finds products that are disabled or not visible individually on request (docs/wire.md §15)', async () => {
    expect((await get(toSearchUrl({ filters: [where('sku', { in: ['OFF', 'A'] })] }))).json().hits.total).toBe(2)
  })

  it('accepts POST, doubly encoded text and a percent sign', async () => {
    const request = { _appliedFilters: [where('sku', { eq: 'ONE' })], _searchText: '' }
    const post = await shop.app.inject({ method: 'POST', url: `${PRODUCT}?request_format=search-query`, payload: request })
    expect(post.json().hits.total).toBe(1)
    const twice = encodeURIComponent(encodeURIComponent(JSON.stringify(request)))
    expect((await get(`${PRODUCT}?request_format=search-query&request=${twice}`)).json().hits.total).toBe(1)
    expect((await get(toSearchUrl({ text: '100 %', filters: [where('status', { eq: 1 })] }))).statusCode).toBe(200)
    expect((await get(toSearchUrl({ text: '50%25 off%', filters: [where('status', { eq: 1 })] }))).statusCode).toBe(200)
  })

  it.each([
    { why: 'no request', url: `${PRODUCT}?request_format=search-query` },
    { why: 'an empty request', url: `${PRODUCT}?request=` },
    { why: 'an empty object without a format', url: `${PRODUCT}?request=%7B%7D` },
    { why: 'only a group', url: `${PRODUCT}?request=${encodeURIComponent('{"groupId":1,"groupToken":"x"}')}` },
    { why: 'a trailing slash and capitals', url: `/API/Catalog/vue_storefront_catalog/product/_SEARCH/` },
    { why: 'unknown parameters', url: `${PRODUCT}?partitionKey=7&storeCode=xx&v=2` },
  ])('finds everything for $why', async ({ url }) => {
    expect((await get(url)).json().hits.total).toBe(4)
  })
})

describe('cache tags (docs/wire.md §1.12)', () => {
  const tagsOf = async (url: string) => (await get(url)).headers['x-vs-cache-tags']
  it('name the kind of document and each one of the page', async () => {
    expect(await tagsOf(toSearchUrl({ filters: [where('id', { in: [1, 10] })] }))).toBe('product P1 P10')
    expect(await tagsOf(toSearchUrl({ filters: [where('id', { in: [1, 10] })], params: { size: 1, _source_exclude: '*' } }))).toBe(
      'product P1',
    )
    expect(await tagsOf(toSearchUrl({ filters: [where('sku', { eq: '-' })], params: { response_format: 'compact' } }))).toBe('product')
    expect(await tagsOf(toSearchUrl({ entity: 'category', filters: [where('url_path', { eq: 'dogs' })] }))).toBe('category C10')
    expect(await tagsOf(toSearchUrl({ entity: 'taxrule' }))).toBe('taxrule T2')
  })

  it('do not mix up content and categories', async () => {
    expect(await tagsOf(toSearchUrl({ entity: 'cms_page' }))).toBe('cms_page cms_page-4')
  })

  it('are sent with the document at a path, and to callers in this process', async () => {
    const { mapUrl } = await import('@meerkat/contract/url-map')
    const map = (url: string) => shop.api.send({ endpoint: mapUrl, body: { url } })
    expect((await map('dogs')).headers).toMatchObject({ 'x-vs-cache-tags': 'category C10' })
    expect((await map('nothing')).headers).toEqual({})
  })
})

describe('refusals (docs/wire.md §1.3)', () => {
  const filter = (value: unknown) =>
    `${PRODUCT}?request_format=search-query&request=${encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value }] }))}`
  it.each([
    { why: 'an index that does not exist', url: '/api/catalog/nothing/product/_search', code: 500 },
    { why: 'an index named like a member of Object.prototype', url: '/api/catalog/__proto__/product/_search', code: 500 },
    { why: 'an entity that does not exist', url: '/api/catalog/vue_storefront_catalog/customer/_search', code: 500 },
    { why: 'another last segment', url: '/api/catalog/vue_storefront_catalog/product/_delete', code: 500 },
    { why: 'malformed JSON', url: `${PRODUCT}?request_format=search-query&request=%7Boops`, code: 400 },
    { why: 'a list instead of an object', url: `${PRODUCT}?request_format=search-query&request=%5B%5D`, code: 400 },
    { why: 'text instead of an object', url: `${PRODUCT}?request_format=search-query&request=%22x%22`, code: 400 },
    {
      why: 'filters that are not a list',
      url: `${PRODUCT}?request_format=search-query&request=${encodeURIComponent('{"_appliedFilters":7}')}`,
      code: 400,
    },
    { why: 'a value nested in itself', url: filter({ in: [[[['x']]]] }), code: 400 },
    { why: 'an object as value', url: filter({ eq: { deep: {} } }), code: 400 },
    {
      why: 'an unknown condition in the DSL',
      url: `${PRODUCT}?request=${encodeURIComponent('{"query":{"script":{}}}')}`,
      code: 400,
    },
    { why: 'a list in the DSL', url: `${PRODUCT}?request=%5B%5D`, code: 400 },
    { why: 'too many fields', url: `${PRODUCT}?_source_include=${'a,'.repeat(400)}`, code: 400 },
  ])('$why: $code', async ({ url, code }) => {
    const response = await get(url)
    expect(response.statusCode).toBe(code)
    expect(response.json()).toEqual({ code, result: expect.any(String) })
  })

  it('accepts unusual values', async () => {
    const nested = `{"_appliedFilters":[{"attribute":"sku","value":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`
    const bodies = [
      nested,
      JSON.stringify({ _appliedFilters: [where('__proto__', { eq: 'x' }), where('constructor.name', { eq: 'Object' })] }),
      '{"_appliedFilters":[{"attribute":"sku","value":{"__proto__":["x"]}}]}',
      JSON.stringify({ _appliedFilters: [where('sku', { eq: 'x' })], _searchText: `${'a* OR '.repeat(15_000)}` }),
      JSON.stringify({ _appliedFilters: [where('status', { in: [0, 1] })], _searchText: 'xy'.repeat(50_000) }),
      JSON.stringify({ _appliedFilters: [where('status', { in: [0, 1] })], _searchText: '\u0000\ud800 ﷽ '.repeat(100) }),
      JSON.stringify({ _appliedFilters: [where('sku', { in: Array.from({ length: 50_000 }, (_, at) => at) })] }),
      '{"_appliedFilters":[{"attribute":"price","value":{"gte":1e309,"lte":-0}}]}',
      JSON.stringify({ _appliedFilters: [where('price', { gte: 'cheap' })] }),
      JSON.stringify({
        _appliedFilters: [where('status', { eq: 1 })],
        _availableFilters: [{ field: '__proto__', scope: 'catalog', options: { size: -4 } }],
        _appliedSort: [{ field: '__proto__', options: 'asc' }],
      }),
    ]
    for (const payload of bodies) {
      const response = await shop.app.inject({
        method: 'POST',
        url: `${PRODUCT}?request_format=search-query`,
        payload,
        headers: { 'content-type': 'application/json' },
      })
      expect([200, 400]).toContain(response.statusCode)
      expect(response.json()).toBeTypeOf('object')
    }
    for (const query of [
      'size=1&size=2',
      'from=NaN&size=Infinity',
      '_source_include=__proto__,constructor',
      `_source_exclude=${'*a'.repeat(90)}b`,
      'response_format=other',
    ]) {
      expect((await get(`${PRODUCT}?${query}`)).statusCode).toBe(200)
    }
    expect(shop.faults).toEqual([])
  })
})

describe('HTML of merchants', () => {
  it('is returned without scripts', async () => {
    const [product] = (await get(toSearchUrl({ filters: [where('sku', { eq: 'ONE' })] }))).json().hits.hits
    expect(product._source.description).toBe('<p>Hello</p>')
    expect(product._source.name).toBe('Größe “XL” & 100 % <b>')
    const [page] = (await get(toSearchUrl({ entity: 'cms_page', filters: [where('identifier', { like: 'about-us' })] }))).json().hits.hits
    expect(page._source).toMatchObject({ content: '<h1>Hi</h1>', type: 'cms_page' })
  })
})

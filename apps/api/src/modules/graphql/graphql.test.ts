import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct, aReview } from '../../testing/a-catalog.ts'
import { askAsClient, askGraphql, type ClientVariables } from '../../testing/ask-graphql.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { searchByWire, type WireSearch, where } from '../../testing/search-by-wire.ts'

let shop: TestShop

const brand = {
  attribute_id: 201,
  attribute_code: 'brand',
  frontend_input: 'select',
  is_user_defined: true,
  options: [
    { value: '71', label: 'Savanna' },
    { value: '72', label: 'Karoo' },
  ],
}

const dogs = { id: 12, name: 'Dog Food', url_key: 'dog-food-12', parent_id: 2, level: 2, position: 1, is_active: true }
const page = (id: number, identifier: string, fields: object = {}) => ({
  id,
  identifier,
  title: `Page ${id}`,
  content: '<p>Hi</p>',
  store_id: [0],
  active: true,
  ...fields,
})

function aShop() {
  const { stores, ...rest } = aCatalog({
    attributes: [brand],
    categories: [dogs],
    products: [
      aProduct({
        id: 1,
        name: 'Puppy kibble',
        price: 100,
        brand: 71,
        position: 3,
        category: [{ category_id: 12, name: 'Dog Food', slug: 'dog-food-12', path: 'dog-food' }],
      }),
      aProduct({ id: 2, name: 'Senior kibble', price: 200, brand: 72, position: 1 }),
      aProduct({ id: 3, name: 'Chew toy', price: 30, brand: 71, position: 2 }),
      aProduct({ id: 4, name: 'Old leash', price: 5, status: 2 }),
    ],
    stock: [{ sku: 'SKU-3', product_id: 3, qty: 0, is_in_stock: false }],
    reviews: [aReview({ id: 1, product_id: 1, ratings: [{ rating_name: 'Rating', value: 5 }] })],
    cmsPages: [page(4, 'about-us', { meta_description: 'Who we are' }), page(5, 'draft', { active: false })],
    cmsBlocks: [page(7, 'footer', { creation_time: '2026-01-01 00:00:00' })],
  })
  const [store] = stores
  return { ...rest, stores: [store!, { ...store!, storeCode: 'de', cmsPages: [page(4, 'about-us', { title: 'Über uns' })] }] }
}

beforeAll(async () => {
  shop = await openTestShop({ bundle: aShop() })
})
afterAll(() => shop.close())

const SOLD = { status: { in: [0, 1], scope: 'default' } }

async function idsOf(given: ClientVariables): Promise<number[]> {
  const { status, data } = await askAsClient(shop.app, 'product', given)
  expect(status).toBe(200)
  return data.products.items.map(({ id }: { id: number }) => id)
}

const restIdsOf = async (query: WireSearch) => (await searchByWire(shop.app, query)).hits.hits.map(({ _id }) => Number(_id))

describe('a search for products by GraphQL (docs/wire.md §16)', () => {
  it('returns the documents, the total, the page and the sort orders', async () => {
    const { data, errors, headers } = await askAsClient(shop.app, 'product', { filter: SOLD, sort: { position: 'ASC' } })
    expect(errors).toBeUndefined()
    expect(data.products).toMatchObject({
      total_count: 3,
      page_info: { page_size: 50, current_page: 1 },
      items: [
        { id: 2, sku: 'SKU-2', _score: null },
        { id: 3, _score: null },
        { id: 1, _score: null },
      ],
    })
    expect(data.products.sort_fields.options).toContainEqual({ value: 'position' })
    expect(headers['x-vs-cache-tags']).toBe('product P2 P3 P1')
  })

  it.each<{ why: string; given: ClientVariables; rest: WireSearch }>([
    {
      why: 'a filter',
      given: { filter: { sku: { in: ['SKU-2', 'SKU-4'] } } },
      rest: { filters: [where('sku', { in: ['SKU-2', 'SKU-4'] })] },
    },
    {
      why: 'a chosen filter',
      given: { filter: { ...SOLD, brand: { in: ['71'], scope: 'catalog' } } },
      rest: { filters: [where('status', { in: [0, 1] }), where('brand', { in: ['71'] }, 'catalog')] },
    },
    {
      why: 'a nested filter',
      given: { filter: { stock: { is_in_stock: { eq: true, scope: 'default' } }, ...SOLD } },
      rest: { filters: [where('stock.is_in_stock', { eq: true }), where('status', { in: [0, 1] })] },
    },
    {
      why: 'a category by name',
      given: { filter: { category: { name: { eq: 'Dog Food' } } } },
      rest: { filters: [where('category.name', { eq: 'Dog Food' })] },
    },
    {
      why: 'a range and text',
      given: { filter: { ...SOLD, price: { gte: 50, lte: 150, scope: 'catalog' } }, search: 'kibble' },
      rest: { filters: [where('status', { in: [0, 1] }), where('price', { gte: 50, lte: 150 }, 'catalog')], text: 'kibble' },
    },
    {
      why: 'a sort order and the second page',
      given: { filter: SOLD, sort: { price: 'DESC' }, pageSize: 2, currentPage: 2 },
      rest: { filters: [where('status', { in: [0, 1] })], sort: 'price:desc', params: { size: 2, from: 2 } },
    },
    {
      why: 'an attribute that does not exist',
      given: { filter: { shoe_size: { eq: 44 } } },
      rest: { filters: [where('shoe_size', { eq: 44 })] },
    },
  ])('finds what REST finds: $why', async ({ given, rest }) => {
    expect(await idsOf(given)).toEqual(await restIdsOf(rest))
  })

  it('uses text and sort order without a filter too', async () => {
    expect((await idsOf({ search: 'kibble' })).toSorted()).toEqual([1, 2])
    expect(await idsOf({ sort: { price: 'ASC' } })).toEqual([4, 3, 1, 2])
  })

  it('completes the last word and corrects the text on request', async () => {
    const query =
      '{ products(search: "kib", _searchMode: "prefix") { total_count } wrong: products(search: "kible", _suggest: true) { suggest } }'
    const { data } = await askGraphql(shop.app, { query })
    expect(data.products.total_count).toBe(2)
    expect(data.wrong.suggest.did_you_mean[0].options).toEqual([{ text: 'kibble' }])
  })

  it.each([
    { search: 'puppy senior', complete_total: 0 },
    { search: 'kibble', complete_total: null },
    { search: '', complete_total: null },
  ])('counts the hits that contain all words of "$search": $complete_total', async ({ search, complete_total }) => {
    const query = 'query($search: String!) { products(search: $search) { complete_total } }'
    const { data } = await askGraphql(shop.app, { query, variables: { search } })
    expect(data.products).toEqual({ complete_total })
  })

  it('finds by alternatives', async () => {
    expect((await idsOf({ filter: { or: { sku: { eq: 'SKU-4' }, price: { gteq: 200 } } } })).toSorted()).toEqual([2, 4])
  })

  it('counts the filters of scope catalog, chosen or not, as REST does', async () => {
    const filter = { price: { scope: 'catalog' }, brand: { in: ['71'], scope: 'catalog' }, ...SOLD }
    const { data } = await askAsClient(shop.app, 'product', { filter })
    const { aggregations } = await searchByWire(shop.app, {
      filters: [where('brand', { in: ['71'] }, 'catalog'), where('status', { in: [0, 1] })],
      available: ['price', 'brand'],
    })
    expect(data.products.aggregations.agg_terms_brand.buckets).toEqual([{ key: 71, doc_count: 2 }])
    expect(data.products.aggregations).toEqual(aggregations)
  })

  it('returns only the requested fields', async () => {
    const { data } = await askAsClient(shop.app, 'product', {
      filter: SOLD,
      _sourceInclude: ['id', 'name'],
      _sourceExclude: ['name'],
      pageSize: 1,
    })
    expect(data.products.items).toEqual([{ id: expect.any(Number), _score: 1 }])
  })

  it('finds nothing on a page beyond the last one, however far', async () => {
    expect(await idsOf({ filter: SOLD, pageSize: 2_000_000_000, currentPage: 2_000_000_000 })).toEqual([])
    expect(await idsOf({ filter: SOLD, pageSize: -1, currentPage: -1 })).toHaveLength(3)
  })

  it('takes values in the document, fragments and aliases', async () => {
    const query = `query($sku: FilterTypeInput) {
      cheap: products(filter: { price: { lte: 30 }, status: { in: [1] } }, sort: { price: ASC }) { ...page }
      one: products(filter: { sku: $sku }) { ...page }
    }
    fragment page on Products { total_count items }`
    const { data } = await askGraphql(shop.app, { query, variables: { sku: { eq: 'SKU-2' } } })
    expect([data.cheap.items[0].id, data.cheap.total_count, data.one.items[0].id]).toEqual([3, 1, 2])
  })
})

describe('other entities', () => {
  it('finds a category', async () => {
    const filter = { level: { gt: 1, scope: 'default' }, is_active: { eq: true, scope: 'default' }, url_key: { eq: 'dog-food-12' } }
    const { data, headers } = await askAsClient(shop.app, 'category', { filter, sort: { position: 'ASC' }, _sourceInclude: ['id', 'name'] })
    expect(data.categories).toEqual({
      hits: expect.objectContaining({ total: 1, hits: [expect.objectContaining({ _source: { id: 12, name: 'Dog Food' } })] }),
      suggest: null,
    })
    expect(headers['x-vs-cache-tags']).toBe('category C12')
  })

  it('finds attributes', async () => {
    const filter = { attribute_code: { in: ['brand'], scope: 'default' }, is_user_defined: { in: [true], scope: 'default' } }
    const { data } = await askAsClient(shop.app, 'attribute', { filter })
    expect(data.customAttributeMetadata.hits.hits[0]._source).toMatchObject({ attribute_code: 'brand', options: brand.options })
  })

  it('finds tax rules', async () => {
    const { data } = await askAsClient(shop.app, 'taxrule')
    const { hits } = await searchByWire(shop.app, { entity: 'taxrule' })
    expect(data.taxrule.hits.hits).toEqual(hits.hits)
    expect(hits.total).toBeGreaterThan(0)
  })

  it('finds reviews', async () => {
    const { data } = await askAsClient(shop.app, 'review', { filter: { product_id: { eq: 1 }, review_status: { eq: 1 } } })
    expect(data.reviews.hits.hits.map(({ _id }: { _id: string }) => _id)).toEqual(['1'])
  })

  it('finds content, and no drafts', async () => {
    const pages = await askAsClient(shop.app, 'cms_page', { filter: { identifier: { in: ['about-us', 'draft'] } } })
    expect(pages.data.cmsPages.items).toEqual([
      { title: 'Page 4', identifier: 'about-us', content: '<p>Hi</p>', meta_description: 'Who we are', meta_keywords: null },
    ])
    const blocks = await askAsClient(shop.app, 'cms_block', { filter: { id: { eq: 7 } } })
    expect(blocks.data.cmsBlocks.items).toEqual([
      { title: 'Page 7', id: 7, identifier: 'footer', content: '<p>Hi</p>', creation_time: '2026-01-01 00:00:00' },
    ])
    expect((await askAsClient(shop.app, 'cms_hierarchy')).data).toEqual({ cmsHierarchies: { items: [] } })
  })
})

describe('the request', () => {
  const titleAt = async (url: string, headers: Record<string, string> = {}) => {
    const query = '{cmsPages{items{title}}}'
    const response = await shop.app.inject({ url: `${url}${url.includes('?') ? '&' : '?'}query=${encodeURIComponent(query)}`, headers })
    return response.json().data.cmsPages.items[0].title
  }

  it('names its store view in the path, the header or the query', async () => {
    expect(await titleAt('/graphql')).toBe('Page 4')
    expect(await titleAt('/graphql/de/')).toBe('Über uns')
    expect(await titleAt('/graphql', { 'x-vs-store-code': 'de' })).toBe('Über uns')
    expect(await titleAt('/graphql?storeCode=de')).toBe('Über uns')
    expect(await titleAt('/graphql/atlantis')).toBe('Page 4')
    expect(shop.logged.join()).toContain('unknown store code')
  })

  it('may be a URL that contains the query and its variables', async () => {
    const query = 'query A($f: ProductFilterInput) { products(filter: $f) { total_count } } query B { taxrule { hits } }'
    const parameters = new URLSearchParams({ query, operationName: 'A', variables: '{"f":{"sku":{"eq":"SKU-1"}}}' })
    const response = await shop.app.inject({ url: `/graphql?${parameters}` })
    expect(response.json()).toEqual({ data: { products: { total_count: 1 } } })
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })
})

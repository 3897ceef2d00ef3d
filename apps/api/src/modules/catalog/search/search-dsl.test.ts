import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, type WireAnswer, type WireSearch, where } from '../../../testing/search-by-wire.ts'
import { toDsl } from '../../../testing/to-dsl.ts'

const { bundle } = buildDemoCatalog()
const [store] = bundle.stores
if (store === undefined) throw new Error('The demo catalogue has no store view')
const { products, categories, attributes } = store
const configurable = products.find(({ type_id }) => type_id === 'configurable')!
const dogFood = categories.find(({ url_path }) => url_path === 'dogs/dog-food')!
const brand = products.find((one) => one.brand != null)!.brand
const reviewed = bundle.reviews[0]!.product_id

const VISIBLE = where('visibility', { in: [2, 3, 4] })
const SOLD = where('status', { in: [0, 1] })
const ACTIVE = where('is_active', { eq: true })
const tree = { sort: 'position:asc', params: { size: 4000 } }
const inDogFood = where('category_ids', {
  in: [dogFood.id, ...categories.filter((one) => one.parent_id === dogFood.id).map(({ id }) => id)],
})
const skus = products.slice(0, 4).map(({ sku }) => sku)

let shop: TestShop
beforeAll(async () => {
  // The other store views would take as long again each.
  shop = await openTestShop({ bundle: { ...bundle, stores: [store] } })
})
afterAll(() => shop.close())

async function askDsl(search: WireSearch, method: 'GET' | 'POST'): Promise<WireAnswer> {
  const { index = 'vue_storefront_catalog', entity = 'product', sort = '', params = {} } = search
  const query = new URLSearchParams({ sort })
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  const dsl = JSON.stringify(toDsl(search, method))
  // Old clients encode the text once, but percent signs in it twice.
  if (method === 'GET') query.set('request', dsl)
  const url = `/api/catalog/${index}/${entity}/_search?${query}`
  const sent = method === 'GET' ? {} : { payload: dsl, headers: { 'content-type': 'application/json' } }
  const response = await shop.app.inject({ method, url, ...sent })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<WireAnswer>()
}

interface Row extends WireSearch {
  q: string
  /** Whether the row may find nothing in this catalogue. */
  mayBeEmpty?: boolean
}

const ROWS: Row[] = [
  { q: 'Q1', entity: 'category', filters: [where('url_path', { eq: 'dogs/dog-food' }), ACTIVE], ...tree },
  { q: 'Q2', entity: 'category', filters: [where('id', { eq: String(dogFood.id) }), ACTIVE], ...tree },
  { q: 'Q2 by key', entity: 'category', filters: [where('url-key', { eq: dogFood.url_key }), ACTIVE], ...tree },
  { q: 'Q3', entity: 'category', filters: [where('level', { eq: 2 }), ACTIVE, where('product_count', { gt: 0 })], ...tree },
  { q: 'Q4', entity: 'category', filters: [where('parent_id', { eq: dogFood.parent_id }), ACTIVE], ...tree },
  { q: 'Q5', entity: 'category', filters: [where('id', { in: ['2', String(dogFood.id)] }), ACTIVE], ...tree },
  { q: 'Q6', entity: 'category', filters: [where('id', { eq: dogFood.parent_id }), ACTIVE], ...tree },
  { q: 'Q7', filters: [where('featured', { eq: 'y' }), VISIBLE, SOLD], sort: 'created_at:desc', params: { size: 8 } },
  { q: 'Q8', filters: [where('category.name', { eq: 'Special Diets' }), VISIBLE, SOLD], sort: 'created_at:desc', params: { size: 8 } },
  { q: 'Q9', filters: [where('category.name', { eq: 'Health Products' }), VISIBLE, SOLD], sort: 'created_at:desc', params: { size: 8 } },
  { q: 'Q10', filters: [VISIBLE, SOLD, inDogFood], available: ['price', 'brand', 'format', 'packsize', 'colours'], sort: 'position:asc' },
  {
    q: 'Q10 filtered',
    filters: [VISIBLE, SOLD, where('brand', { in: [String(brand)] }, 'catalog'), where('price', { gte: 100, lte: 250 }, 'catalog')],
    available: ['price', 'brand'],
    sort: 'final_price:desc',
  },
  { q: 'Q10 in stock, second page', filters: [VISIBLE, SOLD, where('stock.is_in_stock', { eq: true })], params: { from: 50 } },
  { q: 'Q11', filters: [VISIBLE, SOLD, inDogFood], available: ['price', 'brand'], params: { size: 999, _source_exclude: '*' } },
  { q: 'Q12', text: 'salmon', filters: [VISIBLE, SOLD], params: { size: 18 } },
  { q: 'Q12 misspelt', text: 'salmom', filters: [VISIBLE, SOLD], available: ['price'], params: { size: 18 } },
  { q: 'Q12 by the sku of a variant', text: configurable.configurable_children![0]!.sku, filters: [VISIBLE, SOLD], params: { size: 18 } },
  { q: 'Q12 with a sign of percent', text: 'salmon %', filters: [VISIBLE, SOLD], params: { size: 18 } },
  { q: 'Q12 nothing', text: 'zzzzqqqq', filters: [VISIBLE, SOLD], mayBeEmpty: true },
  { q: 'Q13', filters: [where('sku', { eq: skus[0] })], params: { size: 1 } },
  { q: 'Q14', filters: [where('sku', { eq: configurable.sku })], params: { size: 1 } },
  { q: 'Q15', filters: [where('configurable_children.sku', { eq: configurable.configurable_children![0]!.sku })] },
  { q: 'Q16', filters: [where('sku', { in: skus }), where('status', { in: [1] })] },
  { q: 'Q17', filters: [where('url_path', { eq: configurable.url_path })] },
  { q: 'Q18', filters: [inDogFood, VISIBLE, where('status', { in: [1] })], params: { size: 8 } },
  { q: 'Q19', entity: 'attribute', filters: [where('attribute_code', { in: ['brand', 'format', 'shoe_size'] })], params: { size: 150 } },
  {
    q: 'Q20',
    entity: 'attribute',
    filters: [where('attribute_code', { in: ['brand'] }), where('is_user_defined', { in: [true] }), where('is_visible', { in: [true] })],
  },
  {
    q: 'Q21',
    entity: 'attribute',
    filters: [where('attribute_id', { in: attributes.slice(0, 2).map((one) => String(one.attribute_id)) })],
  },
  { q: 'Q22', entity: 'taxrule' },
  { q: 'Q23', entity: 'cms_page', filters: [where('identifier', { like: store.cmsPages[0]!.identifier })] },
  { q: 'Q24', entity: 'cms_page', params: { size: 500 } },
  { q: 'Q25', entity: 'cms_block', filters: [where('identifier', { like: store.cmsBlocks.map(({ identifier }) => identifier) })] },
  { q: 'Q26', entity: 'cms_hierarchy' },
  { q: 'Q27', entity: 'review', filters: [where('product_id', { eq: reviewed }), where('review_status', { eq: 1 })] },
  { q: 'none of the values', filters: [VISIBLE, SOLD, where('brand', { nin: [brand] })], sort: 'position' },
]

describe('the DSL finds what a search-query finds (docs/wire.md §14, §15)', () => {
  it.each(ROWS)('$q', async (search) => {
    const expected = await searchByWire(shop.app, search)
    expect(expected.hits.total > 0 || search.mayBeEmpty).toBe(true)
    for (const method of ['GET', 'POST'] as const) {
      const { hits, aggregations } = await askDsl(search, method)
      expect({ ids: hits.hits.map(({ _id }) => _id), total: hits.total, aggregations }).toEqual({
        ids: expected.hits.hits.map(({ _id }) => _id),
        total: expected.hits.total,
        aggregations: expected.aggregations,
      })
    }
  })

  it('in a URL that was encoded twice', async () => {
    const [row] = ROWS.filter(({ q }) => q === 'Q12')
    const twice = encodeURIComponent(encodeURIComponent(JSON.stringify(toDsl(row!))))
    const response = await shop.app.inject(`/api/catalog/vue_storefront_catalog/product/_search?request=${twice}&size=18`)
    const expected = await searchByWire(shop.app, row!)
    expect(response.json<WireAnswer>().hits.hits.map(({ _id }) => _id)).toEqual(expected.hits.hits.map(({ _id }) => _id))
  })
})

describe('features of the DSL alone', () => {
  const ask = async (payload: object, parameters = '') => {
    const url = `/api/catalog/vue_storefront_catalog/product/_search?${parameters}`
    return (await shop.app.inject({ method: 'POST', url, payload })).json<WireAnswer>()
  }
  const shown = { bool: { filter: { bool: { must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } } } }

  it('the smallest and largest value of a field', async () => {
    const { aggregations } = await ask({
      query: shown,
      aggs: { least: { min: { field: 'price' } }, most: { max: { field: 'final_price' } }, never: { max: { field: 'nothing' } } },
    })
    const all = await ask({ query: shown }, 'size=4000')
    const prices = all.hits.hits.map(({ _source }) => Number(_source['final_price']))
    expect(aggregations).toEqual({
      least: { value: Math.min(...prices), buckets: [] },
      most: { value: Math.max(...prices), buckets: [] },
      never: { value: null, buckets: [] },
    })
  })

  it('sort, size and from inside the query; URL parameters take precedence', async () => {
    const query = { query: shown, sort: [{ final_price: { order: 'desc' } }], size: 3, from: 1 }
    const expensive = await searchByWire(shop.app, { filters: [VISIBLE, SOLD], sort: 'final_price:desc', params: { size: 4 } })
    const ids = (answer: WireAnswer) => answer.hits.hits.map(({ _id }) => _id)
    expect(ids(await ask(query))).toEqual(ids(expensive).slice(1))
    expect(ids(await ask(query, 'size=4&from=0'))).toEqual(ids(expensive))
    const cheap = await searchByWire(shop.app, { filters: [VISIBLE, SOLD], sort: 'final_price:asc', params: { size: 2 } })
    expect(ids(await ask(query, 'sort=final_price&size=2&from=0'))).toEqual(ids(cheap))
  })

  it('a random order without the same product on two pages', async () => {
    const random = { query: { function_score: { query: shown, random_score: {} } } }
    const first = await ask(random, 'size=10')
    const second = await ask(random, 'size=10&from=10')
    const seen = [...first.hits.hits, ...second.hits.hits].map(({ _id }) => _id)
    expect(new Set(seen).size).toBe(20)
    expect(seen).not.toEqual(seen.toSorted((a, b) => Number(a) - Number(b)))
  })

  it.each([
    { q: '*:*', filters: [where('id', { gt: 0 })] },
    { q: `brand:${brand}`, filters: [where('brand', { eq: brand })] },
    { q: `-brand:${brand} AND visibility:4`, filters: [where('brand', { neq: brand }), where('visibility', { eq: 4 })] },
    { q: 'final_price:[100 TO 250]', filters: [where('final_price', { gte: 100, lte: 250 })] },
    { q: 'final_price:[* TO 250] featured:*', filters: [where('final_price', { lte: 250 }), where('featured', { eq: null })] },
    { q: 'category.name.keyword:"Special Diets"', filters: [where('category.name', { eq: 'Special Diets' })] },
  ])('q=$q', async ({ q, filters }) => {
    const answer = await shop.app.inject(
      `/api/catalog/vue_storefront_catalog/product/_search?${new URLSearchParams({ q, sort: 'position:asc', size: '4000' })}`,
    )
    const expected = await searchByWire(shop.app, { filters, params: { size: 1 } })
    expect(answer.json<WireAnswer>().hits.total).toBe(expected.hits.total)
    expect(expected.hits.total).toBeGreaterThan(0)
  })

  it('match and match_phrase on text find words', async () => {
    const { name } = products.find((one) => one.type_id === 'simple' && one.name.split(' ').length > 2)!
    const names = async (query: object) => (await ask({ query }, 'size=4000')).hits.hits.map(({ _source }) => String(_source['name']))
    expect((await names({ match: { name: { query: name, operator: 'and' } } }))[0]).toBe(name)
    expect(await names({ match_phrase: { name } })).toContain(name)
    const [first = '', second = ''] = name.toLowerCase().split(' ')
    expect(await names({ match_phrase: { name: `${second} ${first}` } })).not.toContain(name)
    expect(await names({ bool: { filter: { match: { name: 'qwertz' } } } })).toEqual([])
  })

  it('weights of function_score decide the order', async () => {
    const functions = [{ filter: { match: { brand } }, weight: 2 }]
    const { hits } = await ask({ query: { function_score: { query: shown, functions } } }, 'size=4000')
    const scores = hits.hits.map(({ _score }) => _score)
    expect(new Set(scores)).toEqual(new Set([2, 1]))
    expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)))
    expect(hits.hits[0]?._source['brand']).toBe(brand)
  })

  it.each([
    { suggest: { text: 'pupy' } },
    { sort: [{ _script: {} }] },
    { query: { range: { created_at: { gte: 'now-1d' } } } },
    { query: { match: { description: 'chicken' } } },
    { query: { bool: { must: [{ match_phrase: { short_description: 'with chicken' } }] } } },
  ])('refuses %j and says what is not supported', async (payload) => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/catalog/vue_storefront_catalog/product/_search', payload })
    expect(response.statusCode).toBe(400)
    expect(response.body).toMatch(/not supported/)
  })

  it('q searches for words', async () => {
    const words = await askDsl({ text: 'puppy food', filters: [where('id', { gt: 0 })] }, 'GET')
    const answer = await shop.app.inject('/api/catalog/vue_storefront_catalog/product/_search?q=puppy+name:food')
    expect(answer.json<WireAnswer>().hits.hits.map(({ _id }) => _id)).toEqual(words.hits.hits.map(({ _id }) => _id))
  })

  it('also lists what contains only the common word of a text, which a search-query leaves out', async () => {
    const search = { text: 'puppy food', filters: [VISIBLE, SOLD], params: { size: 18 } }
    const expected = await searchByWire(shop.app, search)
    const { hits } = await askDsl(search, 'GET')
    expect(hits.total).toBeGreaterThan(expected.hits.total)
    expect(hits.hits.slice(0, expected.hits.total).map(({ _id }) => _id)).toEqual(expected.hits.hits.map(({ _id }) => _id))
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

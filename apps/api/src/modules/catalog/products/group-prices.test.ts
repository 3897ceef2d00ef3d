import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepShopSecrets } from '../../../db/shop-secret.ts'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, toSearchUrl, where } from '../../../testing/search-by-wire.ts'
import { createGroupTokens } from '../../user/group-token.ts'

const TRADE = 3
const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value })
const tiers = [tier(TRADE, 1, 380), tier(TRADE, 10, 350), tier(2, 1, 90), tier(0, 5, 390)]
const child = { id: 11, sku: 'CHILD', price: 90, tax_class_id: 2, tier_prices: [tier(TRADE, 1, 70)] }
const bundle = aCatalog({
  products: [
    aProduct({ id: 1, sku: 'TIERED', price: 400, special_price: 395, tier_prices: tiers }),
    aProduct({ id: 2, sku: 'PLAIN', price: 50 }),
    aProduct({ id: 10, sku: 'PARENT', type_id: 'configurable', price: 0, configurable_children: [child] }),
    aProduct({ ...child, visibility: 1, url_path: 'child.html' }),
    aProduct({
      id: 20,
      sku: 'SET',
      type_id: 'grouped',
      price: 0,
      product_links: [{ sku: 'SET', link_type: 'associated', linked_product_sku: 'TIERED', linked_product_type: 'simple' }],
    }),
  ],
  stock: [{ sku: 'TIERED', product_id: 1, qty: 5, is_in_stock: true }],
})
const { shop: config, ...stores } = readStores()

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop({ bundle, stores: { ...stores, shop: { ...config, products: { ...config.products, useTierPrices: true } } } })
  token = await createGroupTokens(keepShopSecrets(shop.database.sql))({ id: 701, group_id: TRADE, email: 'thandi@example.com' })
})
afterAll(() => shop.close())

async function seen(sku: string, groupToken: unknown, members: object = {}): Promise<Product> {
  const payload = { _appliedFilters: [where('sku', { eq: sku })], groupToken, ...members }
  const url = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query'
  const response = await shop.app.inject({ method: 'POST', url, payload })
  return response.json().hits.hits[0]._source
}

interface Answer {
  hits: { total: number; hits: { _id: string; _source: Product }[] }
  aggregations?: Record<string, { buckets: { doc_count: number }[] }>
}

/** Sends a request as a customer of the group, in either query language. */
async function asks(group: number | null, question: object): Promise<Answer> {
  const groupToken =
    group === null
      ? null
      : await createGroupTokens(keepShopSecrets(shop.database.sql))({ id: 701, group_id: group, email: 'a@example.com' })
  const format = 'query' in question ? '' : '?request_format=search-query'
  const url = `/api/catalog/vue_storefront_catalog/product/_search${format}`
  const answer = await shop.app.inject({ method: 'POST', url, payload: { ...question, groupToken } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('prices of a customer group (docs/wire.md §13.3, docs/behaviour/prices.md §4.6)', () => {
  it('need a token that proves the group: tier prices and price of the group, without the offer', async () => {
    const product = await seen('TIERED', token)
    expect(product).toMatchObject({
      price: 380,
      special_price: 0,
      original_price: 380,
      tier_prices: [tier(TRADE, 1, 380), tier(TRADE, 10, 350)],
    })
    expect(product.final_price).toBeCloseTo(437, 9)
    expect(product.stock).toMatchObject({ qty: 5 })
  })

  it.each([
    { why: 'no token', token: null },
    { why: 'a forged token', token: 'eyJhbGciOiJub25lIn0.eyJncm91cF9pZCI6M30.' },
    { why: 'an empty token', token: '' },
    { why: 'a very long text', token: 'x'.repeat(50_000) },
  ])('are those of guests for $why, whatever group the request names', async ({ token: groupToken }) => {
    expect(await seen('TIERED', groupToken, { groupId: TRADE })).toMatchObject({ price: 395, tier_prices: [tier(0, 5, 390)] })
  })

  it('apply to variants, configurable and grouped products', async () => {
    expect(await seen('CHILD', token)).toMatchObject({ price: 70 })
    expect(await seen('PARENT', token)).toMatchObject({ price: 70, configurable_children: [{ price: 70 }] })
    expect(await seen('PARENT', null)).toMatchObject({ price: 90, configurable_children: [{ price: 90, tier_prices: [] }] })
    expect((await seen('SET', token)).price).toBe(380)
    expect((await seen('SET', null)).price).toBe(395)
    expect(await seen('PLAIN', token)).toEqual(await seen('PLAIN', null))
  })

  it('apply to the DSL, the url map and the price refresh', async () => {
    const url = '/api/catalog/vue_storefront_catalog/product/_search'
    const dsl = { query: { bool: { filter: { terms: { sku: ['TIERED'] } } } }, groupToken: token }
    const found = await shop.app.inject({ method: 'POST', url, payload: dsl })
    expect(found.json().hits.hits[0]._source.price).toBe(380)
    expect(found.headers).toMatchObject({ 'cache-control': 'private' })
    expect(found.headers).not.toHaveProperty('x-vs-cache-tags')
    const mapped = await shop.app.inject({ method: 'POST', url: '/api/url/map', payload: { url: 'product-1.html', groupToken: token } })
    expect(mapped.json()._source.price).toBe(380)
    const rendered = await shop.app.inject(`/api/product/render-list?skus=TIERED&groupToken=${token}`)
    expect(rendered.json().result.items[0].price_info.extension_attributes.tax_adjustments.final_price).toBe(380)
  })

  describe('decide filters, counts and order', () => {
    const listed = where('visibility', { in: [4] })

    it.each([
      { why: 'guests', group: null, skus: ['PLAIN', 'PARENT', 'TIERED', 'SET'], counts: [1, 1, 0, 2] },
      // The parent is now below R100, the tiered product and its set below R450.
      { why: 'the group', group: TRADE, skus: ['PLAIN', 'PARENT', 'TIERED', 'SET'], counts: [2, 0, 0, 2] },
      { why: 'another group with tiers', group: 2, skus: ['PLAIN', 'TIERED', 'PARENT', 'SET'], counts: [1, 3, 0, 0] },
    ])('for $why', async ({ group, skus, counts }) => {
      const asked = { _appliedFilters: [listed], _appliedSort: [{ field: 'final_price', options: 'asc' }] }
      const { hits, aggregations } = await asks(group, { ...asked, _availableFilters: [{ field: 'price', scope: 'catalog', options: {} }] })
      expect(hits.hits.map(({ _source }) => _source.sku)).toEqual(skus)
      expect(aggregations?.['agg_range_price']?.buckets.map(({ doc_count }) => doc_count)).toEqual(counts)
      const cheap = await asks(group, { _appliedFilters: [listed, where('price', { gte: 0, lt: 100 }, 'catalog')] })
      expect(cheap.hits.hits).toHaveLength(counts[0]!)
    })

    it('for a group without tier prices: the tier prices of guests do not apply either', async () => {
      const below450 = { _appliedFilters: [listed, where('final_price', { lt: 450 })] }
      expect((await asks(77, below450)).hits.hits.map(({ _source }) => _source.sku)).toEqual(
        (await asks(null, below450)).hits.hits.map(({ _source }) => _source.sku),
      )
      expect((await asks(TRADE, below450)).hits.total).toBe(4)
    })

    it('and cannot be queried by the internal names of their fields', async () => {
      const field = `final_price of group ${TRADE}`
      for (const group of [null, TRADE]) {
        expect((await asks(group, { _appliedFilters: [where(field, { gt: 0 })] })).hits.total).toBe(0)
        expect((await asks(group, { query: { range: { [field]: { gt: 0 } } } })).hits.total).toBe(0)
      }
      const ordered = await asks(null, { _appliedFilters: [listed], _appliedSort: [{ field: 'id' }] })
      const guessed = await asks(null, { _appliedFilters: [listed], _appliedSort: [{ field, options: 'desc' }] })
      expect(guessed.hits.hits.map(({ _id }) => _id)).toEqual(ordered.hits.hits.map(({ _id }) => _id))
    })
  })

  it('follow the stock, and do not change what guests see', async () => {
    await seen('TIERED', token)
    await shop.database.pool.query("update stock set qty = 4 where sku = 'TIERED'")
    await shop.api.refreshCatalog()
    expect((await seen('TIERED', token)).stock).toMatchObject({ qty: 4 })
    expect((await seen('TIERED', null)).price).toBe(395)
  })
})

describe('in a shop that taxes groups differently (docs/behaviour/prices.md §4.2)', () => {
  const [rule] = bundle.taxRules
  const exempt = { ...rule!, id: 99, customer_tax_class_ids: [TRADE], rates: rule!.rates.map((rate) => ({ ...rate, rate: 0 })) }
  let taxed: TestShop
  let now = new Date('2026-05-01T00:00:00Z')
  beforeAll(async () => {
    const offer = { special_price: 40, special_from_date: '2026-06-01 00:00:00' }
    const products = [
      aProduct({ id: 1, price: 90 }),
      aProduct({ id: 2, price: 95, ...offer }),
      aProduct({ id: 3, price: 97, tax_class_id: 0 }),
    ]
    const taxes = { taxRules: [exempt, { ...rule!, customer_tax_class_ids: [1] }] }
    const settings = structuredClone(stores)
    settings.default.tax.userGroupId = 1
    taxed = await openTestShop({ bundle: aCatalog({ products, ...taxes }), stores: { ...settings, shop: config }, now: () => now })
  })
  afterAll(() => taxed.close())

  async function below100(group: number | null): Promise<number[]> {
    const groupToken =
      group && (await createGroupTokens(keepShopSecrets(taxed.database.sql))({ id: 701, group_id: group, email: 'a@example.com' }))
    const price = { _appliedFilters: [where('price', { lt: 100 }, 'catalog')], _appliedSort: [{ field: 'final_price', options: 'asc' }] }
    const url = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query'
    const answer = await taxed.app.inject({ method: 'POST', url, payload: { ...price, groupToken } })
    return answer.json().hits.hits.map(({ _id }: { _id: string }) => Number(_id))
  }

  it.each([
    { why: 'everybody, taxed as the configured group', group: null, ids: [3] },
    { why: 'the group that is exempt from tax', group: TRADE, ids: [1, 2, 3] },
    { why: 'a group that no rule taxes', group: 77, ids: [1, 2, 3] },
    { why: 'the configured group', group: 1, ids: [3] },
  ])('filter and order use the prices that $why sees', async ({ group, ids }) => {
    expect(await below100(group)).toEqual(ids)
  })

  it('an offer begins for every group', async () => {
    now = new Date('2026-06-02T00:00:00Z')
    expect(await below100(TRADE)).toEqual([2, 1, 3])
    expect(await below100(null)).toEqual([2, 3])
  })
})

it('group prices are only used when switched on (docs/behaviour/README.md §0.1)', async () => {
  const { shop: config, ...stores } = readStores()
  const plain = await openTestShop({
    bundle,
    stores: { ...stores, shop: { ...config, products: { ...config.products, useTierPrices: false } } },
  })
  try {
    const groupToken = await createGroupTokens(keepShopSecrets(plain.database.sql))({
      id: 701,
      group_id: TRADE,
      email: 'thandi@example.com',
    })
    const { hits } = await searchByWire(plain.app, { filters: [where('sku', { eq: 'TIERED' })] })
    expect(hits.hits[0]?._source['price']).toBe(395)
    const url = new URL(toSearchUrl({ filters: [where('sku', { eq: 'TIERED' })] }), 'http://x')
    const request = { ...JSON.parse(url.searchParams.get('request')!), groupToken }
    const answer = await plain.app.inject({ method: 'POST', url: `${url.pathname}?request_format=search-query`, payload: request })
    expect(answer.json().hits.hits[0]._source.price).toBe(395)
  } finally {
    await plain.close()
  }
})

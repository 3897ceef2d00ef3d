import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'
import { searchByWire, toSearchUrl, where } from '../../testing/search-by-wire.ts'
import { createGroupTokens } from '../user/group-token.ts'

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
  token = await createGroupTokens(shop.database.sql)({ id: 701, group_id: TRADE, email: 'thandi@example.com' })
})
afterAll(() => shop.close())

async function seen(sku: string, groupToken: unknown, members: object = {}): Promise<Product> {
  const payload = { _appliedFilters: [where('sku', { eq: sku })], groupToken, ...members }
  const url = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query'
  const response = await shop.app.inject({ method: 'POST', url, payload })
  return response.json().hits.hits[0]._source
}

describe('prices of a customer group (contract 13.3, behaviour 4.6)', () => {
  it('come with a token that proves the group: its tiers, its price, no offer beside it', async () => {
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
    { why: 'a text without end', token: 'x'.repeat(50_000) },
  ])('are those of guests for $why, whatever group is named', async ({ token: groupToken }) => {
    expect(await seen('TIERED', groupToken, { groupId: TRADE })).toMatchObject({ price: 395, tier_prices: [tier(0, 5, 390)] })
  })

  it('reach variants, parents and sets', async () => {
    expect(await seen('CHILD', token)).toMatchObject({ price: 70 })
    expect(await seen('PARENT', token)).toMatchObject({ price: 70, configurable_children: [{ price: 70 }] })
    expect(await seen('PARENT', null)).toMatchObject({ price: 90, configurable_children: [{ price: 90, tier_prices: [] }] })
    expect((await seen('SET', token)).price).toBe(380)
    expect((await seen('SET', null)).price).toBe(395)
    expect(await seen('PLAIN', token)).toEqual(await seen('PLAIN', null))
  })

  it('come in the DSL, at a path and in the price refresh', async () => {
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

  it('follow the stock, and leave what others see alone', async () => {
    await seen('TIERED', token)
    await shop.database.pool.query("update stock set qty = 4 where sku = 'TIERED'")
    await shop.api.refreshCatalog()
    expect((await seen('TIERED', token)).stock).toMatchObject({ qty: 4 })
    expect((await seen('TIERED', null)).price).toBe(395)
  })
})

it('are not used unless the shop is configured to (behaviour 0.1)', async () => {
  const plain = await openTestShop({ bundle })
  try {
    const groupToken = await createGroupTokens(plain.database.sql)({ id: 701, group_id: TRADE, email: 'thandi@example.com' })
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

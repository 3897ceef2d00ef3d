import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, where } from '../../../testing/search-by-wire.ts'

const child = { id: 11, sku: 'CHILD', price: 240, tax_class_id: 2 }
const link = { sku: 'SET', link_type: 'associated', linked_product_sku: 'EDGE', linked_product_type: 'simple' } as const
const bundle = aCatalog({
  products: [
    // R250 without tax is R287.50 with tax, which is another range of the price filter.
    aProduct({ id: 1, sku: 'EDGE', price: 249.99 }),
    // Untaxed: more expensive than EDGE without tax, and cheaper with tax.
    aProduct({ id: 2, sku: 'FREE', price: 255, tax_class_id: 0 }),
    aProduct({ id: 3, sku: 'OFFER', price: 400, special_price: 90 }),
    aProduct({ id: 10, sku: 'PARENT', type_id: 'configurable', price: 0, configurable_children: [child] }),
    aProduct({ ...child, visibility: 1, url_path: 'child.html' }),
    aProduct({ id: 20, sku: 'SET', type_id: 'grouped', price: 0, product_links: [link] }),
  ],
})

describe('a store view that shows its prices without tax (docs/behaviour/prices.md §4.1, docs/behaviour/categories.md §9.4)', () => {
  let shop: TestShop
  beforeAll(async () => {
    const stores = readStores()
    const tax = { ...stores.default.tax, shownPriceIncludesTax: false }
    shop = await openTestShop({ bundle, stores: { ...stores, default: { ...stores.default, tax } } })
  })
  afterAll(() => shop.close())

  const listed = where('visibility', { in: [4] })
  const skus = async ({ filters = [], sort }: { filters?: (typeof listed)[]; sort?: string }) =>
    (await searchByWire(shop.app, { filters: [listed, ...filters], ...(sort && { sort }) })).hits.hits.map(({ _source }) => _source['sku'])

  it('sorts by the shown prices', async () => {
    expect(await skus({ sort: 'final_price' })).toEqual(['OFFER', 'PARENT', 'EDGE', 'SET', 'FREE'])
    expect((await skus({ sort: 'final_price:desc' }))[0]).toBe('FREE')
  })

  it('counts and filters by the shown prices', async () => {
    const { aggregations } = await searchByWire(shop.app, { filters: [listed], available: ['price'] })
    expect(aggregations?.['agg_range_price']?.buckets.map(({ from, doc_count }) => [from, doc_count])).toEqual([
      [0, 1],
      [100, 3],
      [250, 1],
      [400, 0],
    ])
    expect((await skus({ filters: [where('price', { gte: 100, lt: 250 }, 'catalog')] })).toSorted()).toEqual(['EDGE', 'PARENT', 'SET'])
  })

  it('has both the shown price and the price with tax in the document', async () => {
    const { hits } = await searchByWire(shop.app, { filters: [where('sku', { in: ['OFFER', 'PARENT', 'SET'] })], sort: 'id' })
    const [offer, parent, set] = hits.hits.map(({ _source }) => _source)
    expect(offer).toMatchObject({ final_price: 90, final_price_tax: 13.5, final_price_incl_tax: 103.5, price_incl_tax: 103.5 })
    expect(parent).toMatchObject({ final_price: 240, final_price_incl_tax: 276, configurable_children: [{ final_price: 240 }] })
    expect(set).toMatchObject({ final_price: 249.99, price: 249.99 })
  })

  it('still charges tax', async () => {
    const created = await shop.app.inject({ method: 'POST', url: '/api/cart/create' })
    const cartId = created.json().result
    const cartItem = { sku: 'EDGE', qty: 2, quoteId: cartId }
    await shop.app.inject({ method: 'POST', url: `/api/cart/update?cartId=${cartId}`, payload: { cartItem } })
    const { result } = (await shop.app.inject(`/api/cart/totals?cartId=${cartId}`)).json()
    expect(result).toMatchObject({ subtotal: 499.98, subtotal_incl_tax: 574.98, grand_total: 574.98 })
  })
})

it('prices are shown, filtered and sorted with tax by default', async () => {
  const shop = await openTestShop({ bundle })
  try {
    const { hits, aggregations } = await searchByWire(shop.app, {
      filters: [where('visibility', { in: [4] })],
      sort: 'final_price',
      available: ['price'],
    })
    expect(hits.hits.map(({ _source }) => _source['sku'])).toEqual(['OFFER', 'FREE', 'PARENT', 'EDGE', 'SET'])
    expect(aggregations?.['agg_range_price']?.buckets.map(({ doc_count }) => doc_count)).toEqual([0, 1, 4, 0])
  } finally {
    await shop.close()
  }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct, aReview } from '../../../testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, type WireSearch, where } from '../../../testing/search-by-wire.ts'

const select = (attribute_id: number, attribute_code: string, options: [value: string, label: string][] = []) => ({
  attribute_id,
  attribute_code,
  frontend_input: 'select',
  options: options.map(([value, label]) => ({ value, label })),
})
const child = (id: number, price: number, packsize: string) => ({ id, sku: `C-${id}`, price, tax_class_id: 2, packsize })
const rated = (id: number, product_id: number, value: number) => aReview({ id, product_id, ratings: [{ rating_name: 'Rating', value }] })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    bundle: aCatalog({
      attributes: [
        select(205, 'packsize', [
          ['31', '1.5 kg'],
          ['32', '3 kg'],
          ['33', '500 ml'],
          ['34', '10 pieces'],
          ['35', '30 tablets'],
        ]),
        select(206, 'agefrom'),
        { ...select(207, 'activity'), frontend_input: 'multiselect' },
      ],
      products: [
        // Only for the test of unit prices.
        ...[
          { id: 61, price: 3, packsize: 35 },
          { id: 62, price: 9, packsize: 34 },
          { id: 63, price: 4, packsize: 33 },
          { id: 64, price: 300, packsize: 32 },
          { id: 65, price: 2, packsize: 33 },
          { id: 66, price: 1 },
          { id: 67, price: 90, packsize: 32 },
        ].map((fields) => aProduct({ ...fields, visibility: 3 })),
        aProduct({ id: 1, ingredients: 'Lamb meal (26 %), brown rice', price: 300, packsize: 32, agefrom: 5, sale: '1' }),
        aProduct({
          id: 2,
          ingredients: 'Fresh chicken, peas',
          price: 30,
          packsize: 31,
          activity: [8, 9],
          special_price: 24,
          created_at: '2026-02-01 00:00:00',
        }),
        aProduct({ id: 3, ingredients: null, price: 1, created_at: '2026-03-01 00:00:00' }),
        aProduct({ id: 4, ingredients: 'Duck, meat broth', price: 90, special_price: 60, packsize: 31, created_at: '2026-01-01 00:00:00' }),
        aProduct({
          id: 5,
          type_id: 'configurable',
          price: 0,
          ingredients: 'Salmon, egg, potato',
          configurable_options: [{ attribute_id: '205', attribute_code: 'packsize', label: 'Size', values: [] }],
          configurable_children: [child(51, 45, '31'), child(52, 60, '32')],
        }),
        aProduct({ ...child(51, 45, '31'), visibility: 1 }),
        aProduct({ ...child(52, 60, '32'), visibility: 1 }),
      ],
      stock: [
        { sku: 'SKU-1', product_id: 1, qty: 3, is_in_stock: true },
        { sku: 'SKU-2', product_id: 2, qty: 0, is_in_stock: false },
      ],
      reviews: [rated(1, 1, 5), rated(2, 2, 4), rated(3, 2, 3), rated(4, 4, 1)],
    }),
  })
})
afterAll(() => shop.close())

const ALL = where('visibility', { eq: 4 })
const search = (query: WireSearch) => searchByWire(shop.app, query)
const idsOf = async (query: WireSearch) => (await search(query)).hits.hits.map(({ _id }) => Number(_id))
const chosen = (attribute: string, value: unknown) => idsOf({ filters: [ALL, where(attribute, value, 'catalog')] })

describe('further filters (specification §9)', () => {
  it.each([
    { attribute: 'agefrom', value: { in: ['5'] }, ids: [1] },
    { attribute: 'activity', value: { in: ['9', '7'] }, ids: [2] },
    { attribute: 'sale', value: { in: ['1'] }, ids: [1] },
    { attribute: 'stock.is_in_stock', value: { eq: true }, ids: [1, 5] },
    { attribute: 'rating', value: { gte: 4 }, ids: [1] },
    { attribute: 'rating', value: { gte: 3, lte: 4 }, ids: [2] },
    { attribute: 'packsize', value: { in: ['32'] }, ids: [1, 5] },
    { attribute: 'packsize', value: { nin: ['32'] }, ids: [2, 3, 4] },
    { attribute: 'packsize', value: { neq: '31' }, ids: [1, 3] },
    { attribute: 'packsize', value: { neq: null }, ids: [3] },
  ])('$attribute $value', async ({ attribute, value, ids }) => {
    expect(await chosen(attribute, value)).toEqual(ids)
  })

  it('counts ratings of at least n stars', async () => {
    const { aggregations } = await search({ filters: [ALL], available: ['rating'] })
    expect(aggregations?.['agg_range_rating']?.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual([
      ['4.0-*', 1],
      ['3.0-*', 2],
      ['2.0-*', 2],
      ['1.0-*', 3],
    ])
  })
})

describe('allergens: contains, free of, unknown', () => {
  it.each([
    { why: 'with chicken', value: { in: ['chicken'] }, ids: [2] },
    { why: 'without chicken: products with unknown ingredients or "meat" are left out', value: { nin: ['chicken'] }, ids: [1, 5] },
    { why: 'without chicken, in other words', value: { neq: 'chicken' }, ids: [1, 5] },
    { why: 'without chicken and egg: free of both', value: { nin: ['chicken', 'egg'] }, ids: [1] },
  ])('$why', async ({ value, ids }) => {
    expect(await idsOf({ filters: [ALL, where('contains', value)] })).toEqual(ids)
    expect(await chosen('contains', value)).toEqual(ids)
  })

  it('means the same in the DSL', async () => {
    const query = {
      bool: { filter: { bool: { must: [{ term: { visibility: 4 } }], must_not: [{ terms: { contains: ['chicken', 'egg'] } }] } } },
    }
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/catalog/vue_storefront_catalog/product/_search',
      payload: { query },
    })
    expect(response.json().hits.hits.map(({ _id }: { _id: string }) => _id)).toEqual(['1'])
  })

  it('counts contained and excluded allergens', async () => {
    const { aggregations, hits } = await search({ filters: [ALL], available: ['contains', 'free_from'] })
    const counts = (name: string) => Object.fromEntries((aggregations?.[name]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]))
    expect(counts('agg_terms_contains')).toEqual({ lamb: 1, grain: 1, chicken: 1, fish: 1, egg: 1 })
    expect(counts('agg_terms_free_from')).toMatchObject({ chicken: 2, soya: 4, egg: 3, beef: 3 })
    // Only for searching: pages show the label itself.
    expect(hits.hits[0]?._source).not.toHaveProperty('contains')
  })
})

describe('further sort orders', () => {
  it('by the price per kilogram, unknown ones last', async () => {
    // 23 and 69 a kilogram; 34.50 for the cheapest variant, though the larger one is cheaper by weight; 115.
    expect(await idsOf({ filters: [ALL], sort: 'unit_price:asc' })).toEqual([2, 5, 4, 1, 3])
    expect(await idsOf({ filters: [ALL], sort: 'unit_price:desc' })).toEqual([1, 4, 5, 2, 3])
  })

  it('by unit price: kilograms, litres, pieces and tablets separately, unknown ones last', async () => {
    const filters = [where('visibility', { eq: 3 })]
    expect(await idsOf({ filters, sort: 'unit_price' })).toEqual([67, 64, 65, 63, 62, 61, 66])
    expect(await idsOf({ filters, sort: 'unit_price:desc' })).toEqual([64, 67, 63, 65, 62, 61, 66])
    expect(await idsOf({ filters, sort: 'unit_price', params: { from: 2, size: 3 } })).toEqual([65, 63, 62])
  })

  it('by the percentage saved, products without a special price last', async () => {
    expect((await idsOf({ filters: [ALL], sort: 'saving:desc' })).slice(0, 3)).toEqual([4, 2, 1])
  })

  it('newest first, and by stars', async () => {
    expect((await idsOf({ filters: [ALL], sort: 'created_at:desc' })).slice(0, 3)).toEqual([3, 2, 4])
    expect((await idsOf({ filters: [ALL], sort: 'rating:desc' })).slice(0, 3)).toEqual([1, 2, 4])
  })
})

describe('ranges of prices', () => {
  it.each([
    { index: 'vue_storefront_catalog', keys: ['0.0-100.0', '100.0-250.0', '250.0-400.0', '400.0-*'] },
    { index: 'vue_storefront_catalog_de', keys: ['0.0-5.0', '5.0-15.0', '15.0-25.0', '25.0-*'] },
    { index: 'vue_storefront_catalog_it', keys: ['0.0-5.0', '5.0-15.0', '15.0-25.0', '25.0-*'] },
  ])('are in the currency of $index', async ({ index, keys }) => {
    const { aggregations } = await search({ index, filters: [ALL], available: ['price'] })
    expect(aggregations?.['agg_range_price']?.buckets.map(({ key }) => key)).toEqual(keys)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../changes/change.ts'
import { aCatalog, aCategory, aProduct, aReview } from '../../../testing/a-catalog.ts'
import { type CatalogDatabase, openCatalogDatabase } from '../../../testing/open-read-model.ts'

let catalog: CatalogDatabase

beforeAll(async () => {
  catalog = await openCatalogDatabase()
})
afterAll(() => catalog.close())
// An import does not change stock and reviews.
beforeEach(async () => {
  for (const table of ['stock', 'review']) await catalog.sql.run({ name: `test-empty-${table}`, text: `delete from ${table}` })
})

const START = Date.UTC(2026, 0, 10)
const END = Date.UTC(2026, 0, 20)
const offer = { special_price: 80, special_from_date: '2026-01-10 00:00:00', special_to_date: '2026-01-20 00:00:00' }
const paid = (cents: number) => [{ kind: 'range', field: 'final_price', gte: cents, lte: cents } as const]

describe('prices (docs/wire.md §17.3)', () => {
  it('are calculated with the tax of the store view, and the price paid is gross', async () => {
    const { product } = await catalog.read(aCatalog({ products: [aProduct({ id: 1, price: 400 })] }))
    expect(product(1)).toMatchObject({
      price: 400,
      price_incl_tax: 460,
      original_price: 400,
      special_price: 0,
      final_price: 460,
      slug: 'product-1',
    })
  })

  it('change when an offer begins and ends, in documents and in the index', async () => {
    let now = START
    const { model, product, ids } = await catalog.read(
      aCatalog({ products: [aProduct({ id: 1, ...offer }), aProduct({ id: 2 })] }),
      () => now,
    )
    expect(product(1)).toMatchObject({ price: 100, special_price: 0, final_price: 115 })
    expect(await ids(paid(92))).toEqual([])

    now = START + 1
    await model.keepPrices()
    expect(product(1)).toMatchObject({ price: 80, special_price: 80, original_price: 100, final_price: 92 })
    expect(await ids(paid(92))).toEqual([1])
    expect(await ids(paid(115))).toEqual([2])

    now = END
    await model.keepPrices()
    expect(product(1)).toMatchObject({ price: 100, special_price: 0, final_price: 115 })
    expect(await ids(paid(115))).toEqual([1, 2])
  })

  it('of a configurable product change with the offer of its variant', async () => {
    let now = START
    const children = [
      { id: 11, sku: 'A', price: 90, tax_class_id: 2 },
      { id: 12, sku: 'B', price: 100, tax_class_id: 2, ...offer },
    ]
    const bundle = aCatalog({
      products: [
        aProduct({ id: 10, type_id: 'configurable', price: 0, configurable_children: children }),
        aProduct({ id: 11, sku: 'A', price: 90, visibility: 1, url_path: 'a' }),
        aProduct({ id: 12, sku: 'B', price: 100, visibility: 1, url_path: 'b', ...offer }),
      ],
    })
    const { model, product, ids } = await catalog.read(bundle, () => now)
    expect(product(10)).toMatchObject({ price: 90, final_price: 103.5 })
    now = START + 1
    await model.keepPrices()
    expect(product(10)).toMatchObject({ price: 80, final_price: 92 })
    expect(product(12)).toMatchObject({ price: 80 })
    expect(await ids(paid(92))).toEqual([10, 12])
  })

  it('of grouped and bundle products are the sums of their members, even during an offer', async () => {
    let now = START
    const link = (sku: string, at: number) =>
      ({ sku: 'SET', link_type: 'associated', linked_product_sku: sku, linked_product_type: 'simple', position: at }) as const
    const selection = (id: string, sku: string, rest: object) => ({
      id,
      sku,
      option_id: 1,
      qty: 1,
      position: 1,
      is_default: false,
      price: null,
      price_type: null,
      can_change_quantity: 1,
      ...rest,
    })
    const bundle = aCatalog({
      products: [
        aProduct({ id: 5, sku: 'SET', type_id: 'grouped', price: 0, product_links: [link('SKU-6', 0), link('SKU-7', 1)] }),
        aProduct({
          id: 8,
          type_id: 'bundle',
          price: 0,
          bundle_options: [
            {
              option_id: 1,
              title: 'Kibble',
              required: true,
              type: 'radio',
              position: 1,
              sku: 'x',
              product_links: [selection('1', 'SKU-6', {}), selection('2', 'SKU-7', { is_default: true, qty: 3 })],
            },
          ],
        }),
        aProduct({ id: 6, price: 200 }),
        aProduct({ id: 7, price: 100, ...offer }),
      ],
    })
    const { model, product, ids } = await catalog.read(bundle, () => now)
    expect(product(5)).toMatchObject({ price: 300, price_incl_tax: 345, final_price: 345 })
    expect(product(8)).toMatchObject({ price: 300 })
    now = START + 1
    await model.keepPrices()
    expect(product(5)).toMatchObject({ price: 280, special_price: 280, original_price: 300 })
    expect(product(8)).toMatchObject({ price: 240 })
    expect(await ids(paid(322))).toEqual([5])
  })
})

describe('stock in documents (docs/wire.md §17.1)', () => {
  const setStock = (qtyBySku: Record<string, number>) => setStockIn(catalog, qtyBySku)
  const record = (sku: string, product_id: number, qty: number) => ({ sku, product_id, qty, is_in_stock: qty > 0 })
  const inStock = [{ kind: 'terms', field: 'stock.is_in_stock', values: [true] } as const]

  function aStockedCatalog() {
    const children = [
      { id: 11, sku: 'A', price: 90, tax_class_id: 2 },
      { id: 12, sku: 'B', price: 100, tax_class_id: 2 },
    ]
    return aCatalog({
      products: [
        aProduct({ id: 1, sku: 'ONE' }),
        aProduct({ id: 10, sku: 'PARENT', type_id: 'configurable', price: 0, configurable_children: children }),
        aProduct({ id: 11, sku: 'A', visibility: 1, url_path: 'a' }),
        aProduct({ id: 12, sku: 'B', visibility: 1, url_path: 'b' }),
        aProduct({ id: 20, sku: 'ADVICE', type_id: 'virtual' }),
      ],
      stock: [record('ONE', 1, 3), record('PARENT', 10, 0), record('A', 11, 1), record('B', 12, 0)].map((one) =>
        one.sku === 'PARENT' ? { ...one, is_in_stock: true } : one,
      ),
    })
  }

  it('is embedded in product and variants, with the id of each', async () => {
    const { product, ids } = await catalog.read(aStockedCatalog())
    expect(product(1).stock).toMatchObject({ product_id: 1, qty: 3, is_in_stock: true })
    expect(product(10).stock).toMatchObject({ product_id: 10, is_in_stock: true })
    expect(product(10).configurable_children!.map(({ stock }) => [stock!.product_id, stock!.qty])).toEqual([
      [11, 1],
      [12, 0],
    ])
    expect(product(20).stock).toMatchObject({ product_id: 20, is_in_stock: true, manage_stock: false })
    expect(await ids(inStock)).toEqual([1, 10, 11, 20])
  })

  it('shows a variant as sold out after its last sale, and its parent when all variants are', async () => {
    const { model, product, ids } = await catalog.read(aStockedCatalog())
    await model.apply(await setStock({ ONE: 2 }))
    expect(product(1).stock).toMatchObject({ qty: 2, is_in_stock: true })
    await model.apply(await setStock({ A: 0 }))
    expect(product(11).stock).toMatchObject({ qty: 0, is_in_stock: false })
    expect(product(10).stock).toMatchObject({ is_in_stock: false })
    expect(product(10).configurable_children![0]!.stock).toMatchObject({ qty: 0, is_in_stock: false })
    expect(await ids(inStock)).toEqual([1, 20])
    await model.apply(await setStock({ B: 7 }))
    expect(await ids(inStock)).toEqual([1, 10, 12, 20])
  })

  it('ignores stock of unknown skus', async () => {
    const { model, ids } = await catalog.read(aStockedCatalog())
    await model.apply([{ topic: 'stock', keys: ['NOBODY'] }])
    expect(await ids(inStock)).toEqual([1, 10, 11, 20])
  })
})

describe('categories (docs/wire.md §17.4)', () => {
  it('are trees with the number of products their pages list', async () => {
    const categories = [
      aCategory({ id: 2, parent_id: 1 }),
      aCategory({ id: 10, parent_id: 2 }),
      aCategory({ id: 12, parent_id: 10 }),
      aCategory({ id: 13, parent_id: 10, is_active: false }),
    ]
    const products = [
      aProduct({ id: 1, category_ids: ['2', '10', '12'] }),
      aProduct({ id: 2, category_ids: ['12'] }),
      aProduct({ id: 3, category_ids: [12], visibility: 1 }),
      aProduct({ id: 4, category_ids: [12], status: 2 }),
    ]
    const { model } = await catalog.read(aCatalog({ categories, products }))
    const { category } = model.getStoreView('').listed
    expect(category.map(({ source }) => source)).toMatchObject([
      {
        id: 2,
        level: 1,
        path: '1/2',
        product_count: 2,
        children: '10',
        children_count: '1',
        children_data: [{ id: 10, children_data: [{ id: 12 }] }],
      },
      { id: 10, level: 2, path: '1/2/10', parent_ids: ['2'], product_count: 2, children_count: '1' },
      { id: 12, level: 3, path: '1/2/10/12', parent_ids: ['2', '10'], product_count: 2, children_data: [], slug: 'category-12' },
      { id: 13, product_count: 0 },
    ])
  })
})

describe('reviews', () => {
  it('are the approved ones of the store view, and determine the ratings of products', async () => {
    const stars = (...values: number[]) => ({ ratings: values.map((value) => ({ rating_name: 'Rating', value })) })
    const reviews = [
      aReview({ id: 9001, product_id: 1, created_at: '2026-01-01 10:00:00', customer_id: 7, ...stars(4, 5) }),
      aReview({ id: 9002, product_id: 1, created_at: '2026-01-03 10:00:00', ...stars(4) }),
      aReview({ id: 9003, product_id: 1, created_at: '2026-01-02 10:00:00' }),
      aReview({ id: 9004, product_id: 1, review_status: 2, ...stars(1) }),
      aReview({ id: 9005, product_id: 1, stores: [3], created_at: '2026-01-02 11:00:00', ...stars(5) }),
    ]
    const { model, product, ids } = await catalog.read(aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })], reviews }))
    expect(model.getStoreView('').listed.review.map(({ id }) => id)).toEqual([9002, 9003, 9001])
    expect(JSON.stringify(model.getStoreView('').listed.review)).not.toContain('customer_id')
    expect(product(1)).toMatchObject({ rating: 4.3, review_count: 3 })
    expect(product(2)).not.toHaveProperty('rating')
    expect(await ids([{ kind: 'range', field: 'rating', gte: 4 }])).toEqual([1])
  })
})

describe('reload', () => {
  it('shows the new catalogue, and stock that changed during the reload', async () => {
    const { model, product, ids } = await catalog.read(
      aCatalog({ products: [aProduct({ id: 1, sku: 'ONE' })], stock: [{ sku: 'ONE', product_id: 1, qty: 5, is_in_stock: true }] }),
    )
    await catalog.import(aCatalog({ products: [aProduct({ id: 1, sku: 'ONE', name: 'Renamed' }), aProduct({ id: 2 })] }))
    const reloaded = model.reload()
    await model.apply(await setStockIn(catalog, { ONE: 0 }))
    expect(await reloaded).toEqual(['*'])
    expect(product(1)).toMatchObject({ name: 'Renamed', stock: { qty: 0, is_in_stock: false } })
    expect(await ids([])).toEqual([1, 2])
    expect(await ids([{ kind: 'terms', field: 'stock.is_in_stock', values: [false] }])).toEqual([1])
  })

  it('finds nothing for an unknown index, and the default store view for an unknown store code', async () => {
    const { model } = await catalog.read(aCatalog({ products: [aProduct({ id: 1 })] }))
    expect(model.findIndex('nothing')).toBeNull()
    expect(model.getStoreView('xx')).toBe(model.getStoreView(''))
    expect(model.findIndex('vue_storefront_catalog_de')?.storeView.storeCode).toBe('de')
  })
})

/** Writes stock records, and returns the change that names them. */
async function setStockIn({ sql }: CatalogDatabase, qtyBySku: Record<string, number>): Promise<Change[]> {
  for (const [sku, qty] of Object.entries(qtyBySku)) {
    await sql.run({ name: 'test-set-stock', text: 'update stock set qty = $2::int, is_in_stock = $2::int > 0 where sku = $1' }, [sku, qty])
  }
  return [{ topic: 'stock', keys: Object.keys(qtyBySku) }]
}

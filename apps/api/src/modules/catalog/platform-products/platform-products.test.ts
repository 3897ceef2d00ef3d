import type { RenderItem } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '../../../testing/a-catalog.ts'
import { aShopper, type Shopper } from '../../../testing/a-shopper.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { aPetShop } from '../../../testing/pet-shop.ts'

let shop: TestShop
let shopper: Shopper

beforeAll(async () => {
  const { stores, ...rest } = aPetShop()
  const offer = aProduct({ id: 90, sku: 'OFFER', price: 450, special_price: 400 })
  shop = await openTestShop({ bundle: { ...rest, stores: stores.map((store) => ({ ...store, products: [...store.products, offer] })) } })
  shopper = aShopper(shop.app)
})
afterAll(() => shop.close())

async function render(query: string): Promise<RenderItem[]> {
  const { code, result } = await shopper.get(`/api/product/render-list?${query}`)
  expect(code).toBe(200)
  return (result as { items: RenderItem[] }).items
}

describe('the price refresh (docs/wire.md §11.1)', () => {
  it('returns all prices of a discounted product, with tax and without', async () => {
    const [item] = await render('skus=OFFER&currencyCode=ZAR&storeId=1&userGroupId=&token=')
    expect(item).toEqual({
      id: 90,
      name: 'Product 90',
      type: 'simple',
      is_salable: '1',
      store_id: 1,
      currency_code: 'ZAR',
      url: '/product-90.html',
      price_info: {
        final_price: 460,
        max_price: 460,
        max_regular_price: 517.5,
        minimal_regular_price: 517.5,
        minimal_price: 460,
        regular_price: 517.5,
        special_price: 460,
        extension_attributes: {
          tax_adjustments: {
            final_price: 400,
            max_price: 400,
            max_regular_price: 450,
            minimal_regular_price: 450,
            minimal_price: 400,
            regular_price: 450,
            special_price: 400,
          },
        },
      },
      images: [],
      sgn: '',
    })
  })

  it('has all six prices of every product, variants and zero prices included', async () => {
    const skus = ['DERMA-CARE', 'DERMA-CARE-3KG', 'KITTEN-STARTER', 'GROOM-SET', 'TELE-VET', 'FREE', 'OLD-LEASH', 'GONE']
    const items = await render(`skus=${encodeURIComponent(`${skus.join(',')},NOBODY,FREE`)}`)
    expect(items.map(({ id }) => id)).toEqual([4300, 4302, 15, 16, 19, 23, 18, 21])
    for (const { price_info } of items) {
      for (const one of [price_info, price_info.extension_attributes.tax_adjustments]) {
        expect([one.final_price, one.regular_price, one.special_price].every(Number.isFinite)).toBe(true)
      }
    }
    expect(items[0]?.price_info).toMatchObject({ final_price: 241.5, minimal_price: 241.5, max_price: 460, special_price: 0 })
    expect(items.map(({ is_salable }) => is_salable)).toEqual(['1', '1', '1', '1', '1', '1', '0', '0'])
  })

  it.each([
    { query: 'storeId=3', store_id: 3, currency_code: 'EUR', price: 95.2 },
    { query: 'storeId=1&storeCode=de', store_id: 1, currency_code: 'ZAR', price: 92 },
    { query: 'storeCode=de', store_id: 3, currency_code: 'EUR', price: 95.2 },
    { query: 'storeId=0', store_id: 1, currency_code: 'ZAR', price: 92 },
    { query: 'storeId=-4', store_id: 1, currency_code: 'ZAR', price: 92 },
    { query: 'storeId=99&currencyCode=USD', store_id: 1, currency_code: 'ZAR', price: 92 },
  ])('uses the store view of $query', async ({ query, store_id, currency_code, price }) => {
    const [item] = await render(`skus=SHAMPOO-250&${query}`)
    expect(item).toMatchObject({ store_id, currency_code })
    expect(item?.price_info.final_price).toBeCloseTo(price, 9)
  })

  it.each(['', 'skus=', 'skus=,'])('is refused without skus: %s', async (query) => {
    expect(await shopper.get(`/api/product/render-list?${query}`)).toMatchObject({ code: 500, result: 'The parameter skus is missing' })
    expect(await shopper.get(`/api/product/list?${query}`)).toMatchObject({ code: 500 })
  })
})

describe('products by sku (docs/wire.md §11.2)', () => {
  it('are complete, with current prices and their number; unknown ones are absent', async () => {
    const { code, result } = await shopper.get('/api/product/list?skus=DERMA-CARE,NOBODY,TICK-COLLAR')
    const { items, total_count, search_criteria } = result as { items: Product[]; total_count: number; search_criteria: unknown }
    expect(code).toBe(200)
    expect(total_count).toBe(2)
    expect(items.map(({ sku }) => sku)).toEqual(['DERMA-CARE', 'TICK-COLLAR'])
    expect(items[0]?.configurable_children?.[1]).toMatchObject({ sku: 'DERMA-CARE-3KG', price_incl_tax: 460, stock: { qty: 37 } })
    expect(search_criteria).toEqual({
      filter_groups: [{ filters: [{ field: 'sku', value: 'DERMA-CARE,NOBODY,TICK-COLLAR', condition_type: 'in' }] }],
    })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

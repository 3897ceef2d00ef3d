import type { RenderItem } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { listRefreshedSkus, refreshPrices } from './refresh-prices.ts'

function anItem(
  id: number,
  gross: [final: number, regular: number, special: number],
  net: [final: number, regular: number, special: number],
): RenderItem {
  const prices = ([final_price, regular_price, special_price]: typeof gross) => ({
    final_price,
    regular_price,
    special_price,
    max_price: 0,
    max_regular_price: 0,
    minimal_price: 0,
    minimal_regular_price: 0,
  })
  const price_info = { ...prices(gross), extension_attributes: { tax_adjustments: prices(net) } }
  return {
    id,
    name: '',
    type: 'simple',
    is_salable: '1',
    store_id: 1,
    currency_code: 'ZAR',
    url: '',
    images: [],
    sgn: 'signed',
    price_info,
  }
}

const child = (id: number) => ({ id, sku: `CHILD-${id}`, price: 100, price_incl_tax: 115 })
const parent: Product = {
  id: 1,
  sku: 'PARENT',
  name: 'Bed',
  type_id: 'configurable',
  price: 100,
  price_incl_tax: 115,
  configurable_children: [child(11), child(12)],
}

describe('refreshPrices (docs/behaviour/prices.md §4.7)', () => {
  it('uses gross and net amounts, and calculates the tax as the difference', () => {
    expect(refreshPrices(parent, [anItem(1, [460, 517.5, 460], [400, 450, 400])], 1000)).toMatchObject({
      sgn: 'signed',
      price: 400,
      price_tax: 60,
      price_incl_tax: 460,
      original_price: 450,
      original_price_tax: 67.5,
      original_price_incl_tax: 517.5,
      special_price: 400,
      special_price_incl_tax: 460,
      price_is_current: true,
      price_refreshed_at: 1000,
    })
  })

  it('drops a special price that is not below the original price', () => {
    const refreshed = refreshPrices(parent, [anItem(1, [460, 460, 430], [400, 400, 374])], 1000)
    expect(refreshed).toMatchObject({ price_incl_tax: 460, special_price: 0, special_price_incl_tax: 0, special_price_tax: 0 })
  })

  it('refreshes known variants when the parent is known', () => {
    const variant = anItem(12, [230, 230, 0], [200, 200, 0])
    const refreshed = refreshPrices(parent, [anItem(1, [115, 115, 0], [100, 100, 0]), variant], 1000)
    expect(refreshed.configurable_children).toMatchObject([{ price_incl_tax: 115 }, { price: 200, price_incl_tax: 230, price_tax: 30 }])
    expect(refreshPrices(parent, [variant], 1000)).toEqual({ ...parent, price_is_current: false, price_refreshed_at: null })
  })

  it('includes the variants when there is only one product', () => {
    expect(listRefreshedSkus([parent])).toEqual(['PARENT', 'CHILD-11', 'CHILD-12'])
    expect(listRefreshedSkus([parent, { sku: 'OTHER' }])).toEqual(['PARENT', 'OTHER'])
  })
})

import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { applyChoices } from './apply-choices.ts'
import { applyQuantity } from './apply-quantity.ts'
import { prepareProduct } from './prepare-product.ts'

const bare: Product = { id: 1, sku: 'TIN', name: 'Tin', type_id: 'simple', price: 100 }
const tiers = [{ customer_group_id: 0, qty: 6, value: 90, price: 90, price_incl_tax: 103.5 }]
const around = { members: [], writeDay: String, filesLabel: 'Files', calculateBundlePriceByOptions: true }

it.each<[string, Product]>([
  ['without tax', bare],
  ['with tax', { ...bare, price_incl_tax: 115 }],
  ['reduced', { ...bare, price_incl_tax: 115, original_price: 120, original_price_incl_tax: 138, special_price: 100 }],
  ['with prices of an earlier system', { ...bare, original_price: null, special_price: 0 }],
  ['with variants', { ...bare, type_id: 'configurable', price_incl_tax: 115 }],
  ['with prices for more pieces', { ...bare, price_incl_tax: 115, tier_prices: tiers }],
])('equals applyChoices for a product %s', (_, product) => {
  const prepared = prepareProduct(product)
  const choices = { qty: 3, bundle: {}, custom: {}, links: [] }
  expect(defined(applyQuantity(prepared, 3))).toEqual(defined(applyChoices(prepared, choices, around)))
})

it('keeps the prices for more pieces', () => {
  expect(applyQuantity(prepareProduct({ ...bare, tier_prices: tiers }), 1).tiers).toEqual([{ qty: 6, price: 90, price_incl_tax: 103.5 }])
})

/** Drops undefined fields: readers treat them like missing ones. */
function defined(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}

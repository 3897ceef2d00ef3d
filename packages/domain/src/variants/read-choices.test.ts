import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { applyChoices, type Choices } from './apply-choices.ts'
import { prepareProduct } from './prepare-product.ts'
import { readChoices } from './read-choices.ts'

const link = (id: string, sku: string) => ({
  id,
  sku,
  option_id: 1,
  qty: 1,
  position: 1,
  is_default: false,
  price: null,
  price_type: null,
  can_change_quantity: 1,
})
const value = (option_type_id: number, price: number) => ({
  option_type_id,
  title: `Value ${option_type_id}`,
  price,
  price_type: 'fixed' as const,
  sort_order: 0,
})
const kit: Product = {
  id: 1,
  sku: 'KIT',
  name: 'Kit',
  type_id: 'bundle',
  price: 0,
  price_incl_tax: 0,
  bundle_options: [
    {
      option_id: 1,
      title: 'Food',
      required: true,
      type: 'radio',
      position: 1,
      sku: 'KIT',
      product_links: [link('1', 'SMALL'), link('2', 'LARGE')],
    },
  ],
}
const tag: Product = {
  id: 2,
  sku: 'TAG',
  name: 'Tag',
  type_id: 'simple',
  price: 100,
  price_incl_tax: 115,
  custom_options: [
    { option_id: 1, title: 'Name', type: 'field', is_require: true, values: [], sort_order: 1 },
    { option_id: 2, title: 'Extras', type: 'checkbox', is_require: false, values: [value(7, 10), value(8, 20)], sort_order: 2 },
    { option_id: 3, title: 'Finish', type: 'radio', is_require: true, values: [value(9, 5)], sort_order: 3 },
  ] as unknown as NonNullable<Product['custom_options']>,
}
const members = ['SMALL', 'LARGE'].map((sku, at) => ({ ...tag, custom_options: [], id: 10 + at, sku, name: sku, price_incl_tax: 115 + at }))
const around = { members, writeDay: (day: string) => day, filesLabel: 'Files', calculateBundlePriceByOptions: true }
const none: Choices = { qty: 2, bundle: {}, custom: {}, links: [] }

it.each<{ what: string; product: Product; choices: Choices }>([
  { what: 'a bundle', product: kit, choices: { ...none, bundle: { 1: { selection: '2', qty: 3 } } } },
  { what: 'an engraving with extras', product: tag, choices: { ...none, custom: { 1: 'Bella', 2: ['7', '8'], 3: '9' } } },
  { what: 'no extras', product: tag, choices: { ...none, custom: { 1: 'Bella, 2', 2: [], 3: '9' } } },
])('restores price, labels and payload of $what', ({ product, choices }) => {
  const before = applyChoices(prepareProduct(product), choices, around)
  const after = applyChoices(prepareProduct(product), { qty: 2, ...readChoices(product, before.product_option) }, around)
  expect(after).toEqual(before)
  expect(before.options.length).toBeGreaterThan(0)
})

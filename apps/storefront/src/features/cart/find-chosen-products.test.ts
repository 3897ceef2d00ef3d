import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { SearchQueryInput } from '@meerkat/contract/search'
import { expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { storeViews } from '../../shell/store-view/stores.ts'
import { findChosenProducts } from './find-chosen-products.ts'

const view = storeViews[0]!

function aProduct(change: Partial<Product> & Pick<Product, 'id' | 'sku'>): Product {
  return { name: change.sku, type_id: 'simple', price: 100, price_incl_tax: 115, status: 1, stock: inStock, ...change }
}
const inStock = { product_id: null, is_in_stock: true, qty: 9 }
const link = (id: string, sku: string, is_default: boolean) => ({
  id,
  sku,
  option_id: 1,
  qty: 1,
  position: 1,
  is_default,
  price: null,
  price_type: null,
  can_change_quantity: 1 as const,
})

const catalogue = [
  aProduct({ id: 1, sku: 'SMALL' }),
  aProduct({ id: 2, sku: 'LARGE', price: 300, price_incl_tax: 345 }),
  aProduct({
    id: 3,
    sku: 'KIT',
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        title: 'Kibble',
        required: true,
        type: 'radio',
        position: 1,
        sku: 'KIT',
        product_links: [link('1', 'SMALL', true), link('2', 'LARGE', false)],
      },
    ],
  }),
  aProduct({
    id: 4,
    sku: 'TAG',
    custom_options: [
      {
        option_id: 5,
        product_sku: 'TAG',
        title: 'Engraving',
        type: 'radio',
        is_require: true,
        sort_order: 1,
        values: [{ option_type_id: 9, title: 'Both sides', price: 40, price_type: 'fixed', sort_order: 1 }],
      },
    ],
  }),
  aProduct({
    id: 6,
    sku: 'FOOD',
    type_id: 'configurable',
    configurable_options: [{ attribute_id: '205', attribute_code: 'packsize', label: 'Pack size', values: [] }],
    configurable_children: [
      { id: 7, sku: 'FOOD-3KG', price: 250, price_incl_tax: 287.5, status: 1, stock: inStock, packsize: '32' },
      { id: 8, sku: 'FOOD-9KG', price: 600, price_incl_tax: 690, status: 1, stock: inStock, packsize: '33' },
    ],
  } as never),
]

/** A search API that answers the two kinds of queries. */
const api = createClient(async ({ query = {} }) => {
  const { _appliedFilters = [] } = JSON.parse(query['request']!) as SearchQueryInput
  const [{ attribute, value } = { attribute: '', value: {} }] = _appliedFilters
  const wanted = (value as { in: string[] }).in
  const skusOf = (product: Product) =>
    attribute === 'sku' ? [product.sku] : (product.configurable_children ?? []).map((child) => String(child.sku))
  const hits = catalogue.filter((product) => skusOf(product).some((sku) => wanted.includes(sku)))
  return {
    status: 200,
    body: { hits: { total: hits.length, hits: hits.map((hit) => ({ _index: 'i', _type: 'product', _id: '1', _score: 1, _source: hit })) } },
  }
})

const find = (lines: Parameters<typeof findChosenProducts>[1]) => findChosenProducts({ api, view, filesLabel: 'Files' }, lines)
const LARGE: ProductOption = { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [2] }] } }
const BOTH_SIDES: ProductOption = { extension_attributes: { custom_options: [{ option_id: '5', option_value: '9' }] } }

it.each([
  {
    why: 'a bundle by its selection',
    line: { sku: 'KIT', qty: 2, product_option: LARGE },
    product: { sku: 'KIT', qty: 2, price_incl_tax: 690, options: [{ label: 'Kibble', value: '2 × LARGE' }], product_option: LARGE },
  },
  {
    why: 'a custom option with its surcharge',
    line: { sku: 'TAG', qty: 1, product_option: BOTH_SIDES },
    product: { sku: 'TAG', price_incl_tax: 155, options: [{ label: 'Engraving', value: 'Both sides' }], product_option: BOTH_SIDES },
  },
  {
    why: 'a variant, although another one is the first',
    line: { sku: 'FOOD-9KG', qty: 3 },
    product: { sku: 'FOOD-9KG', parentSku: 'FOOD', qty: 3, price_incl_tax: 690 },
  },
])('a line of an order or of another device is priced with what was chosen: $why', async ({ line, product }) => {
  const [found] = await find([line])
  expect(found).toMatchObject(product)
})

it('lines keep their order, and one whose product is gone is null', async () => {
  const found = await find([
    { sku: 'TAG', qty: 1 },
    { sku: 'GONE', qty: 1 },
    { sku: 'SMALL', qty: 4 },
  ])
  expect(found.map((product) => product && [product.sku, product.qty])).toEqual([['TAG', 1], null, ['SMALL', 4]])
})

import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { tileFields, toTile } from './tile.ts'

const view = storeViews[0]!
const attributes = [{ attribute_id: 1, attribute_code: 'brand', frontend_input: 'select', options: [{ value: '71', label: 'VetLine' }] }]

function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'KAROO',
    name: 'Karoo Adult',
    type_id: 'simple',
    url_path: 'dogs/karoo.html',
    price: 100,
    price_incl_tax: 115,
    image: '/k/a/karoo.webp',
    ...fields,
  }
}

const childPrices = { price: 50, price_incl_tax: 57.5 }
const configurable = aProduct({
  type_id: 'configurable',
  configurable_children: [
    { ...childPrices, id: 2, sku: 'KAROO-RED', image: '/k/a/red.webp', custom_attributes: [{ attribute_code: 'colours', value: '5' }] },
    {
      ...childPrices,
      id: 3,
      sku: 'KAROO-BLUE',
      image: 'no_selection',
      price_incl_tax: 60,
      custom_attributes: [{ attribute_code: 'colours', value: '6' }],
    },
  ],
})

describe('what can be put into the cart from a tile', () => {
  const question = { option_id: 1, product_sku: 'KAROO', title: 'Name on the tag', type: 'field' as const, sort_order: 1, values: [] }

  it.each([
    { why: 'a simple product', product: aProduct(), isReady: true },
    { why: 'a service', product: aProduct({ type_id: 'virtual' }), isReady: true },
    {
      why: 'with a question that may stay open',
      product: aProduct({ custom_options: [{ ...question, is_require: false }] }),
      isReady: true,
    },
    {
      why: 'not with one that must be answered',
      product: aProduct({ custom_options: [{ ...question, is_require: true }] }),
      isReady: undefined,
    },
    { why: 'not with variants', product: configurable, isReady: undefined },
    { why: 'not a bundle', product: aProduct({ type_id: 'bundle' }), isReady: undefined },
  ])('$why', ({ product, isReady }) => {
    expect(toTile(product, { view, attributes }).isReady).toBe(isReady)
  })
})

describe('unit price', () => {
  const sizes = { attribute_id: 2, attribute_code: 'packsize', frontend_input: 'select', options: [{ value: '9', label: '3 kg' }] }

  it.each([
    { why: 'of the pack', product: aProduct({ packsize: '9', price_incl_tax: 300 }), unit: { unitPrice: 100, unit: 'kg' } },
    {
      why: 'of the cheapest variant',
      product: {
        ...configurable,
        configurable_children: configurable.configurable_children?.map((child) => ({ ...child, packsize: '9' })),
      },
      unit: { unitPrice: 19.17, unit: 'kg' },
    },
    { why: 'none when the pack does not say', product: aProduct(), unit: { unitPrice: undefined, unit: undefined } },
  ])('$why', ({ product, unit }) => {
    const { unitPrice, unit: of } = toTile(product as Product, { view, attributes: [sizes] })
    expect({ unitPrice, unit: of }).toEqual(unit)
  })
})

describe('toTile', () => {
  it('holds what is drawn and no more', () => {
    expect(toTile(aProduct({ brand: '71', description: 'long' }), { view, attributes })).toEqual({
      id: 1,
      isReady: true,
      name: 'Karoo Adult',
      href: '/dogs/karoo.html',
      image: '/k/a/karoo.webp',
      brand: 'VetLine',
      price: 115,
    })
  })

  it.each([
    {
      why: 'an active discount strikes the former price',
      product: aProduct({ special_price: 80, original_price_incl_tax: 115, price_incl_tax: 92 }),
      tile: { price: 92, priceBefore: 115 },
    },
    { why: 'a price of zero is a price', product: aProduct({ price: 0, price_incl_tax: 0 }), tile: { price: 0 } },
    { why: 'sold out is said', product: aProduct({ stock: { product_id: 1, is_in_stock: false, qty: 0 } }), tile: { isOut: true } },
    {
      why: 'few left is said',
      product: aProduct({ stock: { product_id: 1, is_in_stock: true, manage_stock: true, qty: 2 } }),
      tile: { left: 2 },
    },
    {
      why: 'stock that nobody counts is not',
      product: aProduct({ stock: { product_id: 1, is_in_stock: true, manage_stock: false, qty: 2 } }),
      tile: {},
    },
    {
      why: 'a second picture waits for the pointer',
      product: aProduct({
        media_gallery: [
          { image: '/k/a/karoo.webp', pos: 1, typ: 'image', lab: null },
          { image: '/k/a/back.webp', pos: 2, typ: 'image', lab: null },
        ],
      }),
      tile: { hover: '/k/a/back.webp' },
    },
  ])('$why', ({ product, tile }) => {
    const { priceBefore, isOut, left, hover, price } = toTile(product, { view, attributes })
    expect({ priceBefore, isOut, left, hover, price }).toEqual({
      priceBefore: undefined,
      isOut: undefined,
      left: undefined,
      hover: undefined,
      price: 115,
      ...tile,
    })
  })

  it.each([
    {
      why: 'without filters the product itself is shown',
      values: {},
      tile: { image: '/k/a/karoo.webp', price: 115, href: '/dogs/karoo.html' },
    },
    {
      why: 'a filter picks the variant that fits',
      values: { colours: ['5'] },
      tile: { image: '/k/a/red.webp', price: 57.5, href: '/dogs/karoo.html?childSku=KAROO-RED' },
    },
    {
      why: 'a variant without picture keeps the product’s',
      values: { colours: ['6'] },
      tile: { image: '/k/a/karoo.webp', price: 60, href: '/dogs/karoo.html?childSku=KAROO-BLUE' },
    },
  ])('$why', ({ values, tile }) => {
    expect(toTile(configurable, { view, attributes, chosen: { sort: null, values } })).toMatchObject(tile)
  })
})

describe('in a store view that shows prices without tax', () => {
  const net = { ...view, tax: { ...view.tax, shownPriceIncludesTax: false } }
  const sizes = { attribute_id: 2, attribute_code: 'packsize', frontend_input: 'select', options: [{ value: '9', label: '3 kg' }] }
  const offer = { special_price: 240, price: 240, price_incl_tax: 276, original_price: 300, original_price_incl_tax: 345, packsize: '9' }

  it('the price, the former one and that of a kilogram are without it', () => {
    expect(toTile(aProduct(offer), { view: net, attributes: [sizes] })).toMatchObject({ price: 240, priceBefore: 300, unitPrice: 80 })
    expect(toTile(aProduct(offer), { view, attributes: [sizes] })).toMatchObject({ price: 276, priceBefore: 345, unitPrice: 92 })
  })

  it('a variant that a filter picked has its own', () => {
    const chosen = { sort: null, values: { colours: ['6'] } }
    expect(toTile(configurable, { view: net, attributes, chosen }).price).toBe(50)
  })

  it('they are asked for, elsewhere they are not', () => {
    const variants = 'configurable_children.original_price'
    expect(tileFields(net)).toEqual(expect.arrayContaining(['price', 'original_price', 'configurable_children.price']))
    expect(tileFields(net, { variants: true })).toContain(variants)
    expect(tileFields(view, { variants: true })).not.toEqual(expect.arrayContaining(['price']))
    expect(tileFields(view, { variants: true })).not.toContain(variants)
  })
})

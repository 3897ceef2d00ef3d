import type { Product } from '@meerkat/contract/product'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
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

describe('the saving on a tile', () => {
  const full = { price: 50, price_incl_tax: 60 }
  const reduced = { price: 100, price_incl_tax: 90, special_price: 78, original_price_incl_tax: 100 }
  const product = (fields: Partial<Product>, ...children: object[]) =>
    aProduct({
      type_id: 'configurable',
      ...fields,
      configurable_children: children.map((child, at) => ({ ...full, id: at + 2, sku: `KAROO-${at}`, ...child })),
    })

  it.each([
    {
      why: 'says up to how much, if only variants are reduced',
      given: product({}, {}, reduced, { ...reduced, price_incl_tax: 75 }),
      upTo: 25,
    },
    { why: 'is only that of the price, if it is reduced itself', given: product(reduced, {}, reduced), upTo: undefined },
    { why: 'leaves out variants that are not sold', given: product({}, {}, { ...reduced, status: 2 }), upTo: undefined },
    { why: 'leaves out less than 5 percent', given: product({}, {}, { ...reduced, price_incl_tax: 96 }), upTo: undefined },
    { why: 'is none if no variant is reduced', given: product({}, {}, {}), upTo: undefined },
  ])('$why', ({ given, upTo }) => {
    expect(toTile(given, { view, attributes }).upTo).toBe(upTo)
  })

  it('is that of the variant which the filters have chosen, and none if that one is not reduced', () => {
    const [red, blue] = ['5', '6'].map((value) => ({ custom_attributes: [{ attribute_code: 'colours', value }] }))
    const chosen = { values: { colours: ['5'] }, priceRange: null } as unknown as ChosenFilters
    expect(toTile(product({}, red!, { ...reduced, ...blue }), { view, attributes, chosen }).upTo).toBeUndefined()
  })
})

describe('adding to the cart from a tile', () => {
  const question = { option_id: 1, product_sku: 'KAROO', title: 'Name on the tag', type: 'field' as const, sort_order: 1, values: [] }

  it.each([
    { why: 'works for a simple product', product: aProduct(), isReady: true },
    { why: 'works for a service', product: aProduct({ type_id: 'virtual' }), isReady: true },
    {
      why: 'works with an optional custom option',
      product: aProduct({ custom_options: [{ ...question, is_require: false }] }),
      isReady: true,
    },
    {
      why: 'does not work with a required custom option',
      product: aProduct({ custom_options: [{ ...question, is_require: true }] }),
      isReady: undefined,
    },
    { why: 'does not work with variants', product: configurable, isReady: undefined },
    { why: 'does not work for a bundle', product: aProduct({ type_id: 'bundle' }), isReady: undefined },
  ])('$why', ({ product, isReady }) => {
    expect(toTile(product, { view, attributes }).isReady).toBe(isReady)
  })
})

describe('unit price', () => {
  const sizes = { attribute_id: 2, attribute_code: 'packsize', frontend_input: 'select', options: [{ value: '9', label: '3 kg' }] }

  it.each([
    {
      why: 'is computed from the pack size',
      product: aProduct({ packsize: '9', price_incl_tax: 300 }),
      unit: { unitPrice: 100, unit: 'kg' },
    },
    {
      why: 'is that of the cheapest variant',
      product: {
        ...configurable,
        configurable_children: configurable.configurable_children?.map((child) => ({ ...child, packsize: '9' })),
      },
      unit: { unitPrice: 19.17, unit: 'kg' },
    },
    { why: 'is undefined without a pack size', product: aProduct(), unit: { unitPrice: undefined, unit: undefined } },
  ])('$why', ({ product, unit }) => {
    const { unitPrice, unit: of } = toTile(product as Product, { view, attributes: [sizes] })
    expect({ unitPrice, unit: of }).toEqual(unit)
  })
})

describe('toTile', () => {
  it('contains only the displayed fields', () => {
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
      why: 'shows the former price of an active discount',
      product: aProduct({ special_price: 80, original_price_incl_tax: 115, price_incl_tax: 92 }),
      tile: { price: 92, priceBefore: 115 },
    },
    { why: 'shows a price of zero', product: aProduct({ price: 0, price_incl_tax: 0 }), tile: { price: 0 } },
    { why: 'marks sold-out products', product: aProduct({ stock: { product_id: 1, is_in_stock: false, qty: 0 } }), tile: { isOut: true } },
    {
      why: 'shows low stock',
      product: aProduct({ stock: { product_id: 1, is_in_stock: true, manage_stock: true, qty: 2 } }),
      tile: { left: 2 },
    },
    {
      why: 'does not show low stock when stock is not managed',
      product: aProduct({ stock: { product_id: 1, is_in_stock: true, manage_stock: false, qty: 2 } }),
      tile: {},
    },
    {
      why: 'has a second picture for hover',
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
      why: 'shows the product itself without filters, and links to its cheapest variant',
      values: {},
      tile: { image: '/k/a/karoo.webp', price: 115, href: '/dogs/karoo.html?childSku=KAROO-RED' },
    },
    {
      why: 'shows the variant that matches a filter',
      values: { colours: ['5'] },
      tile: { image: '/k/a/red.webp', price: 57.5, href: '/dogs/karoo.html?childSku=KAROO-RED' },
    },
    {
      why: 'shows the product’s image for a variant without one',
      values: { colours: ['6'] },
      tile: { image: '/k/a/karoo.webp', price: 60, href: '/dogs/karoo.html?childSku=KAROO-BLUE' },
    },
  ])('$why', ({ values, tile }) => {
    expect(toTile(configurable, { view, attributes, chosen: { sort: null, values } })).toMatchObject(tile)
  })

  it('names parent and variant in the link without the URL dispatcher (Spec §2)', () => {
    const plain = { ...view, seo: { ...view.seo, useUrlDispatcher: false } }
    expect(toTile(configurable, { view: plain, attributes }).href).toMatch(/^\/p\/KAROO\/[^/]+\/KAROO-RED$/)
  })
})

describe('store view with prices without tax', () => {
  const net = { ...view, tax: { ...view.tax, shownPriceIncludesTax: false } }
  const sizes = { attribute_id: 2, attribute_code: 'packsize', frontend_input: 'select', options: [{ value: '9', label: '3 kg' }] }
  const offer = { special_price: 240, price: 240, price_incl_tax: 276, original_price: 300, original_price_incl_tax: 345, packsize: '9' }

  it('shows price, former price and unit price without tax', () => {
    expect(toTile(aProduct(offer), { view: net, attributes: [sizes] })).toMatchObject({ price: 240, priceBefore: 300, unitPrice: 80 })
    expect(toTile(aProduct(offer), { view, attributes: [sizes] })).toMatchObject({ price: 276, priceBefore: 345, unitPrice: 92 })
  })

  it('shows the net price of a variant that matches a filter', () => {
    const chosen = { sort: null, values: { colours: ['6'] } }
    expect(toTile(configurable, { view: net, attributes, chosen }).price).toBe(50)
  })

  it('requests net price fields, other store views do not', () => {
    const variants = 'configurable_children.original_price'
    expect(tileFields(net)).toEqual(expect.arrayContaining(['price', 'original_price', 'configurable_children.price']))
    expect(tileFields(net, { variants: true })).toContain(variants)
    expect(tileFields(view, { variants: true })).not.toEqual(expect.arrayContaining(['price']))
    expect(tileFields(view, { variants: true })).not.toContain(variants)
  })
})

import type { Product } from '@meerkat/contract/product'
import { applyChoices } from '@meerkat/domain/variants/apply-choices'
import { afterEach, describe, expect, it } from 'vitest'
import { shop } from '../../../shell/store-view/stores.ts'
import { configurePage, toCartProducts } from '../buying/product-form.ts'
import { listPictures } from '../gallery/list-pictures.ts'
import { findFaults, startChoices } from '../options/special-form.ts'
import { summariseRatings } from '../reviews/summarise-ratings.ts'
import { splitDescription } from './split-description.ts'

function aProduct(change: Partial<Product> = {}): Product {
  return { id: 1, sku: 'KIT', name: 'Kit', type_id: 'simple', price: 100, price_incl_tax: 115, ...change }
}

const link = (id: string, sku: string, is_default = false) => ({
  id,
  sku,
  option_id: 1,
  qty: 1,
  position: 1,
  is_default,
  price: null,
  price_type: null,
  can_change_quantity: 1,
})
const bundle = aProduct({
  type_id: 'bundle',
  price: 0,
  price_incl_tax: 0,
  bundle_options: [
    {
      option_id: 1,
      title: 'Kibble',
      required: true,
      type: 'radio',
      position: 1,
      sku: 'KIT',
      product_links: [link('1', 'SMALL', true), link('2', 'LARGE')],
    },
  ],
})
const members = [
  aProduct({ id: 11, sku: 'SMALL', name: 'Small', price: 100, price_incl_tax: 115 }),
  aProduct({ id: 12, sku: 'LARGE', name: 'Large', price: 300, price_incl_tax: 345 }),
]

const TODAY = '2026-05-22'
const around = { members, writeDay: (day: string) => `the ${day}`, filesLabel: 'Files', calculateBundlePriceByOptions: true }

describe('adding to the cart', () => {
  it('adds the default selection of a bundle, with price and wire format', () => {
    const product = applyChoices(configurePage(bundle, undefined).product, startChoices(bundle, members), around)
    expect(product).toMatchObject({ price_incl_tax: 115, options: [{ label: 'Kibble', value: 'Small' }] })
    expect(product.product_option.extension_attributes?.bundle_options).toEqual([{ option_id: 1, option_qty: 1, option_selections: [1] }])
  })

  it('adds another selection with its quantity and price', () => {
    const choices = { ...startChoices(bundle, members), bundle: { 1: { selection: '2', qty: 2 } } }
    expect(applyChoices(configurePage(bundle, undefined).product, choices, around)).toMatchObject({
      price_incl_tax: 690,
      options: [{ label: 'Kibble', value: '2 × Large' }],
    })
  })

  it('reports missing required selections', () => {
    expect(findFaults(bundle, { ...startChoices(bundle, members), bundle: { 1: null } }, TODAY)).toMatchObject({ custom: {}, bundle: [1] })
    expect(findFaults(bundle, startChoices(bundle, members), TODAY)).toEqual({ custom: {}, bundle: [], links: false })
  })

  it('adds each member of a grouped product with its quantity, and skips zero', () => {
    const set = aProduct({ type_id: 'grouped' })
    const choices = { ...startChoices(set, members), members: { SMALL: 0, LARGE: 3 } }
    const product = applyChoices(configurePage(set, undefined).product, choices, around)
    expect(toCartProducts(product, choices, members).map(({ sku, qty }) => [sku, qty])).toEqual([['LARGE', 3]])
  })

  it('adds the values and prices of custom options', () => {
    const option = { product_sku: 'KIT', sort_order: 1, is_require: true }
    const thread = { option_type_id: 3, title: 'Gold thread', price: 30, price_type: 'fixed' as const, sort_order: 1 }
    const tag = aProduct({
      custom_options: [
        { ...option, option_id: 9, title: 'Pet name', type: 'field', values: [] },
        { ...option, option_id: 10, title: 'Thread', type: 'select', values: [thread] },
        { ...option, option_id: 11, title: 'Ready by', type: 'date', from_today: true, is_require: false, values: [] },
      ],
    })
    const start = startChoices(tag, [])
    expect(findFaults(tag, start, TODAY).custom).toEqual({ 9: 'required', 10: 'required' })
    expect(findFaults(tag, { ...start, custom: { 9: 'Bella', 10: '3', 11: '2026-05-21' } }, TODAY).custom).toEqual({ 11: 'past' })
    const product = applyChoices(
      configurePage(tag, undefined).product,
      { ...start, custom: { 9: 'Bella', 10: '3', 11: '2026-06-01' } },
      around,
    )
    expect(product).toMatchObject({
      price: 130,
      price_incl_tax: 145,
      options: [
        { label: 'Pet name', value: 'Bella' },
        { label: 'Thread', value: 'Gold thread' },
        { label: 'Ready by', value: 'the 2026-06-01' },
      ],
    })
    expect(product.product_option.extension_attributes?.custom_options).toContainEqual({ option_id: '11', option_value: '2026-06-01' })
  })

  it('adds the chosen files, initially all, and requires at least one', () => {
    const file = (id: number, price: number) => ({
      id,
      title: `File ${id}`,
      price,
      is_shareable: false,
      number_of_downloads: 5,
      sample_url: null,
    })
    const guide = aProduct({ type_id: 'downloadable', downloadable_links: [file(1, 0), file(2, 20)] })
    const start = startChoices(guide, [])
    expect(applyChoices(configurePage(guide, undefined).product, start, around)).toMatchObject({ price: 120, price_incl_tax: 135 })
    const one = applyChoices(configurePage(guide, undefined).product, { ...start, links: [1] }, around)
    expect(one).toMatchObject({ price: 100, options: [{ label: 'Files', value: 'File 1' }] })
    expect(one.product_option.extension_attributes?.downloadable_option).toEqual({ downloadable_links: [1] })
    expect(findFaults(guide, { ...start, links: [] }, TODAY).links).toBe(true)
  })
})

describe('variants of a shop that filters by stock (docs/behaviour/variants.md §3.5)', () => {
  const bed = aProduct({
    type_id: 'configurable',
    configurable_options: [{ attribute_id: '9', attribute_code: 'size', label: 'Size', values: [{ value_index: 1, label: 'M' }] }],
    configurable_children: [
      { id: 11, sku: 'M', price: 10, price_incl_tax: 11, size: '1' },
      { id: 12, sku: 'L', price: 20, price_incl_tax: 23, size: '2' },
    ],
  })
  const record = (product_id: number, is_in_stock: boolean) => ({ product_id, qty: 1, is_in_stock })
  const { stock } = shop
  afterEach(() => Object.assign(stock, { listOutOfStock: true }))

  it.each([
    { why: 'hides an unavailable variant', listed: false, out: 11, kind: 'configured', sku: 'L' },
    { why: 'shows an unavailable variant if the shop lists them', listed: true, out: 11, kind: 'configured', sku: 'M' },
  ])('$why', ({ listed, out, kind, sku }) => {
    Object.assign(stock, { listOutOfStock: listed })
    const configured = configurePage(bed, undefined, [record(1, true), record(11, out !== 11), record(12, true)])
    expect(configured).toMatchObject({ kind, product: { sku } })
  })

  it('reports an error when no variant is left', () => {
    Object.assign(stock, { listOutOfStock: false })
    const configured = configurePage(bed, undefined, [record(1, true), record(11, false), record(12, false)])
    expect(configured).toMatchObject({ kind: 'no-variant', product: { errors: { variants: 'no-available-variants' } } })
  })
})

const review = { id: 1, product_id: 1, title: '', detail: '', nickname: '', review_entity: 'product', review_status: 1 }

describe('page content', () => {
  it("starts with the variant's image and shows each image once", () => {
    const gallery = [
      { image: '/b.webp', pos: 2, typ: 'image', lab: null },
      { image: '/a.webp', pos: 1, typ: 'image', lab: null },
    ]
    expect(listPictures({ image: '/v.webp' }, { image: '/a.webp', media_gallery: gallery })).toEqual(['/v.webp', '/a.webp', '/b.webp'])
    expect(listPictures({ image: 'no_selection' }, { image: null })).toEqual([])
  })

  it.each([
    { html: '<p>One</p>', parts: [{ title: '', html: '<p>One</p>' }] },
    {
      html: '<p>One</p><h3>Feeding <b>guide</b></h3><table></table>',
      parts: [
        { title: '', html: '<p>One</p>' },
        { title: 'Feeding guide', html: '<table></table>' },
      ],
    },
    { html: '', parts: [] },
  ])('splits $html at its headings', ({ html, parts }) => {
    expect(splitDescription(html)).toEqual(parts)
  })

  it('averages stars, and returns null without any', () => {
    const rated = (...values: number[]) => ({ ...review, ratings: values.map((value) => ({ rating_name: 'Rating', value })) })
    const reviews = [rated(5), rated(4, 2), rated()]
    expect(summariseRatings(reviews)).toMatchObject({ average: 4, count: 2 })
    expect(summariseRatings(reviews)?.spread.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0])
    expect(summariseRatings([])).toBeNull()
  })
})

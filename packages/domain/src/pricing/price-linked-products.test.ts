import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { listMissingSelections, startBundleChoices, toBundleOptions } from '../variants/to-bundle-options.ts'
import { selectBundle } from './bundle-selections.ts'
import { type BundleChoices, priceLinkedProducts } from './price-linked-products.ts'

function aMember(sku: string, price: number, change: Partial<Product> = {}): Product {
  const gross = price * 1.15
  return {
    id: 1,
    sku,
    name: sku,
    type_id: 'simple',
    price,
    price_tax: gross - price,
    price_incl_tax: gross,
    original_price: price,
    ...change,
  }
}

const members = new Map(
  [
    aMember('A1', 300),
    aMember('A2', 420),
    aMember('B1', 25),
    aMember('OFF', 50, { status: 2 }),
    aMember('SALE', 80, { original_price: 100 }),
  ].map((member) => [member.sku, member]),
)
const find = (sku: string) => members.get(sku)

function aLink(id: string, sku: string, qty: number, is_default = false) {
  return { id, sku, option_id: 1, qty, position: 1, is_default, price: null, price_type: null, can_change_quantity: 1 }
}
function anOption(option_id: number, product_links: ReturnType<typeof aLink>[], required = true) {
  return { option_id, title: 'Option', required, type: 'radio' as const, position: 1, sku: 'KIT', product_links }
}

const kit: Product = {
  id: 9,
  sku: 'KIT',
  name: 'Kit',
  type_id: 'bundle',
  price: 0,
  bundle_options: [anOption(1, [aLink('2', 'A2', 1), aLink('1', 'A1', 1, true)]), anOption(2, [aLink('5', 'B1', 3, true)])],
}

describe('bundles (docs/behaviour/prices.md §4.4)', () => {
  it.each<{ why: string; choices: BundleChoices; price: number }>([
    { why: 'the defaults of the example', choices: {}, price: 375 },
    { why: 'the choices of the example', choices: { 1: { selection: '2', qty: 1 }, 2: { selection: 5, qty: 1 } }, price: 445 },
    { why: 'quantities as text', choices: { 2: { selection: '5', qty: '2' } }, price: 350 },
    { why: 'a chosen 0 adds nothing', choices: { 2: { selection: '5', qty: 0 } }, price: 300 },
    { why: 'a negative quantity adds nothing', choices: { 2: { selection: '5', qty: -4 } }, price: 300 },
    { why: 'a fraction adds nothing', choices: { 2: { selection: '5', qty: 1.5 } }, price: 300 },
    { why: 'a removed option', choices: { 1: null }, price: 75 },
    { why: 'an unknown selection', choices: { 1: { selection: '77', qty: 1 } }, price: 75 },
  ])('$why: $price', ({ choices, price }) => {
    const options = kit.bundle_options ?? []
    const priced = priceLinkedProducts(kit, find, toBundleOptions(options, { ...startBundleChoices(options), ...choices }))
    expect(priced.price).toBe(price)
    expect(priced.price_incl_tax).toBeCloseTo(price * 1.15, 8)
  })

  it.each([
    { why: 'the first selection without a default, quantity 0 is one', links: [aLink('5', 'B1', 0), aLink('6', 'A1', 1)], price: 25 },
    { why: 'a missing product counts as 0', links: [aLink('5', 'GONE', 1)], price: 199 },
    { why: 'a disabled product counts as 0', links: [aLink('5', 'OFF', 1)], price: 199 },
  ])('$why', ({ links, price }) => {
    expect(priceLinkedProducts({ ...kit, price: 199, bundle_options: [anOption(1, links)] }, find).price).toBe(price)
  })

  it('uses a fixed quantity whatever was sent, and all selections of check boxes', () => {
    const fixed = { ...kit, bundle_options: [anOption(1, [{ ...aLink('5', 'B1', 3), can_change_quantity: 0 }])] }
    expect(priceLinkedProducts(fixed, find, [{ option_id: 1, option_qty: 9, option_selections: [5] }]).price).toBe(75)
    const boxes = { ...kit, bundle_options: [{ ...anOption(1, [aLink('1', 'A1', 1), aLink('5', 'B1', 1)]), type: 'checkbox' as const }] }
    expect(priceLinkedProducts(boxes, find, [{ option_id: 1, option_qty: 1, option_selections: [1, 5] }]).price).toBe(325)
  })

  it('accepts a quantity of 0 of an optional selection as not chosen, and refuses a negative one (Spec §5)', () => {
    const select = (option_qty: number | string, required: boolean, can_change_quantity = 1) => {
      const option = { ...anOption(1, [{ ...aLink('5', 'B1', 3), can_change_quantity }]), required }
      const { selections, faults } = selectBundle({ bundle_options: [option] }, [{ option_id: 1, option_qty, option_selections: [5] }])
      return [selections.map(({ qty }) => qty), faults.map(({ kind }) => kind)]
    }
    expect(select(0, false)).toEqual([[], []])
    expect(select('0', true)).toEqual([[], ['missing']])
    expect(select(0, true, 0)).toEqual([[3], []])
    expect(select(-1, false)).toEqual([[], ['not-offered']])
    expect(select('', false)).toEqual([[], ['not-offered']])
  })

  it('falls back to the price of a member without the other amounts', () => {
    const bare: Product = { id: 2, sku: 'A1', name: 'A1', type_id: 'simple', price: 10 }
    const priced = priceLinkedProducts({ ...kit, bundle_options: [anOption(1, [aLink('1', 'A1', 2)])] }, () => bare)
    expect(priced).toMatchObject({ price: 20, price_incl_tax: 20, original_price: 20, special_price: 0 })
  })

  it('shows the saving', () => {
    const sale = priceLinkedProducts({ ...kit, bundle_options: [anOption(1, [aLink('5', 'SALE', 2)])] }, find)
    expect(sale).toMatchObject({ price: 160, original_price: 200, special_price: 160 })
  })

  it('has no special price without a saving', () => {
    expect(priceLinkedProducts(kit, find).special_price).toBe(0)
  })

  it('starts with the defaults and sends numbers', () => {
    const choices = startBundleChoices(kit.bundle_options ?? [])
    expect(toBundleOptions((kit.bundle_options ?? []).toReversed(), choices)).toEqual([
      { option_id: 1, option_qty: 1, option_selections: [1] },
      { option_id: 2, option_qty: 3, option_selections: [5] },
    ])
    expect(listMissingSelections(kit.bundle_options ?? [], choices)).toEqual([])
    expect(listMissingSelections(kit.bundle_options ?? [], { ...choices, 1: null, 2: { selection: 5, qty: 0 } })).toEqual([1, 2])
  })
})

describe('groups (docs/behaviour/prices.md §4.4)', () => {
  const link = (linked_product_sku: string, change: object = {}) => ({
    sku: 'SET',
    link_type: 'associated' as const,
    linked_product_sku,
    linked_product_type: 'simple' as const,
    ...change,
  })

  it('add each associated simple product once, whatever quantity the link has', () => {
    const product_links = [
      link('A1', { qty: 4 }),
      link('B1'),
      link('A2', { link_type: 'related' }),
      link('A2', { linked_product_type: 'configurable' }),
    ]
    expect(priceLinkedProducts({ ...kit, type_id: 'grouped', product_links }, find).price).toBe(325)
  })

  it('do not change other products', () => {
    const simple: Product = { ...kit, type_id: 'simple', price: 12 }
    expect(priceLinkedProducts(simple, find)).toBe(simple)
  })
})

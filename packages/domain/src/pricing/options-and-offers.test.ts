import type { CustomOption } from '@meerkat/contract/custom-option'
import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { applyTierPrices } from './apply-tier-prices.ts'
import { customOptionDelta } from './custom-option-delta.ts'
import { findNextPriceChange } from './find-next-price-change.ts'
import { isSpecialPriceActive } from './special-price-window.ts'
import { findPackSize, findUnitPrice } from './unit-price.ts'

function anOption(option_id: number, type: CustomOption['type'], change: Partial<CustomOption> = {}): CustomOption {
  return { option_id, product_sku: 'TAG', title: 'Option', type, sort_order: 1, is_require: false, values: [], ...change }
}

function aValue(option_type_id: number, price: number, price_type: 'fixed' | 'percent') {
  return { option_type_id, title: 'Value', price, price_type, sort_order: 1 }
}

describe('customOptionDelta (docs/behaviour/prices.md §4.5)', () => {
  const custom_options = [
    anOption(1, 'radio', { values: [aValue(11, 30, 'fixed'), aValue(0, 99, 'fixed')] }),
    anOption(2, 'checkbox', { values: [aValue(21, 10, 'percent'), aValue(22, 5, 'fixed')] }),
    anOption(3, 'field', { price: 15 }),
    anOption(4, 'area', { price: 20, price_type: 'percent' }),
  ]
  const product = { price: 250, price_incl_tax: 287.5, custom_options }

  it.each([
    { why: 'the worked example', choices: { 1: '11', 2: ['21'] }, price: 55, price_incl_tax: 58.75 },
    { why: 'checkboxes add up', choices: { 2: [21, 22] }, price: 30, price_incl_tax: 33.75 },
    { why: 'type id 0 does not count', choices: { 1: 0 }, price: 0, price_incl_tax: 0 },
    { why: 'empty, null and unknown', choices: { 1: null, 2: [], 3: ' ', 9: '1' }, price: 0, price_incl_tax: 0 },
    { why: 'a typed text is free', choices: { 3: 'Rex', 4: 'Luna' }, price: 0, price_incl_tax: 0 },
  ])('$why', ({ choices, price, price_incl_tax }) => {
    expect(customOptionDelta(product, choices)).toEqual({ price, price_incl_tax })
  })
})

describe('applyTierPrices (docs/behaviour/prices.md §4.6)', () => {
  const product: Product = {
    id: 1,
    sku: 'KAROO',
    name: 'Karoo',
    type_id: 'simple',
    price: 400,
    special_price: 390,
    tier_prices: [
      { customer_group_id: 3, qty: 1, value: 380 },
      { customer_group_id: 3, qty: 5, value: 300 },
      { customer_group_id: 0, qty: 1, value: 420 },
      { customer_group_id: 5, qty: 1, value: 400 },
    ],
  }

  it.each([
    { why: 'the tier of the group replaces price and special price', group: 3, price: 380, special: null, tiers: [1, 5] },
    { why: 'a tier above the price is ignored', group: 0, price: 400, special: 390, tiers: [1] },
    { why: 'a tier at the price changes nothing', group: 5, price: 400, special: 390, tiers: [1] },
    { why: 'another group has no tiers', group: 7, price: 400, special: 390, tiers: [] },
  ])('$why', ({ group, price, special, tiers }) => {
    const seen = applyTierPrices(product, group)
    expect(seen).toMatchObject({ price, special_price: special })
    expect(seen.tier_prices?.map(({ qty }) => qty)).toEqual(tiers)
  })

  it('applies to the children of a configurable product, whose price drops to the lowest', () => {
    const children = [
      { id: 2, sku: 'A', price: 410, tier_prices: product.tier_prices },
      { id: 3, sku: 'B', price: 500 },
    ]
    const seen = applyTierPrices({ ...product, type_id: 'configurable', configurable_children: children }, 3)
    expect(seen.price).toBe(380)
    expect(seen.configurable_children?.map(({ price }) => price)).toEqual([380, 500])
    expect(applyTierPrices({ ...product, price: 100, type_id: 'configurable', configurable_children: children }, 3).price).toBe(100)
    expect(applyTierPrices({ ...product, price: 0, type_id: 'configurable', configurable_children: children }, 3).price).toBe(380)
    expect(applyTierPrices({ ...product, type_id: 'configurable' }, 3).price).toBe(380)
  })
})

describe('special price window (docs/behaviour/prices.md §4.2)', () => {
  const from = '2025-06-01 00:00:00'
  const to = '2025-07-01'
  const [start, end] = [Date.UTC(2025, 5, 1), Date.UTC(2025, 6, 1)]

  it.each([
    { why: 'no dates', window: {}, now: start, active: true },
    { why: 'both bounds are exclusive: start', window: { special_from_date: from, special_to_date: to }, now: start, active: false },
    { why: 'inside', window: { special_from_date: from, special_to_date: to }, now: start + 1, active: true },
    { why: 'both bounds are exclusive: end', window: { special_from_date: from, special_to_date: to }, now: end, active: false },
    { why: 'open at the end', window: { special_from_date: from, special_to_date: null }, now: end * 2, active: true },
    { why: 'open at the start', window: { special_to_date: to }, now: 0, active: true },
    { why: 'an invalid date', window: { special_to_date: 'soon' }, now: 0, active: false },
  ])('$why', ({ window, now, active }) => {
    expect(isSpecialPriceActive(window, now)).toBe(active)
  })

  const offer = { special_price: 300, special_from_date: from, special_to_date: to }
  it.each([
    { why: 'before: its start', product: offer, now: 0, change: start + 1 },
    { why: 'inside: its end', product: offer, now: start + 1, change: end },
    { why: 'after: never', product: offer, now: end, change: null },
    { why: 'no special price: never', product: { ...offer, special_price: null }, now: 0, change: null },
    {
      why: 'the change of a child, if it is earlier',
      product: { ...offer, configurable_children: [{ id: 2, sku: 'A', price: 1, special_price: 1, special_to_date: '2025-05-01' }] },
      now: 0,
      change: Date.UTC(2025, 4, 1),
    },
    { why: 'a window that never opens', product: { ...offer, special_to_date: '2025-05-01' }, now: 0, change: null },
  ])('next change, $why', ({ product, now, change }) => {
    expect(findNextPriceChange(product, now)).toBe(change)
  })
})

describe('unit price', () => {
  it.each([
    ['3 kg', 3, 'kg'],
    ['400 g', 0.4, 'kg'],
    ['6 x 85 g', 0.51, 'kg'],
    ['12×400g', 4.8, 'kg'],
    ['1,5 kg', 1.5, 'kg'],
    ['250 ml', 0.25, 'l'],
    ['5 L', 5, 'l'],
    ['30 tablets', 30, 'tablet'],
    ['2 x 15 Tabletten', 30, 'tablet'],
    ['20 compresse', 20, 'tablet'],
    ['20 capsules', 20, 'piece'],
    ['3 pezzi', 3, 'piece'],
  ])('%s holds %d %s', (label, quantity, unit) => {
    expect(findPackSize(label)).toEqual({ quantity, unit })
  })

  it.each(['Large', '3', 'kg', '0 g', '3 XL', '20-30 cm', ''])('"%s" does not state a quantity', (label) => {
    expect(findPackSize(label)).toBeNull()
  })

  it.each([
    [460, '3 kg', { price: 153.33, unit: 'kg' }],
    [99.99, '6 x 85 g', { price: 196.06, unit: 'kg' }],
    // The displayed price is 15.99; the price with tax is slightly lower before rounding.
    [15.98999975, '2 kg', { price: 8, unit: 'kg' }],
    [0, '3 kg', null],
    [460, 'Large', null],
    [460, null, null],
  ])('%d for %s', (price, label, unitPrice) => {
    expect(findUnitPrice(price, label)).toEqual(unitPrice)
  })
})

import type { ConfigurableChild } from '@meerkat/contract/configurable'
import { expect, it } from 'vitest'
import { priceValues } from './price-values.ts'

const GROSS = { shownPriceIncludesTax: true }
const aVariant = (price_incl_tax: number, more: Partial<ConfigurableChild> = {}): ConfigurableChild => ({
  id: 1,
  sku: 'A',
  price: price_incl_tax / 1.15,
  price_incl_tax,
  ...more,
})

it('states the price and the unit price of each pack size', () => {
  const values = [
    { label: '1.5 kg', variant: aVariant(150) },
    { label: '3 kg', variant: aVariant(270) },
  ]
  expect(priceValues(values, GROSS)).toEqual([
    { now: 150, before: null, unit: { price: 100, unit: 'kg' } },
    { now: 270, before: null, unit: { price: 90, unit: 'kg' } },
  ])
})

it('states no unit price for a size without a quantity, and the former price of a reduced one', () => {
  const values = [
    { label: 'S', variant: aVariant(80, { special_price: 70, original_price_incl_tax: 100 }) },
    { label: 'L', variant: aVariant(120) },
  ]
  expect(priceValues(values, GROSS)).toEqual([
    { now: 80, before: 100, unit: null },
    { now: 120, before: null, unit: null },
  ])
})

it('states prices without tax where the store view shows such prices', () => {
  const values = [
    { label: '1 kg', variant: aVariant(115) },
    { label: '2 kg', variant: aVariant(207) },
  ]
  const prices = priceValues(values, { shownPriceIncludesTax: false })
  expect(prices.map((price) => Math.round(price?.now ?? 0))).toEqual([100, 180])
})

it.each([
  { why: 'all cost the same', variants: [aVariant(80), aVariant(80)] },
  { why: 'only one exists', variants: [aVariant(80), null] },
])('states nothing when $why', ({ variants }) => {
  expect(
    priceValues(
      variants.map((variant) => ({ label: '1 kg', variant })),
      GROSS,
    ),
  ).toEqual([null, null])
})

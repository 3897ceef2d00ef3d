import { describe, expect, it } from 'vitest'
import { findProductUnitPrice } from './find-product-unit-price.ts'
import { setFinalPrices } from './set-final-prices.ts'
import { badgePercent, savingPercent, shownPrice } from './shown-price.ts'

const offer = { price: 320, price_tax: 48, price_incl_tax: 368, original_price: 400, original_price_incl_tax: 460, special_price: 320 }
const product = { id: 1, sku: 'A', name: 'A', type_id: 'simple', packsize: '7', ...offer } as const
const labelOf = () => '2 kg'

describe('the displayed price (docs/behaviour/prices.md §4.1)', () => {
  it.each([
    { why: 'by default with tax', display: {}, shown: { now: 368, before: 460 }, unit: 184, final: 368 },
    { why: 'with tax', display: { shownPriceIncludesTax: true }, shown: { now: 368, before: 460 }, unit: 184, final: 368 },
    { why: 'without tax', display: { shownPriceIncludesTax: false }, shown: { now: 320, before: 400 }, unit: 160, final: 320 },
  ])('$why: on the tile, per kilogram, for filter and sort order', ({ display, shown, unit, final }) => {
    expect(shownPrice(product, display)).toEqual(shown)
    expect(findProductUnitPrice(product, labelOf, display)).toEqual({ price: unit, unit: 'kg' })
    expect(setFinalPrices(product, display)).toMatchObject({ final_price: final, final_price_tax: 48, final_price_incl_tax: 368 })
  })

  it.each([
    { why: 'without an offer', change: { special_price: 0 } },
    { why: 'when the original price was not higher', change: { original_price_incl_tax: 368, original_price: 320 } },
    { why: 'when the original price is unknown', change: { original_price_incl_tax: undefined, original_price: undefined } },
  ])('shows no struck-through price $why', ({ change }) => {
    expect(shownPrice({ ...product, ...change }, {}).before).toBeNull()
    expect(shownPrice({ ...product, ...change }, { shownPriceIncludesTax: false }).before).toBeNull()
  })

  it('is zero for a free product, and the plain price for one without tax fields', () => {
    expect(shownPrice({ price: 0, price_incl_tax: 0 }, {}).now).toBe(0)
    expect(shownPrice({ price: 25 }, {}).now).toBe(25)
  })

  it.each([
    { why: 'whole percent of the former price', shown: { now: 368, before: 460 }, percent: 20 },
    { why: 'rounded', shown: { now: 89.9, before: 99.9 }, percent: 10 },
    { why: 'zero without a former price', shown: { now: 89.9, before: null }, percent: 0 },
  ])('saves $why', ({ shown, percent }) => {
    expect(savingPercent(shown)).toBe(percent)
  })

  it.each([
    { why: 'names a saving of 5 percent', shown: { now: 95, before: 100 }, percent: 5 },
    { why: 'names one that is rounded to 5 percent', shown: { now: 95.4, before: 100 }, percent: 5 },
    { why: 'does not name a smaller one', shown: { now: 98, before: 100 }, percent: 0 },
    { why: 'does not name one without a former price', shown: { now: 98, before: null }, percent: 0 },
  ])('has a badge that $why', ({ shown, percent }) => {
    expect(badgePercent(shown)).toBe(percent)
  })
})

import type { ShippingRate } from '@meerkat/contract/store-config'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateTotals, sumInclTax, type TotalsInput } from '../cart/totals/calculate-totals.ts'
import { localTotals } from '../cart/totals/local-totals.ts'
import { fromCents, toCents } from '../pricing/round-money.ts'
import { findFreeDelivery, listShipping } from './offer-methods.ts'

function aRate(method_code: string, change: Partial<ShippingRate> = {}): ShippingRate {
  const titles = { carrier_title: 'Courier', method_title: method_code }
  return { carrier_code: 'courier', method_code, ...titles, price: 50, tax_class_id: 2, countries: ['ZA', 'NA'], ...change }
}

const standard = aRate('standard', { freeFrom: 900, default: true })
const express = aRate('express', { countries: ['ZA'] })
const tax = {
  defaultCountry: 'ZA',
  defaultRegion: '',
  sourcePriceIncludesTax: false,
  finalPriceIncludesTax: true,
  userGroupId: null,
  useOnlyDefaultUserGroupId: false,
}
const view = { shipping: [express, standard], tax }
const bowl = { type_id: 'simple' } as const
const situation = { lines: [bowl], country: null, methodCode: null, subtotalInclTax: 750 }

describe('findFreeDelivery', () => {
  it.each([
    { why: 'states the amount missing for the default method', change: {}, expected: { missing: 150, share: 750 / 900 } },
    { why: 'counts cents', change: { subtotalInclTax: 899.99 }, expected: { missing: 0.01, share: 899.99 / 900 } },
    { why: 'is reached with the exact amount', change: { subtotalInclTax: 900 }, expected: { missing: 0, share: 1 } },
    { why: 'is reached above it', change: { subtotalInclTax: 2000 }, expected: { missing: 0, share: 1 } },
    { why: 'starts at zero with free products', change: { subtotalInclTax: 0 }, expected: { missing: 900, share: 0 } },
    { why: 'follows the chosen method', change: { methodCode: 'standard' }, expected: { missing: 150, share: 750 / 900 } },
    { why: 'is nothing for a chosen method that is never free', change: { methodCode: 'express' }, expected: null },
    { why: 'is nothing for a method that only the server knows', change: { methodCode: 'drone' }, expected: null },
    { why: 'accepts a country code in lower case', change: { country: 'na' }, expected: { missing: 150, share: 750 / 900 } },
    { why: 'is nothing where the method does not deliver', change: { country: 'DE' }, expected: null },
    { why: 'is nothing where the chosen method does not deliver', change: { country: 'DE', methodCode: 'standard' }, expected: null },
    { why: 'is nothing for an empty cart', change: { lines: [] }, expected: null },
    { why: 'is nothing for services', change: { lines: [{ type_id: 'virtual' as const }] }, expected: null },
    { why: 'is nothing for downloads', change: { lines: [{ type_id: 'downloadable' as const }] }, expected: null },
    {
      why: 'counts a service next to goods',
      change: { lines: [bowl, { type_id: 'virtual' as const }] },
      expected: { missing: 150, share: 750 / 900 },
    },
  ])('$why', ({ change, expected }) => {
    expect(findFreeDelivery(view, { ...situation, ...change })).toEqual(expected)
  })

  it('is nothing without a default method, or when that is never free', () => {
    expect(findFreeDelivery({ tax, shipping: [express, aRate('standard', { freeFrom: 900 })] }, situation)).toBeNull()
    expect(findFreeDelivery({ tax, shipping: [aRate('standard', { default: true })] }, situation)).toBeNull()
    expect(findFreeDelivery({ tax, shipping: [] }, situation)).toBeNull()
  })

  it('is reached where delivery is free from the first product on', () => {
    const always = { tax, shipping: [aRate('standard', { default: true, freeFrom: 0 })] }
    expect(findFreeDelivery(always, { ...situation, subtotalInclTax: 0 })).toEqual({ missing: 0, share: 1 })
  })

  const titles = { subtotal: '', discount: '', tax: '', grandTotal: '', taxRate: String }
  const carts = fc.record({
    lines: fc.array(
      fc.record({
        itemId: fc.constant(1),
        name: fc.constant('Kibble'),
        qty: fc.integer({ min: 1, max: 9 }),
        price: fc.oneof(fc.double({ min: 0, max: 500, noNaN: true }), fc.constantFrom(100, 782.6087, 900, 99.995)),
        ratePercent: fc.constantFrom(null, 0, 7, 15),
        options: fc.constant([]),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    discountPercent: fc.constantFrom(0, 10, 100),
    couponCode: fc.constantFrom(null, 'PAWS10'),
    display: fc.constantFrom({}, { shownPriceIncludesTax: false }),
    shipping: fc.constantFrom(null, { price: 50, ratePercent: 15, title: '' }),
  })
  const price = (subtotalInclTax: number, freeFrom: number) =>
    listShipping({ tax, shipping: [{ ...standard, freeFrom }] }, { country: 'ZA', subtotalInclTax, findRate: () => 15 })[0]?.price_incl_tax

  it('is reached exactly when the method costs nothing, with any discount and delivery in the totals', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 0, max: 200_000 }), (cart, freeFromCents) => {
        const freeFrom = fromCents(freeFromCents)
        const input: TotalsInput = { ...cart, currencyCode: 'ZAR', titles }
        const { subtotal_incl_tax } = calculateTotals(input)
        const charged = price(sumInclTax(cart.lines, cart.display), freeFrom)
        const found = findFreeDelivery({ tax, shipping: [{ ...standard, freeFrom }] }, { ...situation, subtotalInclTax: subtotal_incl_tax })
        expect(found?.missing === 0).toBe(charged === 0)
        // The stated amount makes delivery free, and one cent less does not.
        const missing = toCents(found?.missing ?? 0)
        expect(price(fromCents(toCents(subtotal_incl_tax) + missing), freeFrom)).toBe(0)
        const isFreeBefore = missing > 0 && price(fromCents(toCents(subtotal_incl_tax) + missing - 1), freeFrom) === 0
        expect(isFreeBefore).toBe(false)
      }),
    )
  })

  it('gives the same result with local totals: at group and tier prices, before the coupon', () => {
    const known = {
      coupon_code: 'PAWS10',
      items: calculateTotals({ lines: [], shipping: null, display: {}, currencyCode: 'ZAR', titles }).items,
    }
    const tiers = [{ qty: 5, price: 130.4348, price_incl_tax: 150 }]
    const lines = [{ qty: 5, price: 156.5217, price_incl_tax: 180, tax_percent: 15, tiers }]
    const local = localTotals({ lines, shipping: null, known, display: {}, currencyCode: 'ZAR' })
    expect(findFreeDelivery(view, { ...situation, subtotalInclTax: local.subtotal_incl_tax })?.missing).toBe(150)
  })
})

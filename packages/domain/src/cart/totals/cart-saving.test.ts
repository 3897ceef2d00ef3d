import { describe, expect, it } from 'vitest'
import { cartSaving } from './cart-saving.ts'

const special = {
  qty: 2,
  price: 320,
  price_incl_tax: 368,
  original_price: 400,
  original_price_incl_tax: 460,
  special_price: 320,
  special_price_incl_tax: 368,
}
const discount = { rows: [{ kind: 'discount', amount: -73.6, code: 'PAWS10' }] } as const
const none = { rows: [] }

describe('cartSaving', () => {
  it.each([
    { why: 'is nothing for an empty cart', lines: [], money: none, display: {}, saving: 0 },
    { why: 'counts a special price for each piece', lines: [special], money: none, display: {}, saving: 184 },
    {
      why: 'counts it without tax where prices are shown without tax',
      lines: [special],
      money: none,
      display: { shownPriceIncludesTax: false },
      saving: 160,
    },
    {
      why: 'needs a special price, not only a different price',
      lines: [{ ...special, special_price: 0 }],
      money: none,
      display: {},
      saving: 0,
    },
    {
      why: 'is not negative for a price that rose',
      lines: [{ ...special, original_price_incl_tax: 300 }],
      money: none,
      display: {},
      saving: 0,
    },
    { why: 'adds the discount of a coupon', lines: [special], money: discount, display: {}, saving: 257.6 },
  ])('$why', ({ lines, money, display, saving }) => {
    expect(cartSaving(lines, money, display)).toBe(saving)
  })
})

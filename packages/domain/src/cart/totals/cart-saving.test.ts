import { describe, expect, it } from 'vitest'
import { cartSaving } from './cart-saving.ts'

const special = { qty: 2, price_incl_tax: 368, original_price_incl_tax: 460, special_price_incl_tax: 368 }
const totals = { subtotal_incl_tax: 736, shipping_incl_tax: 57.5, grand_total: 793.5 }

describe('what a cart saves', () => {
  it.each([
    { why: 'an empty cart', lines: [], totals: null, saving: 0 },
    { why: 'a special, twice', lines: [special], totals: null, saving: 184 },
    { why: 'no special, though there was another price', lines: [{ ...special, special_price_incl_tax: 0 }], totals: null, saving: 0 },
    { why: 'a price that rose saves nothing', lines: [{ ...special, original_price_incl_tax: 300 }], totals: null, saving: 0 },
    { why: 'totals without a discount add nothing', lines: [special], totals, saving: 184 },
    { why: 'a coupon adds what it takes off', lines: [special], totals: { ...totals, grand_total: 719.9 }, saving: 257.6 },
  ])('$why', ({ lines, totals, saving }) => {
    expect(cartSaving(lines, totals)).toBe(saving)
  })
})

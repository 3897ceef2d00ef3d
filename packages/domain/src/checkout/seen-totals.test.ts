import type { CartTotals } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import { calculateTotals } from '../cart/totals/calculate-totals.ts'
import { matchesSeenTotals, toSeenTotals } from './seen-totals.ts'

function totalsOf(price: number, ratePercent = 15): CartTotals {
  return calculateTotals({
    lines: [{ itemId: 1, name: 'Kibble', qty: 2, price, ratePercent, options: [], isExcluded: false }],
    shipping: { price: 50, ratePercent, title: 'Courier' },
    discountPercent: 10,
    couponCode: 'MEOW10',
    display: {},
    currencyCode: 'ZAR',
    titles: { subtotal: '', discount: '', tax: '', grandTotal: '', taxRate: String },
  })
}

describe('the amounts that a shopper accepted (docs/wire.md §4.6)', () => {
  const seen = toSeenTotals(totalsOf(100))

  it.each([
    { why: 'the same totals', now: totalsOf(100), is: true },
    { why: 'a more expensive product', now: totalsOf(100.01), is: false },
    { why: 'a cheaper product', now: totalsOf(99), is: false },
    { why: 'another tax', now: totalsOf(100, 16), is: false },
    { why: 'another price of delivery', now: { ...totalsOf(100), shipping_incl_tax: 60 }, is: false },
    { why: 'a discount that has gone', now: { ...totalsOf(100), discount_amount: 0 }, is: false },
    { why: 'another currency', now: { ...totalsOf(100), quote_currency_code: 'EUR' }, is: false },
    { why: 'less than half a cent', now: { ...totalsOf(100), grand_total: totalsOf(100).grand_total + 0.004 }, is: true },
  ])('$why: $is', ({ now, is }) => {
    expect(matchesSeenTotals(seen, now)).toBe(is)
  })
})

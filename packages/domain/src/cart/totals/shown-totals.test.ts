import type { TotalsItem } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import { applyTotals } from './apply-totals.ts'
import { calculateTotals } from './calculate-totals.ts'
import { linePrice } from './line-price.ts'
import { localTotals } from './local-totals.ts'

const titles = { subtotalInclTax: 'Subtotal incl. tax', grandTotal: 'Grand total' }

function priced(discountPercent: number): TotalsItem {
  const totals = calculateTotals({
    lines: [{ itemId: 7, name: 'Kibble', qty: 2, price: 400, ratePercent: 15, options: [{ label: 'Pack size', value: '3 kg' }] }],
    shipping: null,
    discountPercent,
    currencyCode: 'ZAR',
    titles: { subtotal: '', discount: '', tax: '', grandTotal: '', taxRate: String },
  })
  return totals.items[0] as TotalsItem
}

describe('localTotals (behaviour 1.15)', () => {
  const lines = [
    { qty: 3, price_incl_tax: 99.994 },
    { qty: 1, price_incl_tax: 0 },
  ]

  it('adds shipping once and shows the cost of the payment without adding it', () => {
    const shipping = { method_title: 'Courier', price_incl_tax: 57.5 }
    const payment = { title: 'Cash on delivery', cost_incl_tax: 10 }
    expect(localTotals({ lines, shipping, payment, titles })).toEqual([
      { code: 'subtotal_incl_tax', title: 'Subtotal incl. tax', value: 299.97 },
      { code: 'grand_total', title: 'Grand total', value: 357.47 },
      { code: 'payment', title: 'Cash on delivery', value: 10 },
      { code: 'shipping', title: 'Courier', value: 57.5 },
    ])
  })

  it('does without methods', () => {
    expect(localTotals({ lines, shipping: null, payment: null, titles }).map(({ value }) => value)).toEqual([299.97, 299.97])
  })
})

describe('applyTotals (behaviour 1.13)', () => {
  it("gives a line the server's record and quantity, options parsed", () => {
    const [line, other] = applyTotals(
      [
        { sku: 'KIBBLE', qty: 1, server_item_id: 7 },
        { sku: 'NEW', qty: 1 },
      ],
      { items: [priced(0)] },
    )
    expect(line).toMatchObject({ qty: 2, totals: { row_total: 800, options: [{ label: 'Pack size', value: '3 kg' }] } })
    expect(other).toEqual({ sku: 'NEW', qty: 1 })
  })

  it.each(['not json', '{}', '[1]'])('reads no options from %s', (options) => {
    const [line] = applyTotals([{ sku: 'KIBBLE', qty: 1, item_id: 7 }], { items: [{ ...priced(0), options }] })
    expect(line?.totals?.options).toEqual([])
  })
})

describe('linePrice (behaviour 1.15)', () => {
  const line = { sku: 'KIBBLE', qty: 2, price_incl_tax: 460 }
  it.each([
    { why: 'online', line: { ...line, totals: priced(0) }, online: true, price: { price: 920, original: null } },
    { why: 'online with a discount', line: { ...line, totals: priced(10) }, online: true, price: { price: 828, original: 920 } },
    { why: 'online without totals', line, online: true, price: { price: 920, original: null } },
    { why: 'offline', line: { ...line, qty: 3, totals: priced(0) }, online: false, price: { price: 1380, original: null } },
    {
      why: 'offline, a special price that saves nothing',
      line: { ...line, special_price_incl_tax: 460, original_price_incl_tax: 460 },
      online: false,
      price: { price: 920, original: null },
    },
    {
      why: 'offline, no special price',
      line: { ...line, special_price_incl_tax: 0, original_price_incl_tax: 500 },
      online: false,
      price: { price: 920, original: null },
    },
    {
      why: 'offline, special',
      line: { ...line, price_incl_tax: 368, special_price_incl_tax: 368, original_price_incl_tax: 460 },
      online: false,
      price: { price: 736, original: 920 },
    },
  ])('$why', ({ line, online, price }) => {
    expect(linePrice(line, { online })).toEqual(price)
  })
})

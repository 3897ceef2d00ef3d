import type { TotalsItem } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import { applyTotals } from './apply-totals.ts'
import { calculateTotals } from './calculate-totals.ts'
import { linePrice, piecePrice } from './line-price.ts'
import { localTotals } from './local-totals.ts'

function priced(discountPercent: number): TotalsItem {
  const totals = calculateTotals({
    lines: [{ itemId: 7, name: 'Kibble', qty: 2, price: 400, ratePercent: 15, options: [{ label: 'Pack size', value: '3 kg' }] }],
    shipping: null,
    discountPercent,
    display: {},
    currencyCode: 'ZAR',
    titles: { subtotal: '', discount: '', tax: '', grandTotal: '', taxRate: String },
  })
  return totals.items[0] as TotalsItem
}

describe('localTotals', () => {
  const lines = [
    { qty: 3, price: 86.951, price_incl_tax: 99.99365 },
    { qty: 1, price: 0, price_incl_tax: 0 },
  ]
  const courier = { carrier_title: 'Courier', method_title: 'Standard', price_excl_tax: 50, price_incl_tax: 57.5 }
  const input = { lines, shipping: null, known: null, display: {}, currencyCode: 'ZAR' }

  it('adds up displayed prices and the chosen delivery method', () => {
    expect(localTotals({ ...input, shipping: courier })).toMatchObject({
      subtotal_incl_tax: 299.97,
      shipping_incl_tax: 57.5,
      grand_total: 357.47,
      tax_amount: 46.63,
    })
  })

  it('names the delivery as the server does', () => {
    const { total_segments } = localTotals({ ...input, shipping: courier })
    expect(total_segments.find(({ code }) => code === 'shipping')?.title).toContain('(Courier - Standard)')
  })

  it('works without a delivery method', () => {
    expect(localTotals(input)).toMatchObject({ subtotal_incl_tax: 299.97, grand_total: 299.97 })
  })

  it('uses the displayed net price where prices are shown without tax', () => {
    const net = [{ qty: 10, price: 9.99, price_incl_tax: 11.8881 }]
    expect(localTotals({ ...input, lines: net, display: { shownPriceIncludesTax: false } })).toMatchObject({
      subtotal: 99.9,
      tax_amount: 18.98,
      grand_total: 118.88,
    })
  })

  it('uses the tier price of the quantity', () => {
    const tiers = [{ qty: 5, price: 95, price_incl_tax: 109.25 }]
    expect(localTotals({ ...input, lines: [{ qty: 4, price: 100, price_incl_tax: 115, tiers }] }).grand_total).toBe(460)
    expect(localTotals({ ...input, lines: [{ qty: 5, price: 100, price_incl_tax: 115, tiers }] }).grand_total).toBe(546.25)
    expect(linePrice({ sku: 'A', qty: 5, price: 100, price_incl_tax: 115, tiers }, { online: false, display: {} }).price).toBe(546.25)
  })

  it('uses the tax rate of the product when an option changes the ratio of its prices', () => {
    const withOption = [{ qty: 1, price: 130, price_incl_tax: 145, tax_percent: 15 }]
    expect(localTotals({ ...input, lines: withOption })).toMatchObject({ grand_total: 145, tax_amount: 18.91 })
  })

  it('keeps the coupon of the last totals, except for the lines that it excludes', () => {
    const known = { coupon_code: 'PAWS10', items: [priced(10), { ...priced(0), item_id: 8 }] }
    const both = [
      { qty: 2, price: 400, price_incl_tax: 460, totals: priced(10) },
      { qty: 2, price: 400, price_incl_tax: 460, totals: priced(0) },
    ]
    expect(localTotals({ ...input, lines: both, known })).toMatchObject({ coupon_code: 'PAWS10', grand_total: 1748 })
  })

  it.each([{ known: null }, { known: { coupon_code: 'PAWS10', items: [priced(10)] } }])(
    'equals the totals of the server for the same cart',
    ({ known }) => {
      const server = priced(known ? 10 : 0)
      const line = { qty: 2, price: 400, price_incl_tax: 460, totals: server }
      const local = localTotals({ ...input, lines: [line], known })
      expect(local.items[0]).toMatchObject({
        row_total: server.row_total,
        tax_amount: server.tax_amount,
        discount_amount: server.discount_amount,
      })
    },
  )
})

describe('applyTotals (docs/behaviour/cart.md §1.13)', () => {
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

describe('linePrice (docs/behaviour/cart.md §1.15)', () => {
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
    expect(linePrice(line, { online, display: {} })).toEqual(price)
  })

  it.each([
    { why: 'online', line: { ...line, totals: priced(10) }, online: true, price: { price: 720, original: 800 } },
    {
      why: 'offline',
      line: { ...line, price: 320, original_price: 400, special_price: 320 },
      online: false,
      price: { price: 640, original: 800 },
    },
  ])('is without tax where the store view shows prices without tax: $why', ({ line, online, price }) => {
    expect(linePrice(line, { online, display: { shownPriceIncludesTax: false } })).toEqual(price)
  })
})

describe('piecePrice (docs/behaviour/cart.md §1.15)', () => {
  // The server has raised the price since the line was added at 350 net.
  const line = { sku: 'KIBBLE', qty: 2, price: 350, price_incl_tax: 402.5, totals: priced(0) }
  it.each([
    { why: 'the server’s price online', online: true, display: {}, price: 460 },
    { why: 'the server’s price without tax', online: true, display: { shownPriceIncludesTax: false }, price: 400 },
    { why: 'the price of this device offline', online: false, display: {}, price: 402.5 },
  ])('is $why', ({ online, display, price }) => {
    expect(piecePrice(line, { online, display })).toBe(price)
  })
})

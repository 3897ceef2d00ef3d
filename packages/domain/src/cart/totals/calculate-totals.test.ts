import { CartTotals } from '@meerkat/contract/totals'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../pricing/round-money.ts'
import { showsNetPrices } from '../../pricing/shown-price.ts'
import { untaxedUnit } from '../../tax/split-gross.ts'
import { calculateTotals, sumInclTax, type TotalsInput, type TotalsLine } from './calculate-totals.ts'

const titles = {
  subtotal: 'Subtotal',
  discount: 'Discount (PAWS10)',
  tax: 'Tax',
  grandTotal: 'Grand Total',
  taxRate: (percent: number) => `VAT ${percent}%`,
}

const derma: TotalsLine = {
  itemId: 66301,
  name: 'Derma Care Adult',
  qty: 2,
  price: 400,
  ratePercent: 15,
  options: [{ label: 'Pack size', value: '3 kg' }],
}

const courier = { price: 50, ratePercent: 15, title: 'Shipping (Courier - Standard)' }

function anInput(change: Partial<TotalsInput> = {}): TotalsInput {
  return {
    lines: [derma],
    shipping: courier,
    discountPercent: 10,
    couponCode: 'PAWS10',
    display: {},
    currencyCode: 'ZAR',
    titles,
    ...change,
  }
}

describe('calculateTotals', () => {
  it('returns exactly the worked example of docs/wire.md §3.8', () => {
    expect(calculateTotals(anInput())).toEqual({
      grand_total: 885.5,
      base_grand_total: 885.5,
      subtotal: 800,
      base_subtotal: 800,
      subtotal_incl_tax: 920,
      base_subtotal_incl_tax: 920,
      subtotal_with_discount: 720,
      base_subtotal_with_discount: 720,
      discount_amount: -80,
      base_discount_amount: -80,
      coupon_code: 'PAWS10',
      shipping_amount: 50,
      base_shipping_amount: 50,
      shipping_incl_tax: 57.5,
      base_shipping_incl_tax: 57.5,
      shipping_discount_amount: 0,
      base_shipping_discount_amount: 0,
      shipping_tax_amount: 7.5,
      base_shipping_tax_amount: 7.5,
      tax_amount: 115.5,
      base_tax_amount: 115.5,
      weee_tax_applied_amount: null,
      base_currency_code: 'ZAR',
      quote_currency_code: 'ZAR',
      items_qty: 2,
      items: [
        {
          item_id: 66301,
          name: 'Derma Care Adult',
          qty: 2,
          price: 400,
          base_price: 400,
          price_incl_tax: 460,
          base_price_incl_tax: 460,
          row_total: 800,
          base_row_total: 800,
          row_total_incl_tax: 920,
          base_row_total_incl_tax: 920,
          row_total_with_discount: 720,
          tax_amount: 108,
          base_tax_amount: 108,
          tax_percent: 15,
          discount_amount: 80,
          base_discount_amount: 80,
          discount_percent: 10,
          options: '[{"label":"Pack size","value":"3 kg"}]',
          weee_tax_applied_amount: null,
          weee_tax_applied: null,
        },
      ],
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: 800 },
        { code: 'shipping', title: 'Shipping (Courier - Standard)', value: 50 },
        { code: 'discount', title: 'Discount (PAWS10)', value: -80 },
        {
          code: 'tax',
          title: 'Tax',
          value: 115.5,
          area: 'taxes',
          extension_attributes: {
            tax_grandtotal_details: [{ amount: 115.5, rates: [{ percent: '15', title: 'VAT 15%' }], group_id: 1 }],
          },
        },
        { code: 'grand_total', title: 'Grand Total', value: 885.5, area: 'footer' },
      ],
    })
  })

  it('has no coupon key without a coupon, and no segment for a missing discount or shipping', () => {
    const totals = calculateTotals(anInput({ couponCode: null, discountPercent: 0, shipping: null }))
    expect(Object.hasOwn(totals, 'coupon_code')).toBe(false)
    expect(totals.total_segments.map(({ code }) => code)).toEqual(['subtotal', 'tax', 'grand_total'])
    expect(totals.shipping_amount).toBe(0)
    expect(Object.is(totals.discount_amount, 0)).toBe(true)
  })

  it('does not discount excluded lines', () => {
    const medicine = { ...derma, itemId: 2, isExcluded: true }
    const totals = calculateTotals(anInput({ lines: [derma, medicine] }))
    expect(totals).toMatchObject({ coupon_code: 'PAWS10', discount_amount: -80, subtotal: 1600, subtotal_with_discount: 1520 })
    expect(totals.items).toMatchObject([
      { item_id: 66301, discount_amount: 80, discount_percent: 10, row_total_with_discount: 720 },
      { item_id: 2, discount_amount: 0, discount_percent: 0, row_total_with_discount: 800 },
    ])
    const nothingLeft = calculateTotals(anInput({ lines: [medicine] }))
    expect(nothingLeft).toMatchObject({ coupon_code: 'PAWS10', discount_amount: 0, grand_total: 977.5 })
    expect(nothingLeft.total_segments.map(({ code }) => code)).not.toContain('discount')
  })

  it('charges excluded lines as if there were no coupon, and the others as if there were no excluded lines', () => {
    const line = fc.record({
      price: fc.double({ min: 0, max: 5000, noNaN: true }),
      qty: fc.integer({ min: 1, max: 99 }),
      ratePercent: fc.constantFrom(null, 0, 7, 15, 19),
      isExcluded: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 0, max: 100 }), (drawn, discountPercent) => {
        const lines = drawn.map((row, itemId) => ({ ...row, itemId, name: '', options: [] }))
        const centsOf = (kept: TotalsLine[], percent: number) =>
          toCents(calculateTotals(anInput({ lines: kept, discountPercent: percent, shipping: null })).grand_total)
        const excluded = lines.filter(({ isExcluded }) => isExcluded)
        const rest = lines.filter(({ isExcluded }) => !isExcluded)
        expect(centsOf(lines, discountPercent)).toBe(centsOf(excluded, 0) + centsOf(rest, discountPercent))
      }),
    )
  })

  it('lists every tax rate with its amount', () => {
    const lines = [derma, { ...derma, itemId: 2, ratePercent: 7, qty: 1 }, { ...derma, itemId: 3, ratePercent: null, qty: 1 }]
    const tax = calculateTotals(anInput({ lines, discountPercent: 0 })).total_segments.find(({ code }) => code === 'tax')
    expect(tax?.value).toBe(155.5)
    expect(tax?.extension_attributes?.tax_grandtotal_details).toEqual([
      { amount: 127.5, rates: [{ percent: '15', title: 'VAT 15%' }], group_id: 1 },
      { amount: 28, rates: [{ percent: '7', title: 'VAT 7%' }], group_id: 2 },
    ])
  })

  it('charges the displayed price times the quantity', () => {
    const totals = calculateTotals(anInput({ lines: [{ ...derma, price: 99.99 / 1.15, qty: 3 }], shipping: null, discountPercent: 0 }))
    expect(totals.items[0]).toMatchObject({ price_incl_tax: 99.99, row_total_incl_tax: 299.97 })
    expect(totals.grand_total).toBe(299.97)
  })

  it('charges the displayed price of a product with custom options (docs/behaviour/prices.md §4.5: 346.25)', () => {
    const price = untaxedUnit(287.5 + 30 + 28.75, 15)
    const totals = calculateTotals(anInput({ lines: [{ ...derma, price, qty: 2 }], shipping: null, discountPercent: 0 }))
    expect(totals).toMatchObject({ grand_total: 692.5, subtotal: 602.17, tax_amount: 90.33 })
  })

  it('sells free products, and an empty cart costs nothing', () => {
    expect(calculateTotals(anInput({ lines: [{ ...derma, price: 0 }], shipping: null })).grand_total).toBe(0)
    expect(calculateTotals(anInput({ lines: [], shipping: null }))).toMatchObject({ grand_total: 0, items: [], items_qty: 0 })
  })
})

const anyRate = fc.constantFrom(null, 0, 7, 8.875, 10, 15, 19, 22)
const anyLine = fc.record({
  itemId: fc.integer({ min: 1, max: 1e6 }),
  name: fc.constant('Kibble'),
  qty: fc.integer({ min: 1, max: 1000 }),
  price: fc.oneof(
    fc.double({ min: 0, max: 10_000, noNaN: true }),
    fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  ),
  ratePercent: anyRate,
  options: fc.constant([]),
})
const anyInput = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  shipping: fc.option(
    fc.record({ price: fc.double({ min: 0, max: 500, noNaN: true }), ratePercent: anyRate, title: fc.constant('Shipping') }),
  ),
  discountPercent: fc.constantFrom(0, 5, 10, 12.5, 33, 100),
  couponCode: fc.constantFrom(null, 'PAWS10'),
  display: fc.constantFrom({}, { shownPriceIncludesTax: false }),
  currencyCode: fc.constant('ZAR'),
  titles: fc.constant(titles),
})

describe('totals of any cart', () => {
  it('are ten times the displayed price for ten pieces, with tax included or not', () => {
    const ten = { lines: [{ ...derma, qty: 10, price: 9.99, ratePercent: 19 }], shipping: null, discountPercent: 0 }
    expect(calculateTotals(anInput(ten))).toMatchObject({ subtotal_incl_tax: 118.9, grand_total: 118.9 })
    const net = calculateTotals(anInput({ ...ten, display: { shownPriceIncludesTax: false } }))
    expect(net).toMatchObject({ subtotal: 99.9, tax_amount: 18.98, grand_total: 118.88 })
  })

  it('have the subtotal with tax that `sumInclTax` calculates from the lines alone', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(sumInclTax(input.lines, input.display)).toBe(calculateTotals(input).subtotal_incl_tax)
      }),
    )
  })

  it('add up in cents, are never negative and fit the contract', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const totals = CartTotals.parse(calculateTotals(input))
        const parts = [totals.subtotal, totals.shipping_amount, totals.tax_amount, totals.discount_amount]
        expect(toCents(totals.grand_total)).toBe(parts.reduce((sum, part) => sum + toCents(part), 0))
        expect(totals.grand_total).toBeGreaterThanOrEqual(0)
        expect(totals.base_grand_total).toBe(totals.grand_total)

        const value = (code: string) => toCents(totals.total_segments.find((segment) => segment.code === code)?.value ?? 0)
        expect(value('grand_total')).toBe(value('subtotal') + value('shipping') + value('tax') + value('discount'))
        expect(value('grand_total')).toBe(toCents(totals.grand_total))

        const details = totals.total_segments.find(({ code }) => code === 'tax')?.extension_attributes?.tax_grandtotal_details ?? []
        expect(details.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(totals.tax_amount))

        for (const item of totals.items) {
          const [row, tag] = showsNetPrices(input.display) ? [item.row_total, item.price] : [item.row_total_incl_tax, item.price_incl_tax]
          expect(toCents(row)).toBe(item.qty * toCents(tag))
          expect(toCents(item.row_total_with_discount)).toBe(toCents(item.row_total) - toCents(item.discount_amount))
          expect(item.row_total_with_discount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { items, ...totals } = calculateTotals(input)
        const { items: reversed, ...others } = calculateTotals({ ...input, lines: input.lines.toReversed() })
        expect(others).toEqual(totals)
        expect(reversed.toReversed()).toEqual(items)
      }),
    )
  })

  it('subtract the discount from the displayed amount', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const full = calculateTotals({ ...input, discountPercent: 0, shipping: null })
        const reduced = calculateTotals({ ...input, shipping: null })
        const isNet = showsNetPrices(input.display)
        const expected = full.items.reduce((sum, { row_total, row_total_incl_tax }) => {
          const shown = isNet ? row_total : row_total_incl_tax
          return sum + toCents(shown) - toCents((shown * input.discountPercent) / 100)
        }, 0)
        expect(toCents(isNet ? reduced.subtotal_with_discount : reduced.grand_total)).toBe(expected)
      }),
    )
  })
})

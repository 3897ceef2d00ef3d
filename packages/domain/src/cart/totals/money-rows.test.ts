import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { CartTotals } from '@meerkat/contract/totals'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../pricing/round-money.ts'
import { calculateTotals, type TotalsInput, type TotalsLine } from './calculate-totals.ts'
import { type MoneyRows, moneyOfOrder, moneyOfTotals } from './money-rows.ts'

const GROSS = {}
const NET = { shownPriceIncludesTax: false }
const titles = { subtotal: 'Subtotal', discount: 'Discount', tax: 'Tax', grandTotal: 'Grand Total', taxRate: String }
const courier = { price: 50, ratePercent: 15, title: 'Shipping (Courier - Standard)' }

function aLine(change: Partial<TotalsLine> = {}): TotalsLine {
  return { itemId: 1, name: 'Derma Care Adult', qty: 2, price: 400, ratePercent: 15, options: [], ...change }
}

function totalsOf(change: Partial<TotalsInput> = {}): CartTotals {
  return calculateTotals({ lines: [aLine()], shipping: courier, display: GROSS, currencyCode: 'ZAR', titles, ...change })
}

/** The order history's record of an order that was placed with these totals. */
function orderOf(totals: CartTotals, shippingPercent: number | null | undefined): HistoryOrder {
  return {
    ...totals,
    shipping_description: 'Courier - Standard',
    shipping_tax_percent: shippingPercent,
    is_virtual: totals.total_segments.some(({ code }) => code === 'shipping') ? 0 : 1,
  } as unknown as HistoryOrder
}

const withCoupon = { discountPercent: 10, couponCode: 'PAWS10' }
const foodAndBooks = [aLine({ qty: 1 }), aLine({ itemId: 2, qty: 1, price: 100, ratePercent: 7 })]

describe('moneyOfTotals', () => {
  it.each<{ why: string; totals: CartTotals; display: typeof GROSS; rows: [string, number][]; total: number; includes: number | null }>([
    {
      why: 'shows gross rows with the tax below where prices include tax',
      totals: totalsOf(),
      display: GROSS,
      rows: [
        ['subtotal', 920],
        ['shipping', 57.5],
      ],
      total: 977.5,
      includes: 127.5,
    },
    {
      why: 'takes the discount off with its tax',
      totals: totalsOf(withCoupon),
      display: GROSS,
      rows: [
        ['subtotal', 920],
        ['shipping', 57.5],
        ['discount', -92],
      ],
      total: 885.5,
      includes: 115.5,
    },
    {
      why: 'shows net rows, then the tax, where prices are shown without tax',
      totals: totalsOf({ ...withCoupon, display: NET }),
      display: NET,
      rows: [
        ['subtotal', 800],
        ['shipping', 50],
        ['discount', -80],
        ['tax', 115.5],
      ],
      total: 885.5,
      includes: null,
    },
    {
      why: 'lists the tax of each rate',
      totals: totalsOf({ lines: foodAndBooks, display: NET }),
      display: NET,
      rows: [
        ['subtotal', 500],
        ['shipping', 50],
        ['tax', 67.5],
        ['tax', 7],
      ],
      total: 624.5,
      includes: null,
    },
    {
      why: 'has no delivery row before a method is chosen, and no tax row without tax',
      totals: totalsOf({ lines: [aLine({ ratePercent: null })], shipping: null }),
      display: GROSS,
      rows: [['subtotal', 800]],
      total: 800,
      includes: null,
    },
    {
      why: 'shows free delivery',
      totals: totalsOf({ shipping: { ...courier, price: 0 } }),
      display: GROSS,
      rows: [
        ['subtotal', 920],
        ['shipping', 0],
      ],
      total: 920,
      includes: 120,
    },
    {
      why: 'keeps unknown charges of another server',
      totals: {
        ...totalsOf(),
        grand_total: 987.5,
        total_segments: [...totalsOf().total_segments, { code: 'gift_wrap', title: 'Gift wrap', value: 10 }],
      },
      display: GROSS,
      rows: [
        ['subtotal', 920],
        ['shipping', 57.5],
        ['other', 10],
      ],
      total: 987.5,
      includes: 127.5,
    },
    {
      why: 'lets the subtotal absorb a cent when a server rounds differently',
      totals: { ...totalsOf(), subtotal_incl_tax: 920.01 },
      display: GROSS,
      rows: [
        ['subtotal', 920],
        ['shipping', 57.5],
      ],
      total: 977.5,
      includes: 127.5,
    },
  ])('$why', ({ totals, display, rows, total, includes }) => {
    const money = moneyOfTotals(totals, display)
    expect(money.rows.map(({ kind, amount }) => [kind, amount])).toEqual(rows)
    expect([money.total, money.includedTax]).toEqual([total, includes])
  })

  it('names the delivery method and the coupon', () => {
    const { rows } = moneyOfTotals(totalsOf(withCoupon), GROSS)
    expect(rows.slice(1)).toMatchObject([{ name: 'Courier\u00A0– Standard' }, { code: 'PAWS10' }])
  })

  it('shows the tax without a rate when the parts of a server do not add up to its tax', () => {
    const totals = totalsOf()
    expect(moneyOfTotals({ ...totals, items: [] }, GROSS).tax).toEqual([{ percent: null, net: 850, tax: 127.5 }])
  })

  it('finds the exact tax rate of a delivery, although its net amount was rounded', () => {
    const totals = totalsOf({
      lines: [aLine({ qty: 1, price: 7.934579, ratePercent: 7 })],
      shipping: { ...courier, price: 4.12, ratePercent: 19 },
    })
    expect(moneyOfTotals(totals, GROSS).tax.map(({ percent }) => percent)).toEqual([19, 7])
  })
})

describe('moneyOfOrder', () => {
  it('lists net amount and tax of each rate, delivery included', () => {
    const shipping = { ...courier, ratePercent: 21 }
    expect(moneyOfOrder(orderOf(totalsOf({ lines: foodAndBooks, shipping }), 21), GROSS).tax).toEqual([
      { percent: 21, net: 50, tax: 10.5 },
      { percent: 15, net: 400, tax: 60 },
      { percent: 7, net: 100, tax: 7 },
    ])
  })

  it('finds a tax rate that only the delivery has, where the cents of a small amount fit several rates', () => {
    const food = { ...foodAndBooks[1]!, price: 1.58, qty: 1, ratePercent: 7 }
    const shipping = { ...courier, price: 4.117_647, ratePercent: 19 }
    const { tax } = moneyOfTotals(totalsOf({ lines: [food], shipping }), GROSS)
    expect(tax.map(({ percent }) => percent)).toEqual([19, 7])
  })

  it.each([
    { why: 'a rate of the products', ratePercent: 15 },
    { why: 'a rate of its own', ratePercent: 7.7 },
  ])('finds the rate of a delivery that was stored without it: $why', ({ ratePercent }) => {
    const totals = totalsOf({ shipping: { ...courier, ratePercent } })
    expect(moneyOfOrder(orderOf(totals, undefined), GROSS).tax.map(({ percent }) => percent)).toContain(ratePercent)
  })
})

describe('every summary of money', () => {
  const ratePercent = fc.constantFrom(null, 0, 7, 7.7, 15, 19)
  const price = fc.integer({ min: 0, max: 500_000 }).map((thousandths) => thousandths / 1000)
  const inputs = fc.record({
    lines: fc.array(
      fc.record({
        itemId: fc.nat(),
        name: fc.constant('Kibble'),
        qty: fc.integer({ min: 1, max: 50 }),
        price,
        ratePercent,
        options: fc.constant([]),
        isExcluded: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    shipping: fc.option(fc.record({ price, ratePercent, title: fc.constant('Shipping') })),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    display: fc.constantFrom(GROSS, NET),
  })

  it('adds up to the amount that is charged, and so does its tax', () => {
    fc.assert(
      fc.property(inputs, ({ display, ...input }) => {
        const couponCode = input.discountPercent > 0 ? 'CODE' : undefined
        const totals = totalsOf({ ...input, display, couponCode })
        for (const money of [moneyOfTotals(totals, display), moneyOfOrder(orderOf(totals, input.shipping?.ratePercent), display)]) {
          expect(sumOf(money)).toBe(toCents(money.total))
          expect(money.total).toBe(totals.grand_total)
          expect(centsOf(money.tax.map(({ tax }) => tax))).toBe(toCents(totals.tax_amount))
          // The server's amounts are shown unchanged: no row of our own totals is adjusted.
          expect(money.rows[0]?.amount).toBe(display === NET ? totals.subtotal : totals.subtotal_incl_tax)
        }
      }),
    )
  })

  it('adds up for totals of any server', () => {
    const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    const foreign = fc.record({
      subtotal: amount,
      subtotal_incl_tax: amount,
      shipping_amount: amount,
      shipping_incl_tax: amount,
      discount_amount: amount,
      tax_amount: amount,
      grand_total: amount,
      fee: amount,
    })
    fc.assert(
      fc.property(foreign, fc.constantFrom(GROSS, NET), ({ fee, ...amounts }, display) => {
        const total_segments = [{ code: 'fee', title: 'Fee', value: fee }]
        const money = moneyOfTotals({ ...totalsOf(), ...amounts, total_segments }, display)
        expect(sumOf(money)).toBe(toCents(money.total))
      }),
    )
  })
})

function sumOf({ rows }: MoneyRows): number {
  return centsOf(rows.map(({ amount }) => amount))
}

function centsOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0)
}

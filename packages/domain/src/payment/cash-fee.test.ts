import { CartTotals } from '@meerkat/contract/totals'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateTotals, type TotalsInput } from '../cart/totals/calculate-totals.ts'
import { moneyOfTotals } from '../cart/totals/money-rows.ts'
import { toCents } from '../pricing/round-money.ts'
import { taxCashFee, toMethodFee, totalWithoutFee, withMethodFee } from './cash-fee.ts'

const titles = { fee: 'Cash on delivery fee', taxRate: (percent: number) => `VAT ${percent}%` }
const food = { itemId: 1, name: 'Kibble', qty: 2, price: 400, ratePercent: 15, options: [] }
const courier = { price: 50, ratePercent: 15, title: 'Shipping (Courier - Standard)' }
const fee = toMethodFee(2500, 15)

function totalsOf(change: Partial<TotalsInput> = {}) {
  const names = { ...titles, subtotal: 'Subtotal', discount: 'Discount', tax: 'Tax', grandTotal: 'Grand Total' }
  return calculateTotals({ lines: [food], shipping: courier, display: {}, currencyCode: 'ZAR', titles: names, ...change })
}

describe('the fee of a payment method', () => {
  it.each([
    { grossCents: 2500, ratePercent: 15, fee: { cost: 21.74, cost_incl_tax: 25, cost_tax_percent: 15 } },
    { grossCents: 499, ratePercent: 19, fee: { cost: 4.19, cost_incl_tax: 4.99, cost_tax_percent: 19 } },
    { grossCents: 2500, ratePercent: null, fee: { cost: 25, cost_incl_tax: 25, cost_tax_percent: 0 } },
  ])('is split into net and tax: $grossCents at $ratePercent %', ({ grossCents, ratePercent, fee }) => {
    expect(toMethodFee(grossCents, ratePercent)).toEqual(fee)
  })

  const deliveries = [
    { method_code: 'reduced', tax_class_id: 4 },
    { method_code: 'standard', tax_class_id: 2, default: true },
  ]
  const rates: Readonly<Record<number, number>> = { 2: 19, 4: 7 }
  it.each([
    { why: 'like the chosen delivery', deliveries, chosen: 'reduced', percent: 7 },
    { why: 'like the default delivery before one is chosen', deliveries, chosen: null, percent: 19 },
    { why: 'like the default delivery where the chosen one is not of this store view', deliveries, chosen: 'drone', percent: 19 },
    { why: 'like the first delivery where there is no default', deliveries: deliveries.slice(0, 1), chosen: null, percent: 7 },
    { why: 'without tax in a store view that delivers nothing', deliveries: [], chosen: null, percent: 0 },
  ])('is taxed $why', ({ deliveries, chosen, percent }) => {
    const method = chosen === null ? null : { method_code: chosen }
    const findRate = (taxClassId: number) => rates[taxClassId] ?? null
    expect(taxCashFee(2500, { deliveries, chosen: method, findRate })).toMatchObject({ cost_incl_tax: 25, cost_tax_percent: percent })
    expect(taxCashFee(0, { deliveries, chosen: method, findRate })).toBeNull()
  })

  it('has its own segment between delivery and discount, without tax as these have', () => {
    const totals = withMethodFee(totalsOf({ discountPercent: 10, couponCode: 'PAWS10' }), fee, titles)
    expect(totals.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 800],
      ['shipping', 50],
      ['cashondelivery_fee', 21.74],
      ['discount', -80],
      ['tax', 118.76],
      ['grand_total', 910.5],
    ])
    expect(totals).toMatchObject({ grand_total: 910.5, base_grand_total: 910.5, tax_amount: 118.76, cashondelivery_fee_incl_tax: 25 })
    expect(totals).toMatchObject({ subtotal: 800, discount_amount: -80, shipping_incl_tax: 57.5 })
  })

  it('adds its tax to that of its rate, or a rate of its own', () => {
    const rates = (percent: number) =>
      withMethodFee(totalsOf(), { ...fee, cost_tax_percent: percent }, titles)
        .total_segments.flatMap(({ extension_attributes: of }) => of?.tax_grandtotal_details ?? [])
        .map(({ amount, rates, group_id }) => [amount, rates[0]?.title, group_id])
    expect(rates(15)).toEqual([[130.76, 'VAT 15%', 1]])
    expect(rates(7)).toEqual([
      [127.5, 'VAT 15%', 1],
      [1.64, 'VAT 7%', 2],
    ])
  })

  it.each([
    { why: 'a method without a fee', method: { code: 'card', title: 'Card' } },
    { why: 'a method whose costs another server only states', method: { code: 'cod', title: 'Cash', cost_incl_tax: 25 } },
    { why: 'no method', method: null },
  ])('is not charged for $why: the totals are the same object', ({ method }) => {
    const totals = totalsOf()
    expect(withMethodFee(totals, method, titles)).toBe(totals)
  })

  it('is not charged where there is nothing to collect', () => {
    const free = totalsOf({ lines: [{ ...food, price: 0 }], shipping: null })
    expect(withMethodFee(free, fee, titles)).toBe(free)
  })

  it.each([
    {
      display: {},
      rows: [
        ['subtotal', 920],
        ['shipping', 57.5],
        ['fee', 25],
      ],
    },
    {
      display: { shownPriceIncludesTax: false },
      rows: [
        ['subtotal', 800],
        ['shipping', 50],
        ['fee', 21.74],
        ['tax', 130.76],
      ],
    },
  ])('is a row as the store view shows prices: $display', ({ display, rows }) => {
    const { rows: shown, total, tax } = moneyOfTotals(withMethodFee(totalsOf({ display }), fee, titles), display)
    expect(shown.map(({ kind, amount }) => [kind, amount])).toEqual(rows)
    expect({ total, tax }).toEqual({ total: 1002.5, tax: [{ percent: 15, net: 871.74, tax: 130.76 }] })
  })

  it('keeps title and amount of a segment from another server that has the same code but not the fields of the fee', () => {
    const totals = totalsOf()
    const theirs = { code: 'cashondelivery_fee', title: 'COD', value: 10 }
    const { rows } = moneyOfTotals({ ...totals, grand_total: 987.5, total_segments: [...totals.total_segments, theirs] }, {})
    expect(rows).toContainEqual({ kind: 'other', title: 'COD', amount: 10 })
  })
})

describe('totals of any cart with any fee', () => {
  const ratePercent = fc.constantFrom(null, 0, 7, 8.875, 15, 19)
  const price = fc.integer({ min: 0, max: 500_000 }).map((thousandths) => thousandths / 1000)
  const anyTotals = fc
    .record({
      lines: fc.array(
        fc.record({
          itemId: fc.nat(),
          name: fc.constant(''),
          qty: fc.integer({ min: 1, max: 50 }),
          price,
          ratePercent,
          options: fc.constant([]),
        }),
        {
          maxLength: 5,
        },
      ),
      shipping: fc.option(fc.record({ price, ratePercent, title: fc.constant('Shipping') })),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      display: fc.constantFrom({}, { shownPriceIncludesTax: false }),
    })
    .map((input) => ({ display: input.display, totals: totalsOf(input) }))
  const anyFee = fc.tuple(fc.integer({ min: 1, max: 20_000 }), ratePercent).map(([cents, percent]) => toMethodFee(cents, percent))

  it('add up in cents, are higher by the fee, and match the contract', () => {
    fc.assert(
      fc.property(anyTotals, anyFee, ({ totals, display }, method) => {
        const now = CartTotals.parse(withMethodFee(totals, method, titles))
        const charged = toCents(totals.grand_total) === 0 ? 0 : toCents(method.cost_incl_tax)
        expect(toCents(now.grand_total) - toCents(totals.grand_total)).toBe(charged)
        expect(totalWithoutFee(now)).toBe(toCents(totals.grand_total))
        const parts = now.total_segments.filter(({ code }) => code !== 'grand_total')
        expect(parts.reduce((sum, { value }) => sum + toCents(value ?? 0), 0)).toBe(toCents(now.grand_total))
        const details = now.total_segments.flatMap(({ extension_attributes: of }) => of?.tax_grandtotal_details ?? [])
        expect(details.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(now.tax_amount))
        const money = moneyOfTotals(now, display)
        expect(money.rows.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(now.grand_total))
        expect(money.tax.reduce((sum, { tax }) => sum + toCents(tax), 0)).toBe(toCents(now.tax_amount))
      }),
    )
  })

  it('are what they were when the method is changed and changed back', () => {
    fc.assert(
      fc.property(anyTotals, anyFee, anyFee, ({ totals }, first, second) => {
        const changed = withMethodFee(withMethodFee(totals, first, titles), second, titles)
        expect(changed).toEqual(withMethodFee(totals, second, titles))
        expect(withMethodFee(changed, null, titles)).toEqual(totals)
      }),
    )
  })
})

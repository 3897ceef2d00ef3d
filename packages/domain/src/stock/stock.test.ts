import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuantity, quantityRule, readTypedQuantity } from './check-quantity.ts'
import { stockStatus } from './stock-status.ts'

describe('stockStatus (table of docs/behaviour/stock.md §5.1)', () => {
  it.each([
    { sync: true, record: undefined, status: 'ok' },
    { sync: true, record: true, status: 'ok' },
    { sync: true, record: false, status: 'out_of_stock' },
    { sync: false, record: undefined, status: 'volatile' },
    { sync: false, record: true, status: 'ok' },
    { sync: false, record: false, status: 'out_of_stock' },
  ])('sync $sync, in stock $record: $status', ({ sync, record, status }) => {
    expect(stockStatus(record === undefined ? undefined : { is_in_stock: record }, sync)).toBe(status)
  })
})

const stock = { product_id: 1, is_in_stock: true, qty: 20 }

describe('checkQuantity (spec §5, docs/behaviour/cart.md §1.10)', () => {
  it.each([
    { entered: 1, record: stock, verdict: { kind: 'ok', qty: 1 } },
    { entered: '20', record: stock, verdict: { kind: 'ok', qty: 20 } },
    { entered: 21, record: stock, verdict: { kind: 'above-maximum', maximum: 20 } },
    { entered: 99, record: { ...stock, manage_stock: false }, verdict: { kind: 'ok', qty: 99 } },
    { entered: 99, record: undefined, verdict: { kind: 'ok', qty: 99 } },
    { entered: 6, record: { ...stock, max_sale_qty: 5 }, verdict: { kind: 'above-maximum', maximum: 5 } },
    { entered: 6, record: { ...stock, max_sale_qty: 0 }, verdict: { kind: 'ok', qty: 6 } },
    { entered: 2, record: { ...stock, min_sale_qty: 3 }, verdict: { kind: 'below-minimum', minimum: 3 } },
    { entered: 7, record: { ...stock, qty_increments: 6 }, verdict: { kind: 'not-in-steps', step: 6 } },
    { entered: 12, record: { ...stock, qty_increments: 6 }, verdict: { kind: 'ok', qty: 12 } },
    { entered: 20, record: { ...stock, qty_increments: 6 }, verdict: { kind: 'above-maximum', maximum: 18 } },
    { entered: 3, record: { ...stock, qty_increments: 6 }, verdict: { kind: 'below-minimum', minimum: 6 } },
    { entered: 6, record: { ...stock, qty_increments: 6, min_sale_qty: 8 }, verdict: { kind: 'below-minimum', minimum: 12 } },
    { entered: 7, record: { ...stock, qty_increments: 6, enable_qty_increments: false }, verdict: { kind: 'ok', qty: 7 } },
    { entered: 1, record: { ...stock, qty: 1, min_sale_qty: 2 }, verdict: { kind: 'above-maximum', maximum: 0 } },
    ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '', 'two', '1.0', '1e3', '-2'].map((entered) => ({
      entered,
      record: stock,
      verdict: { kind: 'not-positive-integer' },
    })),
  ])('$entered', ({ entered, record, verdict }) => {
    expect(checkQuantity(entered, record)).toEqual(verdict)
  })

  it('never has a negative maximum', () => {
    expect(quantityRule({ ...stock, qty: -3 }).maximum).toBe(0)
  })

  it('accepts exactly the quantities that the rule allows', () => {
    const amount = fc.integer({ min: -2, max: 40 })
    const record = fc.record({
      qty: amount,
      min_sale_qty: amount,
      max_sale_qty: amount,
      qty_increments: amount,
      manage_stock: fc.boolean(),
    })
    fc.assert(
      fc.property(record, fc.integer({ min: 1, max: 60 }), (rules, qty) => {
        const { minimum, maximum, step } = quantityRule(rules)
        const fits = qty >= minimum && qty <= (maximum ?? qty) && qty % step === 0
        expect(checkQuantity(qty, rules).kind === 'ok').toBe(fits)
        expect(checkQuantity(minimum, rules).kind).toBe(maximum === 0 ? 'above-maximum' : 'ok')
      }),
    )
  })
})

describe('readTypedQuantity (docs/behaviour/cart.md §1.10)', () => {
  it.each([
    ['3', 3],
    ['-3', 3],
    ['0', 1],
    ['', null],
    ['1.5', null],
    ['a', null],
  ])('%s: %s', (text, qty) => {
    expect(readTypedQuantity(text)).toBe(qty)
  })
})

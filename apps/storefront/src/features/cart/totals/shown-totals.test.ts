import { describe, expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { COURIER } from '../testing/courier.ts'
import { currentTotals, freeDelivery, shownTotals } from './shown-totals.ts'

const view = storeViews[0]!
const lines = [{ sku: 'BOWL', qty: 1, price: 121.65, price_incl_tax: 139.9, tax_percent: 15 }]
const cash = { code: 'cashondelivery', title: 'Cash', cost: 21.74, cost_incl_tax: 25, cost_tax_percent: 15 }
const cart = {
  lines,
  totals: null,
  totalsStale: true,
  isSyncing: false,
  shippingMethod: COURIER,
  paymentMethods: [cash, { code: 'card', title: 'Card' }],
  paymentCode: null,
}

describe('totals without a network', () => {
  it('include the chosen delivery method, with its tax', () => {
    const { money } = shownTotals(cart, { isOnline: false, view })
    expect(money).toMatchObject({
      total: 197.4,
      rows: [
        { kind: 'subtotal', amount: 139.9 },
        { kind: 'shipping', amount: 57.5 },
      ],
      includedTax: 25.75,
    })
  })

  it('include the fee of the chosen payment method, with its tax', () => {
    const { money } = shownTotals({ ...cart, paymentCode: 'cashondelivery' }, { isOnline: false, view })
    expect(money).toMatchObject({
      total: 222.4,
      rows: [{ kind: 'subtotal' }, { kind: 'shipping' }, { kind: 'fee', amount: 25 }],
      includedTax: 29.01,
    })
    expect(shownTotals({ ...cart, paymentCode: 'card' }, { isOnline: false, view }).money.total).toBe(197.4)
  })

  it('include only the products before a delivery method is chosen', () => {
    expect(shownTotals({ ...cart, shippingMethod: null }, { isOnline: false, view }).money.total).toBe(139.9)
  })
})

it('marks totals as busy only while an answer is to be expected', () => {
  const isBusy = (isOnline: boolean, isSyncing: boolean) => shownTotals({ ...cart, isSyncing }, { isOnline, view }).isBusy
  expect([isBusy(true, true), isBusy(true, false), isBusy(false, true)]).toEqual([true, false, false])
})

it('replaces the fee in the totals of the server by that of the chosen method', () => {
  const totals = currentTotals({ ...cart, paymentCode: 'cashondelivery' }, { isOnline: false, view })
  const known = { ...cart, totals, totalsStale: false }
  const totalWith = (paymentCode: string | null) => shownTotals({ ...known, paymentCode }, { isOnline: true, view }).money.total
  expect([totalWith('cashondelivery'), totalWith('card'), totalWith(null)]).toEqual([222.4, 197.4, 197.4])
})

describe('the amount missing for free delivery', () => {
  const sent = { ...cart, country: 'ZA' }
  const missing = (change: Partial<Parameters<typeof freeDelivery>[0]>, isOnline = false) =>
    freeDelivery({ ...sent, ...change }, { isOnline, view })?.missing

  it('is calculated from the lines while the server has no totals', () => {
    expect(missing({})).toBe(760.1)
    expect(missing({ shippingMethod: null })).toBe(760.1)
  })

  it('is calculated from the subtotal of the server before a coupon', () => {
    const known = { ...currentTotals(sent, { isOnline: false, view }), subtotal_incl_tax: 800, discount_amount: -80, coupon_code: 'PAWS10' }
    expect(missing({ totals: known, totalsStale: false }, true)).toBe(100)
  })

  it('is unknown until the destination is known', () => {
    expect(missing({ country: null })).toBeUndefined()
  })
})

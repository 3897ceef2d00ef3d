import { expect, it } from 'vitest'
import { localTotals } from './local-totals.ts'
import { moneyOfTotals } from './money-rows.ts'

const GERMAN = { defaultPriceDisplay: 'gross' } as never

it.each([
  { why: 'a whole rate, although the prices are rounded', net: 4.12, gross: 4.9, percent: 19 },
  { why: 'the rate of the goods', net: 3.3, gross: 3.53, percent: 7 },
  { why: 'no rate without tax', net: 4.12, gross: 4.12, percent: null },
  { why: 'no rate for free delivery', net: 0, gross: 0, percent: null },
])('delivery for $net and $gross has $why', ({ net, gross, percent }) => {
  const line = { name: 'Food', qty: 2, price: 1.579439, price_incl_tax: 1.69, tax_percent: 7 }
  const shipping = { carrier_title: 'Post', method_title: 'Standard', price_excl_tax: net, price_incl_tax: gross }
  const totals = localTotals({ lines: [line as never], shipping, known: null, display: GERMAN, currencyCode: 'EUR' })
  const { tax } = moneyOfTotals(totals, GERMAN)
  expect(tax.map((part) => part.percent)).toEqual(percent === null || percent === 7 ? [7] : [percent, 7])
  expect(totals.shipping_incl_tax).toBe(gross)
})

import { expect, it } from 'vitest'
import { lowQuantity } from './low-quantity.ts'

it.each([
  { why: 'five left', stock: { is_in_stock: true, manage_stock: true, qty: 5 }, low: 5 },
  { why: 'five left, without a status', stock: { manage_stock: true, qty: 5 }, low: 5 },
  { why: 'six left', stock: { is_in_stock: true, manage_stock: true, qty: 6 }, low: null },
  { why: 'none left', stock: { is_in_stock: true, manage_stock: true, qty: 0 }, low: null },
  { why: 'sold out', stock: { is_in_stock: false, manage_stock: true, qty: 2 }, low: null },
  { why: 'not counted', stock: { is_in_stock: true, manage_stock: false, qty: 2 }, low: null },
  { why: 'unknown', stock: undefined, low: null },
])('$why: $low', ({ stock, low }) => {
  expect(lowQuantity(stock)).toBe(low)
})

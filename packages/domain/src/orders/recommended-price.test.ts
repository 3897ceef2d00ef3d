import { expect, it } from 'vitest'
import { recommendedPrice } from './recommended-price.ts'

it.each([
  { why: 'a reduced price has one, with tax', original_price: 450, price: 400, price_incl_tax: 460, recommended: 517.5 },
  {
    why: 'the amount with tax comes from the server if it sends one',
    original_price: 450,
    original_price_incl_tax: 517.49,
    price: 0,
    price_incl_tax: 0,
    recommended: 517.49,
  },
  { why: 'an unchanged price has none', original_price: 400, price: 400, price_incl_tax: 460, recommended: null },
  { why: 'a gift has none: its tax is unknown', original_price: 400, price: 0, price_incl_tax: 0, recommended: null },
])('$why', ({ recommended, ...item }) => {
  expect(recommendedPrice(item)).toBe(recommended)
})

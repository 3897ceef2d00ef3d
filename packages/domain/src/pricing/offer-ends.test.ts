import { expect, it } from 'vitest'
import { nearOfferEnds } from './offer-ends.ts'

const now = Date.parse('2026-03-20T10:00:00Z')
const offer = { sku: 'BOWL', special_price: 80, special_to_date: '2026-03-31 22:00:00' }
const lastMoment = Date.parse('2026-03-31T21:59:59.999Z')

it.each([
  { why: 'an end within two weeks', product: offer, ends: [['BOWL', lastMoment]] },
  { why: 'an end further away', product: { ...offer, special_to_date: '2026-04-03 10:00:01' }, ends: [] },
  { why: 'no end', product: { ...offer, special_to_date: null }, ends: [] },
  { why: 'an end in the past', product: { ...offer, special_to_date: '2026-03-20 10:00:00' }, ends: [] },
  { why: 'an offer that has not started', product: { ...offer, special_from_date: '2026-03-21 00:00:00' }, ends: [] },
  { why: 'an unreadable end', product: { ...offer, special_to_date: 'soon' }, ends: [] },
  { why: 'dates without a special price', product: { ...offer, special_price: 0 }, ends: [] },
  {
    why: 'a variant of a product that is not reduced itself',
    product: {
      sku: 'FOOD',
      configurable_children: [
        { ...offer, sku: 'FOOD-2', id: 2, price: 1 },
        { sku: 'FOOD-6', id: 6, price: 2 },
      ],
    },
    ends: [['FOOD-2', lastMoment]],
  },
])('$why', ({ product, ends }) => {
  expect([...nearOfferEnds(product, now)]).toEqual(ends)
})

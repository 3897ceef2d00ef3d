import { expect, test } from 'vitest'
import { sortMethods } from './shown-methods.ts'

test('a brand is listed once, and a method without a drawing by its title', () => {
  const sorted = sortMethods([
    { title: 'Cash on delivery', marks: ['cash'], paid_on_delivery: true },
    { title: 'Card', marks: ['visa', 'master'], paid_on_delivery: false },
    { title: 'Zapper', marks: ['zapper'], paid_on_delivery: false },
    { title: 'Yoco', marks: ['visa', 'master', 'yoco'], paid_on_delivery: false },
    { title: 'Bank transfer', marks: ['unknown'], paid_on_delivery: false },
  ])
  expect(sorted).toEqual({
    brands: ['Visa', 'Mastercard', 'Zapper', 'Yoco'],
    onDelivery: ['Cash on delivery'],
    others: ['Bank transfer'],
  })
})

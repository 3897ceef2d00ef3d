import { expect, it } from 'vitest'
import { isPaymentStep } from './payment-page.ts'

it.each([
  { pathname: '/checkout', is: true },
  { pathname: '/de/checkout', is: true },
  { pathname: '/CHECKOUT/', is: true },
  { pathname: '/order/pay', is: true },
  { pathname: '/de/Order/Pay', is: true },
  { pathname: '/order/pay', search: { order: '1' }, is: true },
  { pathname: '/checkout', search: { order: '1' }, is: false },
  { pathname: '/order/status', is: false },
  { pathname: '/cart', is: false },
  { pathname: '/dogs/checkout/bowls', is: false },
])('$pathname $search is a payment step: $is', ({ pathname, search = {}, is }) => {
  expect(isPaymentStep({ pathname, search })).toBe(is)
})

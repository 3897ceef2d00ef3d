import { expect, it } from 'vitest'
import { appliedCoupon } from './applied-coupon.ts'

it.each([
  { totals: { coupon_code: 'PAWS10', discount_amount: -80 }, coupon: { code: 'PAWS10', discount: -80 } },
  { totals: { discount_amount: 0 }, coupon: null },
  { totals: { coupon_code: '', discount_amount: 0 }, coupon: null },
  { totals: null, coupon: null },
])('the coupon of $totals is $coupon (Spec §3)', ({ totals, coupon }) => {
  expect(appliedCoupon(totals)).toEqual(coupon)
})

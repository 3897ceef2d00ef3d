import * as z from 'zod/mini'
import { cartCall, cartQuery } from './cart.ts'
import { endpoint } from './endpoint.ts'

/** As typed: old clients do not encode it. Upper and lower case are the same. */
const CouponCode = z.string().check(z.trim())

export const applyCoupon = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/apply-coupon',
  summary: 'Applies a coupon to the cart. A wrong code is 404 with result false and meta.reason coupon_invalid, a missing one 500.',
  query: z.object({
    ...cartQuery.shape,
    /** The code as typed; upper and lower case are the same. @example "PAWS10" */
    coupon: CouponCode,
  }),
  result: z.literal(true),
})

export const deleteCoupon = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/delete-coupon',
  summary: 'Removes the coupon from the cart. Succeeds also without a coupon.',
  result: z.literal(true),
})

/** The same call at the path that the settings name for vouchers; an empty path changes nothing. Spec §7 Cart. */
export function toVoucherCall<E extends { readonly path: string }>(call: E, path: string): E {
  return path === '' ? call : { ...call, path }
}

export const readCoupon = endpoint({
  ...cartCall,
  method: 'GET',
  path: '/api/cart/coupon',
  summary: 'The code of the coupon on the cart, or null.',
  result: z.nullable(z.string()),
})

/** A coupon issued to a customer. */
export const IssuedCoupon = z.object({
  /** The code for the checkout. */
  code: z.string(),
  /** Discount in percent. */
  percent: z.number(),
  /** End of validity, ISO 8601; null for no end. */
  validTo: z.nullable(z.string()),
})
export type IssuedCoupon = z.infer<typeof IssuedCoupon>

import type { CartTotals } from '@meerkat/contract/totals'

/** A coupon that reduces the totals. Spec §3 Coupon. */
export interface AppliedCoupon {
  readonly code: string
  /** The discount as in the totals: negative. */
  readonly discount: number
}

/** The coupon of the totals; none when they name no code. docs/behaviour/cart.md §1.16, docs/wire.md §3.8. */
export function appliedCoupon(totals: Pick<CartTotals, 'coupon_code' | 'discount_amount'> | null): AppliedCoupon | null {
  return totals?.coupon_code ? { code: totals.coupon_code, discount: totals.discount_amount } : null
}

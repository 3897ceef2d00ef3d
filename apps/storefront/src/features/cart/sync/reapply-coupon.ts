import { applyCoupon } from '@meerkat/contract/coupon'
import { isUndecided } from '@meerkat/domain/sync/is-undecided'
import type { CartCore } from '../actions/cart-core.ts'

/**
 * Puts the coupon of the former cart on the current one and tells the shopper when it cannot be used there. docs/behaviour/cart.md §1.17.
 */
export async function reapplyCoupon({ deps, store }: CartCore, coupon: string, refreshTotals: () => Promise<void>): Promise<void> {
  const { token, totals } = store.getState()
  if (token === '' || totals?.coupon_code === coupon) return
  const applied = await deps.api.ask(applyCoupon, { query: { cartId: token, coupon } })
  if (applied.kind === 'refused' && !isUndecided(applied.code)) deps.notify({ kind: 'coupon-lost', code: coupon })
  await refreshTotals()
}

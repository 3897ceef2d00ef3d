import { applyCoupon, deleteCoupon, toVoucherCall } from '@meerkat/contract/coupon'
import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import { appliedCoupon } from '@meerkat/domain/cart/totals/applied-coupon'
import { isUndecided } from '@meerkat/domain/sync/is-undecided'
import { voucherEndpoint } from '../../../shell/store-view/stores.ts'
import type { CartSync } from '../sync/sync-cart.ts'
import type { CartCore } from './cart-core.ts'

/** `unreachable`: no call reached the server, so nothing is known about the code. */
export type CouponOutcome = 'applied' | 'wrong' | 'too-many' | 'unreachable'

const applyCall = toVoucherCall(applyCoupon, voucherEndpoint.apply)
const deleteCall = toVoucherCall(deleteCoupon, voucherEndpoint.remove)

/** The calls about coupons and vouchers. The caller holds the cart's lock. docs/behaviour/cart.md §1.16. */
export interface Coupons {
  readonly apply: (code: string) => Promise<CouponOutcome>
  readonly remove: () => Promise<void>
  /** Applies the newsletter coupon of this device, unless another one is applied or the shopper removed it. docs/behaviour/small-stores.md §20.4. */
  readonly redeemClaim: () => Promise<void>
  /** After an order: drops its coupon, which is used up. */
  readonly settle: () => Promise<void>
}

export function createCoupons({ deps, store }: CartCore, { canSyncTotals, refreshTotals, keepAgreement }: CartSync): Coupons {
  /** Coupons that the shopper removed: they are not applied automatically again. */
  const declined = new Set<string>()
  const applied = () => appliedCoupon(store.getState().totals)

  async function apply(code: string): Promise<CouponOutcome> {
    if (isLikeCardNumber(code)) return 'wrong'
    if (!canSyncTotals()) return 'unreachable'
    const outcome = await deps.api.ask(applyCall, { query: { cartId: store.getState().token, coupon: code } })
    if (outcome.kind === 'no-answer') return 'unreachable'
    // Decide by the code alone: old servers answer a wrong coupon with a sentence as the result. docs/wire.md §3.12.
    if (outcome.kind === 'done') {
      await keepAgreement(refreshTotals)
      return 'applied'
    }
    if (outcome.code === 429) return 'too-many'
    return isUndecided(outcome.code) ? 'unreachable' : 'wrong'
  }

  return {
    apply,
    async remove() {
      const coupon = applied()
      if (!coupon || !canSyncTotals()) return
      const outcome = await deps.api.ask(deleteCall, { query: { cartId: store.getState().token } })
      if (outcome.kind !== 'done') return deps.notify({ kind: 'coupon-kept', code: coupon.code })
      declined.add(coupon.code)
      await keepAgreement(refreshTotals)
      // Replaces the notice that the coupon has been applied.
      deps.notify({ kind: 'coupon-removed', code: coupon.code })
    },
    async redeemClaim() {
      const claim = await deps.claims.readCoupon(deps.now())
      if (!claim || applied() || declined.has(claim.code)) return
      const outcome = await apply(claim.code)
      if (outcome === 'applied') deps.notify({ kind: 'claim-redeemed', code: claim.code, percent: claim.percent })
      if (outcome === 'wrong') await deps.claims.dropCoupon(claim.code)
    },
    async settle() {
      const coupon = applied()
      if (coupon) await deps.claims.dropCoupon(coupon.code)
    },
  }
}

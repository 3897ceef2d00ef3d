import { useMessages } from '../messages/messages.tsx'
import { shop } from '../store-view/stores.ts'

/** What the newsletter's coupon does not apply to, for below a promise of it; nothing where it applies to everything. docs/behaviour/cart.md §1.16. */
export function CouponLimit() {
  const t = useMessages()
  return shop.coupons.excludeScheduledMedicine && <small className="block text-sm font-normal">{t('newsletter.noMedicine')}</small>
}

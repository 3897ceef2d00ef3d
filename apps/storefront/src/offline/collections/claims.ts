import { IssuedCoupon } from '@meerkat/contract/coupon'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** Key of the newsletter coupon, until it is redeemed. */
const NEWSLETTER_COUPON = 'newsletterCoupon'

/** Spec §3 Claim. */
const CouponClaim = z.object({
  code: z.string(),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  value: IssuedCoupon,
  description: z.string(),
})

/** The collection `claims`. docs/behaviour/small-stores.md §20.7. */
export interface Claims {
  /** The coupon to apply at the next checkout; null when there is none or it has expired. */
  readonly readCoupon: (now: number) => Promise<IssuedCoupon | null>
  readonly keepCoupon: (coupon: IssuedCoupon, now: number) => Promise<void>
  /** After it was redeemed or refused. */
  readonly dropCoupon: (code: string) => Promise<void>
  /** After a logout. */
  readonly clear: () => Promise<void>
}

export function openClaims(storage: ShopStorage): Claims {
  const coupons = openCollection(storage, { name: 'claims', version: 1, schema: CouponClaim })

  return {
    async readCoupon(now) {
      const coupon = (await coupons.read(NEWSLETTER_COUPON))?.value ?? null
      return coupon && (coupon.validTo === null || Date.parse(coupon.validTo) > now) ? coupon : null
    },
    async keepCoupon(coupon, now) {
      const description = `${coupon.percent} % for the newsletter`
      await coupons.write(NEWSLETTER_COUPON, { code: NEWSLETTER_COUPON, created_at: now, value: coupon, description })
    },
    async dropCoupon(code) {
      const claim = await coupons.read(NEWSLETTER_COUPON)
      if (claim?.value.code === code) await coupons.remove(NEWSLETTER_COUPON)
    },
    clear: async () => void (await coupons.remove(NEWSLETTER_COUPON)),
  }
}

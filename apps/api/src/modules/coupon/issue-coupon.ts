import { randomInt } from 'node:crypto'
import type { IssuedCoupon } from '@meerkat/contract/coupon'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import { endOfDay } from '@meerkat/domain/format/end-of-day'
import type { Executor } from '../../db/executor.ts'
import { insertNewsletterCoupon, type StoredCoupon } from './coupon.store.ts'

const DAY_MS = 86_400_000
/** Excludes letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Too long to find by guessing at 10 attempts a minute. */
const CODE_LENGTH = 10

/** Issues the coupon for the first subscription of an address; null for any later one. Spec §1, docs/wire.md §7. */
export type IssueCoupon = (tx: Executor, email: string, storeCode: string) => Promise<IssuedCoupon | null>

interface CouponIssueDeps {
  readonly now: () => Date
  readonly timeZoneOf: (storeCode: string) => string
}

export function createCouponIssue(config: ShopConfig['newsletter'], { now, timeZoneOf }: CouponIssueDeps): IssueCoupon {
  const { couponPercent: percent, couponDays } = config
  return async (tx, email, storeCode) => {
    if (percent === 0) return null
    // The mail names the last day.
    const validTo = new Date(endOfDay(now().getTime() + couponDays * DAY_MS, timeZoneOf(storeCode)))
    const issued = await insertNewsletterCoupon(tx, { code: makeCode(), percent, email, validTo })
    return issued && toIssuedCoupon(issued)
  }
}

export function toIssuedCoupon({ code, percent, valid_to }: StoredCoupon): IssuedCoupon {
  return { code, percent, validTo: valid_to?.toISOString() ?? null }
}

function makeCode(): string {
  return `PAWS-${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

import type { StoreView as Settings, StoresFile } from '@meerkat/contract/store-config'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { returnTermsOf } from '@meerkat/domain/orders/plan-return'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import type { StoreView } from './store-view.ts'

/** What content pages say of the shop that its settings hold. */
export interface ShopFacts {
  /** The name of the shop. */
  readonly shop: string
  /** The legal name of the seller. */
  readonly seller: string
  /** The legal address, on one line. */
  readonly address: string
  readonly email: string
  /** Per cent that the coupon of the newsletter takes off; null without a coupon. */
  readonly couponPercent: string | null
  /** Empty where that coupon does not apply to scheduled medicines. */
  readonly noMedicineOff: '' | null
  readonly views: Readonly<Record<StoreView['code'], ViewFacts>>
}

/** Null where the shop does not offer it: lines that name it are left out. */
export interface ViewFacts {
  /** Days after sending in which goods can be returned. */
  readonly returnDays: string | null
  /** Empty where shoppers cannot send scheduled medicines back. */
  readonly noMedicineBack: '' | null
  /** The amount from which standard delivery is free. */
  readonly freeFrom: string | null
  /** Working days that a standard parcel takes, such as `2–4`; null when that is one, as pages speak of several. */
  readonly standardDays: string | null
  /** Orders placed before this time of day leave on the same day. */
  readonly cutOff: string | null
}

export const MEERKAT: ShopFacts = {
  shop: 'Meerkat',
  seller: 'Meerkat Pet Supplies',
  address: '12 Sentinel Road, Cape Town, 7925, South Africa',
  email: 'hello@meerkat.example',
  couponPercent: '10',
  noMedicineOff: null,
  views: {
    '': { returnDays: '30', noMedicineBack: '', freeFrom: 'R900.00', standardDays: '2–4', cutOff: '12:00' },
    de: { returnDays: '30', noMedicineBack: null, freeFrom: '49,00 €', standardDays: '2–4', cutOff: '14:00' },
    it: { returnDays: '30', noMedicineBack: null, freeFrom: '€ 49,00', standardDays: '2–4', cutOff: '14:00' },
  },
}

/** The facts of a shop with these settings. */
export function factsOf(stores: StoresFile): ShopFacts {
  const { name, seller, contactEmail, newsletter, coupons } = stores.shop
  const hasCoupon = newsletter.couponPercent > 0
  const views = resolveStoreViews(stores) as Settings[]
  const ofView = (code: StoreView['code']) => viewFacts(views.find(({ storeCode }) => storeCode === code)) ?? MEERKAT.views[code]
  return {
    shop: name,
    seller: seller.name,
    address: seller.address.join(', '),
    email: contactEmail,
    couponPercent: hasCoupon ? String(newsletter.couponPercent) : null,
    noMedicineOff: hasCoupon && coupons.excludeScheduledMedicine ? '' : null,
    views: { '': ofView(''), de: ofView('de'), it: ofView('it') },
  }
}

function viewFacts(view: Settings | undefined): ViewFacts | null {
  if (!view) return null
  const { shipping, dispatch, i18n } = view
  const { days, excludeScheduledMedicine } = returnTermsOf(view)
  const standard = shipping.find((rate) => rate.default) ?? shipping[0]
  return {
    returnDays: days > 0 ? String(days) : null,
    noMedicineBack: excludeScheduledMedicine ? '' : null,
    freeFrom: standard?.freeFrom === undefined ? null : formatPrice(standard.freeFrom, i18n),
    standardDays: daysText(standard?.transitDays),
    cutOff: standard?.cutOff ?? dispatch?.cutOff ?? null,
  }
}

function daysText(days: { readonly min: number; readonly max: number } | undefined): string | null {
  if (days === undefined || days.max < 2) return null
  return days.min === days.max ? String(days.max) : `${days.min}–${days.max}`
}

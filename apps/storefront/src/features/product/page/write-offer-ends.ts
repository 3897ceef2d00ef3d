import type { Product } from '@meerkat/contract/product'
import { shortDay } from '@meerkat/domain/format/short-day'
import { nearOfferEnds } from '@meerkat/domain/pricing/offer-ends'
import type { RouterContext } from '../../../shell/rendering/route-data.ts'
import type { OfferEnds } from './find-offer-ends.ts'

/** In the time zone of the shop, where the offer ends. */
export function writeOfferEnds(product: Product, { view, i18n }: Pick<RouterContext, 'view' | 'i18n'>, now: number): OfferEnds | undefined {
  const style = { language: i18n.locale, country: view.tax.defaultCountry, timeZone: view.i18n.timeZone }
  const ends = Array.from(nearOfferEnds(product, now), ([sku, end]) => [sku, shortDay(end, style)] as const)
  return ends.length > 0 ? Object.fromEntries(ends) : undefined
}

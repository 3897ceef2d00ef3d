import type { Product } from '@meerkat/contract/product'
import { parseTimestamp } from '../format/parse-timestamp.ts'
import { isSpecialPriceActive, type SpecialPriceWindow } from './special-price-window.ts'

type Offer = SpecialPriceWindow & { readonly special_price?: number | null | undefined }

/**
 * The next moment after `now` at which the special price of the product or one of its children starts or ends, in milliseconds; null if
 * there is none. Calculated prices may be cached until then.
 */
export function findNextPriceChange(product: Offer & Pick<Product, 'configurable_children'>, now: number): number | null {
  const offers: Offer[] = [product, ...(product.configurable_children ?? [])]
  const changes = offers.flatMap((offer) => changesAfter(offer, now))
  return changes.length === 0 ? null : Math.min(...changes)
}

function changesAfter(offer: Offer, now: number): number[] {
  if (!offer.special_price) return []
  const from = offer.special_from_date ? parseTimestamp(offer.special_from_date) : null
  const to = offer.special_to_date ? parseTimestamp(offer.special_to_date) : null
  // Both bounds are exclusive: the offer counts from the millisecond after its start and no longer at its end.
  const bounds = [from === null ? null : from + 1, to]
  return bounds.filter(
    (moment): moment is number =>
      moment !== null && moment > now && isSpecialPriceActive(offer, moment) !== isSpecialPriceActive(offer, moment - 1),
  )
}

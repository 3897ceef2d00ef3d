import type { Product } from '@meerkat/contract/product'
import { parseTimestamp } from '../format/parse-timestamp.ts'
import { isSpecialPriceActive, type SpecialPriceWindow } from './special-price-window.ts'

/** An end that is further away does not help to decide today. */
const NEAR_MS = 14 * 86_400_000

type Offer = SpecialPriceWindow & Pick<Product, 'sku'> & { readonly special_price?: number | null | undefined }

/**
 * The last moment of each special price of the product and its variants that ends within two weeks, by sku, in milliseconds since 1970.
 * docs/behaviour/prices.md §4.2.
 */
export function nearOfferEnds(product: Offer & Pick<Product, 'configurable_children'>, now: number): Map<string, number> {
  const ends = [product, ...(product.configurable_children ?? [])].flatMap((offer: Offer): [string, number][] => {
    const end =
      offer.special_price && offer.special_to_date && isSpecialPriceActive(offer, now) ? parseTimestamp(offer.special_to_date) : null
    return end !== null && end - now <= NEAR_MS ? [[offer.sku, end - 1]] : []
  })
  return new Map(ends)
}

import type { TierPrice } from '@meerkat/contract/product-prices'
import { chance } from '../chance.ts'
import { type Offer, offerOn } from '../plan/offer.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'
import { netPrice, shelfPrice } from '../plan/price.ts'
import type { StoreView } from '../store-view.ts'

/** Customer groups: 0 not logged in, 1 customers, 2 breeders and practices. */
const CONSUMERS = [0, 1]
const TRADE = 2
const PLACES = 1e6

export interface Prices {
  readonly price: number
  readonly special_price: number | null
  readonly special_from_date: string | null
  readonly special_to_date: string | null
  readonly tier_prices: TierPrice[]
}

/** Net prices of one item in one store view. Spec §3, `docs/behaviour/prices.md §4.2`, `docs/behaviour/prices.md §4.6`. */
export function pricesOf(product: PlannedProduct, item: PlannedItem, view: StoreView, asOf: string): Prices {
  const { taxClass } = product.group
  const price = netPrice(shelfPrice(item.price, view), taxClass, view)
  const offer = reducing(offerOn(product, item, asOf), item, view)
  return {
    price,
    special_price: offer ? netPrice(shelfPrice(offer.grossRand, view), taxClass, view) : null,
    special_from_date: offer?.from ?? null,
    special_to_date: offer?.to ?? null,
    tier_prices: tiersOf(item, price),
  }
}

/** Prices are rounded to price points: an offer that rounds to the regular price is not an offer in this store view. */
function reducing(offer: Offer | null, item: PlannedItem, view: StoreView): Offer | null {
  return offer && shelfPrice(offer.grossRand, view) < shelfPrice(item.price, view) ? offer : null
}

function tiersOf(item: PlannedItem, price: number): TierPrice[] {
  if (price === 0 || chance(`${item.sku} tiers`) > 0.12) return []
  return [
    ...CONSUMERS.flatMap((customer_group_id) => [
      { customer_group_id, qty: 5, value: share(price, 0.95) },
      { customer_group_id, qty: 10, value: share(price, 0.9) },
    ]),
    { customer_group_id: TRADE, qty: 1, value: share(price, 0.88) },
  ]
}

function share(price: number, part: number): number {
  return Math.round(price * part * PLACES) / PLACES
}

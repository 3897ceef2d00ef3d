import type { HistoryItem } from '@meerkat/contract/order-history'

/** The price of one piece with tax before it was reduced; null if it was not. Spec §3 Order. */
export function recommendedPrice({
  original_price,
  price,
  price_incl_tax,
}: Pick<HistoryItem, 'original_price' | 'price' | 'price_incl_tax'>) {
  return price > 0 && original_price > price ? (original_price * price_incl_tax) / price : null
}

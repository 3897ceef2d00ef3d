import type { HistoryItem } from '@meerkat/contract/history-item'

/**
 * The price of one piece with tax before it was reduced; null if it was not. Servers of the old protocol send it only without tax. Spec §3
 * Order.
 */
export function recommendedPrice({
  original_price,
  original_price_incl_tax,
  price,
  price_incl_tax,
}: Pick<HistoryItem, 'original_price' | 'original_price_incl_tax' | 'price' | 'price_incl_tax'>) {
  if (original_price <= price) return null
  if (original_price_incl_tax !== undefined) return original_price_incl_tax
  return price > 0 ? (original_price * price_incl_tax) / price : null
}

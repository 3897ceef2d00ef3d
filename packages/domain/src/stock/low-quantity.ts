import type { StockItem } from '@meerkat/contract/stock'

/** At or below this quantity the shop says how many are left. */
const LOW_STOCK = 5

/** The number of pieces left when it is low; null when it is not, or when the stock is not counted. */
export function lowQuantity(stock: Partial<Pick<StockItem, 'is_in_stock' | 'manage_stock' | 'qty'>> | null | undefined): number | null {
  const { is_in_stock = true, manage_stock, qty = 0 } = stock ?? {}
  return is_in_stock && manage_stock && qty > 0 && qty <= LOW_STOCK ? qty : null
}

import type { StockItem } from '@meerkat/contract/stock'

/** Spec §4 Stock status. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock'

/** The status to show before the server answers, from the product's own stock record. Table of docs/behaviour/stock.md §5.1. */
export function stockStatus(stock: Pick<StockItem, 'is_in_stock'> | null | undefined, stockSync: boolean): StockStatus {
  if (stock) return stock.is_in_stock ? 'ok' : 'out_of_stock'
  return stockSync ? 'ok' : 'volatile'
}

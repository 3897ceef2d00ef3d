import type { StockItem } from '@meerkat/contract/stock'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { stockQuery } from '../page/product-queries.ts'

/** What the store room says now; undefined until it has answered, and while it cannot be reached. */
export function useLiveStock(sku: string): StockItem | undefined {
  const { api, view } = useRouter().options.context
  return useQuery(stockQuery({ api, view }, sku)).data
}

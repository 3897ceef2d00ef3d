import type { StockItem } from '@meerkat/contract/stock'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { stockQuery } from '../page/product-queries.ts'

/** The current stock; undefined until the server has answered, and while it is unreachable. */
export function useLiveStock(sku: string): StockItem | undefined {
  const { api, view } = useRouter().options.context
  return useQuery(stockQuery({ api, view }, sku)).data
}

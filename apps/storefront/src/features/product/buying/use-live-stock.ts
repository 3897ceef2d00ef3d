import type { StockItem } from '@meerkat/contract/stock'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { stockQuery } from '../page/product-queries.ts'

export interface LiveStock {
  /** Undefined until the server has answered. */
  readonly stock: StockItem | undefined
  /** The server could not be asked: what is known may have changed. */
  readonly isUnsure: boolean
}

export function useLiveStock(sku: string): LiveStock {
  const { api, view } = useRouter().options.context
  const { data, isError } = useQuery(stockQuery({ api, view }, sku))
  return { stock: data, isUnsure: isError }
}

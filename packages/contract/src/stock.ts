import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** The stock of one sku. `product_id` is a number or the client cannot match it; null for an unknown sku. docs/wire.md §5. */
export const StockItem = z.looseObject({
  product_id: z.nullable(z.number()),
  sku: z.optional(z.string()),
  qty: z.optional(z.number()),
  is_in_stock: z.boolean(),
  manage_stock: z.optional(z.boolean()),
  min_sale_qty: z.optional(z.number()),
  max_sale_qty: z.optional(z.number()),
  /** Sold in multiples of this, where `enable_qty_increments` does not say otherwise; 0 or less: in single pieces. */
  qty_increments: z.optional(z.number()),
  enable_qty_increments: z.optional(z.boolean()),
})
export type StockItem = z.infer<typeof StockItem>

/** Most skus that one list call carries. Spec §9. */
export const STOCK_BATCH = 15

const stockQuery = { ...callQuery, stockId: z.optional(z.string()) } as const

export const checkStock = endpoint({
  method: 'GET',
  path: '/api/stock/check',
  summary: 'Stock of one sku; unknown skus are out of stock.',
  auth: 'none',
  query: z.object({ ...stockQuery, sku: z.string().check(z.minLength(1), z.maxLength(255)) }),
  result: StockItem,
})

export const checkStockOf = endpoint({
  method: 'GET',
  path: '/api/stock/check/:sku',
  summary: 'The same with the sku in the path.',
  auth: 'none',
  params: z.object({ sku: z.string().check(z.minLength(1), z.maxLength(255)) }),
  query: z.object(stockQuery),
  result: StockItem,
})

export const listStock = endpoint({
  method: 'GET',
  path: '/api/stock/list',
  summary: 'Stock of several skus, comma-joined; unknown ones are left out.',
  auth: 'none',
  query: z.object({ ...stockQuery, skus: z.string().check(z.minLength(1), z.maxLength(16_384)) }),
  result: z.array(StockItem),
})

const OF_THE_INDEX = '/api/ext/elastic-stock'

/** The same three calls under the name of an extension of old servers. Contract §5. */
export const checkStockOfOld = endpoint({ ...checkStock, path: `${OF_THE_INDEX}/check` })
export const checkStockOfSkuOfOld = endpoint({ ...checkStockOf, path: `${OF_THE_INDEX}/check/:sku` })
export const listStockOfOld = endpoint({ ...listStock, path: `${OF_THE_INDEX}/list` })

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** The stock of one sku. `product_id` must be a number, or clients cannot match it; null for an unknown sku. docs/wire.md §5. */
export const StockItem = z.looseObject({
  /** The product; null for an unknown sku. */
  product_id: z.nullable(z.number()),
  /** Ours: the sku. */
  sku: z.optional(z.string()),
  /** Pieces in stock. */
  qty: z.optional(z.number()),
  /** Whether it can be bought. */
  is_in_stock: z.boolean(),
  /** Whether the quantity is counted; otherwise `qty` is meaningless. */
  manage_stock: z.optional(z.boolean()),
  /** Minimum number of pieces in one order. */
  min_sale_qty: z.optional(z.number()),
  /** Maximum number of pieces in one order. */
  max_sale_qty: z.optional(z.number()),
  /** Sold in multiples of this, unless `enable_qty_increments` is off; 0 or less means single pieces. */
  qty_increments: z.optional(z.number()),
  /** Whether the product is sold in steps of `qty_increments` only. */
  enable_qty_increments: z.optional(z.boolean()),
})
export type StockItem = z.infer<typeof StockItem>

/** Maximum number of skus in one list call. Spec §9. */
export const STOCK_BATCH = 15

const stockQuery = {
  ...callQuery,
  /** Accepted and ignored. */
  stockId: z.optional(z.string()),
} as const

export const checkStock = endpoint({
  method: 'GET',
  path: '/api/stock/check',
  summary: 'Stock of one sku; unknown skus are out of stock.',
  auth: 'none',
  query: z.object({
    ...stockQuery,
    /** The product. @example "KIB-AD-3" */
    sku: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  result: StockItem,
})

export const checkStockOf = endpoint({
  method: 'GET',
  path: '/api/stock/check/:sku',
  summary: 'Stock of one sku, with the sku in the path.',
  auth: 'none',
  params: z.object({
    /** The product. @example "KIB-AD-3" */
    sku: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  query: z.object(stockQuery),
  result: StockItem,
})

export const listStock = endpoint({
  method: 'GET',
  path: '/api/stock/list',
  summary: 'Stock of several skus, comma-joined; unknown ones are left out.',
  auth: 'none',
  query: z.object({
    ...stockQuery,
    /** Comma-separated list of skus. @example "KIB-AD-3,KIB-AD-10" */
    skus: z.string().check(z.minLength(1), z.maxLength(16_384)),
  }),
  result: z.array(StockItem),
})

const LEGACY_STOCK_PATH = '/api/ext/elastic-stock'

/** The same three calls at the paths of an extension of old servers. docs/wire.md §5. */
export const legacyCheckStock = endpoint({ ...checkStock, path: `${LEGACY_STOCK_PATH}/check` })
export const legacyCheckStockOf = endpoint({ ...checkStockOf, path: `${LEGACY_STOCK_PATH}/check/:sku` })
export const legacyListStock = endpoint({ ...listStock, path: `${LEGACY_STOCK_PATH}/list` })

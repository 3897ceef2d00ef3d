import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { Product } from './product.ts'

const prices = {
  /** Current price. */
  final_price: z.number(),
  /** Price before any discount. */
  regular_price: z.number(),
  /** Special price; 0 without one. */
  special_price: z.number(),
} as const
const ranges = {
  /** Highest price of the variants. */
  max_price: z.number(),
  /** Highest price of the variants before any discount. */
  max_regular_price: z.number(),
  /** Lowest price of the variants. */
  minimal_price: z.number(),
  /** Lowest price of the variants before any discount. */
  minimal_regular_price: z.number(),
} as const

/**
 * Current prices with tax, and without tax under `tax_adjustments`. Clients throw when a price is missing. docs/wire.md §11.1.
 */
export const PriceInfo = z.object({
  ...prices,
  ...ranges,
  /** The same amounts without tax. */
  extension_attributes: z.object({
    /** Amounts without tax. */
    tax_adjustments: z.object({ ...prices, ...ranges }),
  }),
})
export type PriceInfo = z.infer<typeof PriceInfo>

/** Current prices of one product. */
export const RenderItem = z.looseObject({
  /** Product id; clients compare it with products and children by strict equality. */
  id: z.number(),
  /** Name of the product. */
  name: z.string(),
  /** Kind of the product. */
  type: z.string(),
  /** "1" when it can be bought, else "0". */
  is_salable: z.string(),
  /** Store view of the prices. */
  store_id: z.number(),
  /** Currency of the prices. */
  currency_code: z.string(),
  /** URL of the product page. */
  url: z.string(),
  /** Prices with tax. */
  price_info: PriceInfo,
  /** Always empty. */
  images: z.array(z.unknown()),
  /** Always empty: the server never accepts prices from clients. */
  sgn: z.string(),
})
export type RenderItem = z.infer<typeof RenderItem>

const query = z.object({
  ...callQuery,
  /** Comma-separated list of skus. @example "KIB-AD-3,KIB-AD-10" */
  skus: z.optional(z.string().check(z.maxLength(16_384))),
  /** Id of the store view; the default one when missing. @example "1" */
  storeId: z.optional(z.string()),
  /** Ignored: a store view has one currency. */
  currencyCode: z.optional(z.string()),
  /** Ignored: a group is proven by `groupToken`. */
  userGroupId: z.optional(z.string()),
  /** Ours: proves the customer group whose prices are requested. docs/wire.md §1.8. */
  groupToken: z.optional(z.string()),
})

export const renderProducts = endpoint({
  method: 'GET',
  path: '/api/product/render-list',
  summary: 'Current prices of products and variants; unknown skus are left out.',
  auth: 'optional',
  query,
  result: z.object({
    /** Prices of the products that were found. */
    items: z.array(RenderItem),
  }),
})

export const listPlatformProducts = endpoint({
  method: 'GET',
  path: '/api/product/list',
  summary: 'Complete product documents by sku; unknown skus are left out.',
  auth: 'optional',
  query,
  result: z.object({
    /** The products that were found. */
    items: z.array(Product),
    /** The request. */
    search_criteria: z.unknown(),
    /** Number of products that were found. */
    total_count: z.number(),
  }),
})

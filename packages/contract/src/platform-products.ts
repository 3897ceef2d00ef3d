import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { Product } from './product.ts'

const prices = {
  /** What is paid now. */
  final_price: z.number(),
  /** Price before any discount. */
  regular_price: z.number(),
  /** Price of the offer; 0 without one. */
  special_price: z.number(),
} as const
const ranges = {
  /** The dearest variant. */
  max_price: z.number(),
  /** The dearest variant before any discount. */
  max_regular_price: z.number(),
  /** The cheapest variant. */
  minimal_price: z.number(),
  /** The cheapest variant before any discount. */
  minimal_regular_price: z.number(),
} as const

/**
 * Prices of this moment with tax, and without under `tax_adjustments`. Clients throw when one of the six is missing. docs/wire.md §11.1.
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

/** Prices of one product at this moment. */
export const RenderItem = z.looseObject({
  /** Matched to products and children, strictly. */
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
  /** Address of the product page. */
  url: z.string(),
  /** Prices with tax. */
  price_info: PriceInfo,
  /** Always empty. */
  images: z.array(z.unknown()),
  /** Always empty: prices are never trusted back. */
  sgn: z.string(),
})
export type RenderItem = z.infer<typeof RenderItem>

/** `skus`: a comma list. `currencyCode` and `userGroupId` change nothing: a store view has one currency, and a group has to be proven. */
const query = z.object({
  ...callQuery,
  /** Comma list of skus. @example "KIB-AD-3,KIB-AD-10" */
  skus: z.optional(z.string().check(z.maxLength(16_384))),
  /** Id of the store view; the default one when missing. @example "1" */
  storeId: z.optional(z.string()),
  /** Ignored: a store view has one currency. */
  currencyCode: z.optional(z.string()),
  /** Ignored: a group is proven by `groupToken`. */
  userGroupId: z.optional(z.string()),
  /** Ours: what proves the group whose prices are wanted. docs/wire.md §1.8. */
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
    /** What was asked for. */
    search_criteria: z.unknown(),
    /** How many were found. */
    total_count: z.number(),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { Product } from './product.ts'

const prices = { final_price: z.number(), regular_price: z.number(), special_price: z.number() } as const
const ranges = {
  max_price: z.number(),
  max_regular_price: z.number(),
  minimal_price: z.number(),
  minimal_regular_price: z.number(),
} as const

/** Prices of this moment with tax, and without under `tax_adjustments`. Clients throw when one of the six is missing. Contract 11.1. */
export const PriceInfo = z.object({
  ...prices,
  ...ranges,
  extension_attributes: z.object({ tax_adjustments: z.object({ ...prices, ...ranges }) }),
})
export type PriceInfo = z.infer<typeof PriceInfo>

export const RenderItem = z.looseObject({
  /** Matched to products and children, strictly. */
  id: z.number(),
  name: z.string(),
  type: z.string(),
  is_salable: z.string(),
  store_id: z.number(),
  currency_code: z.string(),
  url: z.string(),
  price_info: PriceInfo,
  images: z.array(z.unknown()),
  sgn: z.string(),
})
export type RenderItem = z.infer<typeof RenderItem>

/** `skus`: a comma list. `currencyCode` and `userGroupId` change nothing: a store view has one currency, and a group has to be proven. */
const query = z.object({
  ...callQuery,
  skus: z.optional(z.string().check(z.maxLength(16_384))),
  storeId: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  userGroupId: z.optional(z.string()),
  /** Ours: what proves the group whose prices are wanted. Contract 1.8. */
  groupToken: z.optional(z.string()),
})

export const renderProducts = endpoint({
  method: 'GET',
  path: '/api/product/render-list',
  summary: 'Prices of products and variants at this moment; unknown skus are left out.',
  auth: 'optional',
  query,
  result: z.object({ items: z.array(RenderItem) }),
})

export const listPlatformProducts = endpoint({
  method: 'GET',
  path: '/api/product/list',
  summary: 'Products by sku, whole; unknown ones are left out.',
  auth: 'optional',
  query,
  result: z.object({ items: z.array(Product), search_criteria: z.unknown(), total_count: z.number() }),
})

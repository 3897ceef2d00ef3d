import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const params = {
  /** Index of the store view. @example "vue_storefront_catalog" */
  index: z.string(),
} as const

const MadePack = z.object({
  /** Identifies the content: the same catalogue gives the same version. @example "3f9ac1d2e47b8a60" */
  version: z.string(),
  /** Number of bytes that are transferred, compressed with Brotli. */
  size: z.number(),
})

const FieldValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.number(), z.string(), z.boolean(), z.null()])),
])

/** What changed in one product since the pack was made. */
export const CatalogPackPatch = z.object({
  /** Id of the product. */
  id: z.number(),
  /** New values of fields that are searched, such as the price and the stock. */
  values: z.optional(z.record(z.string(), FieldValue)),
  /** Changed members of the product's document; a removed member is null. */
  document: z.optional(z.record(z.string(), z.unknown())),
})
export type CatalogPackPatch = z.infer<typeof CatalogPackPatch>

/** The pack of a store view, and what has changed since it was made. docs/wire.md §13.7. */
export const CatalogPack = z.object({
  /** Version of the pack; null while the first one is being made, and for catalogues that are too large for one. */
  version: z.nullable(z.string()),
  /** Number of bytes that are transferred, compressed with Brotli. */
  size: z.number(),
  /** Prices, stock and ratings that changed since the pack was made; apply all of them. */
  patches: z.array(CatalogPackPatch),
  /** The pack of whole documents, for product and content pages; null when there is none. */
  details: z.nullable(MadePack),
  /** Fee for cash on delivery in cents of the order's currency, with tax; missing without a fee. Decision 0090. */
  cashFeeCents: z.optional(z.number()),
})
export type CatalogPack = z.infer<typeof CatalogPack>

export const describePack = endpoint({
  method: 'GET',
  path: '/api/catalog/:index/pack',
  summary: 'The current pack of a store view for searching without a network, and the changes since it was made.',
  auth: 'none',
  params: z.object(params),
  result: CatalogPack,
  enveloped: false,
})

export const readPack = endpoint({
  method: 'GET',
  path: '/api/catalog/:index/pack/:version',
  summary: 'The bytes of a pack; they never change.',
  auth: 'none',
  params: z.object({
    ...params,
    /** Version from the description. @example "3f9ac1d2e47b8a60" */
    version: z.string().check(z.maxLength(64)),
  }),
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/octet-stream',
})

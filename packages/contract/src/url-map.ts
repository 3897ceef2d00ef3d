import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { SearchHit } from './search.ts'

const FieldList = z.optional(z.nullable(z.array(z.string())))

/** Old clients send whatever their settings hold: only `true` is on. */
// oxlint-disable-next-line promise/valid-params -- `catch` of a schema, not of a promise
const Flag = z._default(z.catch(z.boolean(), false), false)

/** What to add to the document of a product. docs/wire.md §10. */
export const UrlMapOptions = z.looseObject({
  /** Adds the linked product's document, as `product`, to the `product_links` of grouped products and of bundle options. */
  prefetchGroupProducts: Flag,
  /** Describes the variant of `filters.sku` in `is_configured` and `configuration`. */
  assignProductConfiguration: Flag,
  /** Has no effect: every answer has its cache tags in the header. */
  populateRequestCacheTags: Flag,
  /** Adds `errors.variants` when no variant can be sold. */
  setProductErrors: Flag,
  /** Describes another variant when that of `filters.sku` cannot be sold. */
  fallbackToDefaultWhenNoAvailable: Flag,
  /** Adds the described variant as `selected_variant`. */
  separateSelectedVariant: Flag,
  /** Sets `product_option` and `options` for the described variant. */
  setConfigurableProductOptions: Flag,
  /** Leaves out variants that cannot be sold. */
  filterUnavailableVariants: Flag,
})
export type UrlMapOptions = z.infer<typeof UrlMapOptions>

/** `url`: path without leading slash, store code and query string. docs/wire.md §10. */
export const UrlMapRequest = z.looseObject({
  /** The path, without leading slash, store code and query. */
  url: z.string().check(z.maxLength(2048)),
  /** Fields of the document; all of them when empty. */
  includeFields: FieldList,
  /** Fields to leave out. */
  excludeFields: FieldList,
  /** What to add to a product; nothing without it. */
  options: z.optional(z.nullable(UrlMapOptions)),
  /** `sku`: the variant that the URL names. Other members are ignored. */
  filters: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  /** Ignored: a group is proven by `groupToken`. */
  groupId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  /** Proves the customer group whose prices are requested. */
  groupToken: z.optional(z.nullable(z.string())),
})
export type UrlMapRequest = z.infer<typeof UrlMapRequest>

const call = {
  method: 'POST',
  auth: 'optional',
  query: z.object(callQuery),
  body: UrlMapRequest,
  /** A product, category or cms_page hit with its complete document; null for an unknown path. */
  result: z.nullable(SearchHit),
  enveloped: false,
} as const

export const mapUrl = endpoint({ ...call, path: '/api/url/map', summary: 'Which product, category or page a path of the shop leads to.' })
export const mapUrlShort = endpoint({ ...call, path: '/api/url', summary: 'The same as /api/url/map.' })

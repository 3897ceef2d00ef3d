import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { SearchHit } from './search.ts'

const FieldList = z.optional(z.nullable(z.array(z.string())))

/** Old clients send whatever their settings hold: only `true` is on. */
// oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's
const Flag = z._default(z.catch(z.boolean(), false), false)

/** What the answer says of a product beyond its document. docs/wire.md §10. */
export const UrlMapOptions = z.looseObject({
  /** `product_links` of a grouped product and of the options of a bundle have the document of their product in `product`. */
  prefetchGroupProducts: Flag,
  /** The variant of `filters.sku` is described in `is_configured` and `configuration`. */
  assignProductConfiguration: Flag,
  /** Cache tags are in the header of every answer. */
  populateRequestCacheTags: Flag,
  /** `errors.variants` is there when no variant can be sold. */
  setProductErrors: Flag,
  /** Another variant is described when that of `filters.sku` cannot be sold. */
  fallbackToDefaultWhenNoAvailable: Flag,
  /** The described variant is `selected_variant`. */
  separateSelectedVariant: Flag,
  /** `product_option` and `options` belong to the described variant. */
  setConfigurableProductOptions: Flag,
  /** Variants that cannot be sold are left out. */
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
  /** `sku`: the variant that the address names. Others are ignored. */
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

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { SearchHit } from './search.ts'

const FieldList = z.optional(z.nullable(z.array(z.string())))

/** `url`: path without leading slash, store code and query string. `options` and `filters` are ignored. docs/wire.md §10. */
export const UrlMapRequest = z.looseObject({
  /** The path, without leading slash, store code and query. */
  url: z.string().check(z.maxLength(2048)),
  /** Fields of the document; all of them when empty. */
  includeFields: FieldList,
  /** Fields to leave out. */
  excludeFields: FieldList,
  /** Ignored. */
  options: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  /** Ignored. */
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

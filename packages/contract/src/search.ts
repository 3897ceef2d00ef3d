import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const EntityType = z.enum(['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block', 'cms_hierarchy'])
export type EntityType = z.infer<typeof EntityType>

// Alternatives are tried in order and a failed one costs more than the one that fits: the usual ones come first.
const Scalar = z.union([z.number(), z.string(), z.boolean(), z.null()])
const ScalarOrList = z.union([z.array(Scalar), Scalar])

/**
 * `value` is an operator object (`{ in: [1, 2] }`, `{ gte: 100, lte: 250 }`, `{ neq: null }`); a bare value means `in`.
 * Scope `catalog` also matches the `_options` of configurable products. Contract 13.2.
 */
export const AppliedFilter = z.object({
  attribute: z.string().check(z.maxLength(200)),
  value: z.union([z.record(z.string(), ScalarOrList), ScalarOrList]),
  scope: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
})
export type AppliedFilter = z.infer<typeof AppliedFilter>

/** An aggregation that is wanted; only scope `catalog` counts. */
export const AvailableFilter = z.object({
  field: z.string().check(z.maxLength(200)),
  scope: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  options: z.optional(z.nullable(z.union([z.looseObject({ size: z.optional(z.number()) }), z.array(z.unknown())]))),
})
export type AvailableFilter = z.infer<typeof AvailableFilter>

export const AppliedSort = z.object({
  field: z.string().check(z.maxLength(200)),
  options: z.optional(z.nullable(z.union([z.string(), z.looseObject({ order: z.optional(z.string()) })]))),
})
export type AppliedSort = z.infer<typeof AppliedSort>

/** The search-query language: one of the three ways to ask the catalogue. Without an applied filter it means "everything". Contract 13.2. */
export const SearchQuery = z.looseObject({
  _availableFilters: z._default(z.array(AvailableFilter).check(z.maxLength(100)), []),
  _appliedFilters: z._default(z.array(AppliedFilter).check(z.maxLength(200)), []),
  _appliedSort: z._default(z.array(AppliedSort).check(z.maxLength(10)), []),
  _searchText: z._default(z.nullable(z.string()), ''),
  /** Ours: `prefix` completes the last word, for results while somebody types. Old servers look for whole words. */
  _searchMode: z.optional(z.enum(['words', 'prefix'])),
  /** Ours: the answer's `suggest` then has `did_you_mean` when the text has slips. Old servers do not know it. */
  _suggest: z.optional(z.boolean()),
  groupId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  groupToken: z.optional(z.nullable(z.string())),
})
export type SearchQuery = z.infer<typeof SearchQuery>
export type SearchQueryInput = z.input<typeof SearchQuery>

/** Page size when none or nothing sensible is asked for, and the most a call answers. Spec §9. */
export const DEFAULT_SEARCH_SIZE = 50
export const MAX_SEARCH_SIZE = 4000

export const SearchHit = z.looseObject({
  _index: z.string(),
  _type: z.string(),
  _id: z.string(),
  _score: z.nullable(z.number()),
  _source: z.record(z.string(), z.unknown()),
})
export type SearchHit = z.infer<typeof SearchHit>

export const TermsAggregation = z.looseObject({
  doc_count_error_upper_bound: z.optional(z.number()),
  sum_other_doc_count: z.optional(z.number()),
  buckets: z.array(z.looseObject({ key: z.union([z.string(), z.number()]), doc_count: z.number() })),
})
export type TermsAggregation = z.infer<typeof TermsAggregation>

/** `key` is the filter id in category URLs: `0.0-100.0`, `400.0-*`. `from` inclusive, `to` exclusive. Contract 13.5. */
export const RangeBucket = z.looseObject({
  key: z.string(),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  doc_count: z.number(),
})
export type RangeBucket = z.infer<typeof RangeBucket>
export const RangeAggregation = z.looseObject({ buckets: z.array(RangeBucket) })

export const Aggregations = z.record(z.string(), z.union([RangeAggregation, TermsAggregation]))
export type Aggregations = z.infer<typeof Aggregations>

/** What an engine suggests for a part of the text, under the name that was asked for. Contract 13.5. */
export const Suggest = z.record(
  z.string(),
  z.array(
    z.looseObject({ text: z.string(), offset: z.number(), length: z.number(), options: z.array(z.looseObject({ text: z.string() })) }),
  ),
)
export type Suggest = z.infer<typeof Suggest>

/** The standard answer. `total` is a number from us, `{ value }` from newer engines behind old servers. Contract 13.5. */
export const SearchResponse = z.looseObject({
  took: z.optional(z.number()),
  timed_out: z.optional(z.boolean()),
  hits: z.looseObject({
    total: z.union([z.number(), z.looseObject({ value: z.number() })]),
    max_score: z.optional(z.nullable(z.number())),
    hits: z.array(SearchHit),
  }),
  aggregations: z.optional(Aggregations),
  attribute_metadata: z.optional(z.array(z.looseObject({ attribute_code: z.string() }))),
  // What an old server hands through may be of any shape, and no answer is worth losing for it.
  // oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's
  suggest: z.optional(z.catch(Suggest, {})),
})
export type SearchResponse = z.infer<typeof SearchResponse>

const searchPath = {
  params: z.object({ index: z.string(), entity: z.string() }),
} as const

/** All parameters arrive as text. `request` is the query object as JSON (GET only). Contract 13.1. */
const parameters = {
  request_format: z.optional(z.string()),
  response_format: z.optional(z.string()),
  size: z.optional(z.string()),
  from: z.optional(z.string()),
  sort: z.optional(z.string()),
  _source_include: z.optional(z.string()),
  _source_exclude: z.optional(z.string()),
  q: z.optional(z.string()),
} as const

export const searchCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog/:index/:entity/_search',
  summary: 'Finds documents of one entity in the index of a store view.',
  auth: 'optional',
  ...searchPath,
  query: z.object({ ...parameters, request: z.optional(z.string()) }),
  result: SearchResponse,
  enveloped: false,
})

export const searchCatalogByPost = endpoint({
  method: 'POST',
  path: '/api/catalog/:index/:entity/_search',
  summary: 'The same with the query object as the body.',
  auth: 'optional',
  ...searchPath,
  query: z.object(parameters),
  body: z.unknown(),
  result: SearchResponse,
  enveloped: false,
})

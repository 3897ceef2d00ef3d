import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const EntityType = z.enum(['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block', 'cms_hierarchy'])
export type EntityType = z.infer<typeof EntityType>

// Alternatives are tried in order, and failed attempts are expensive: put the most common ones first.
const Scalar = z.union([z.number(), z.string(), z.boolean(), z.null()])
const ScalarOrList = z.union([z.array(Scalar), Scalar])

/**
 * `value` is an operator object (`{ in: [1, 2] }`, `{ gte: 100, lte: 250 }`, `{ neq: null }`); a bare value means `in`.
 * Scope `catalog` also matches the `_options` of configurable products. docs/wire.md §13.2.
 */
export const AppliedFilter = z.object({
  attribute: z.string().check(z.maxLength(200)),
  value: z.union([z.record(z.string(), ScalarOrList), ScalarOrList]),
  scope: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
})
export type AppliedFilter = z.infer<typeof AppliedFilter>

/** A requested aggregation; only those of scope `catalog` are counted. */
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

/**
 * The search-query language: one of the three query languages. Without an applied filter it matches everything.
 * docs/wire.md §13.2.
 */
export const SearchQuery = z.looseObject({
  _availableFilters: z._default(z.array(AvailableFilter).check(z.maxLength(100)), []),
  _appliedFilters: z._default(z.array(AppliedFilter).check(z.maxLength(200)), []),
  _appliedSort: z._default(z.array(AppliedSort).check(z.maxLength(10)), []),
  _searchText: z._default(z.nullable(z.string()), ''),
  /** Ours: `prefix` completes the last word, for search as you type. Old servers search whole words. */
  _searchMode: z.optional(z.enum(['words', 'prefix'])),
  /** Ours: the response's `suggest` then has `did_you_mean` when the text has typos. Old servers ignore it. */
  _suggest: z.optional(z.boolean()),
  groupId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  groupToken: z.optional(z.nullable(z.string())),
})
export type SearchQuery = z.infer<typeof SearchQuery>
export type SearchQueryInput = z.input<typeof SearchQuery>

/** A document that was found. */
export const SearchHit = z.looseObject({
  /** Index and entity. */
  _index: z.string(),
  /** Entity. */
  _type: z.string(),
  /** Id of the document. */
  _id: z.string(),
  /** How well it matches; null in a sorted list. */
  _score: z.nullable(z.number()),
  /** The document, or the requested fields. */
  _source: z.record(z.string(), z.unknown()),
})
export type SearchHit = z.infer<typeof SearchHit>

/** How often the values of a field occur. */
export const TermsAggregation = z.looseObject({
  /** Always 0: counts are exact. */
  doc_count_error_upper_bound: z.optional(z.number()),
  /** Always 0. */
  sum_other_doc_count: z.optional(z.number()),
  /** Values and how often they occur. */
  buckets: z.array(
    z.looseObject({
      /** The value. */
      key: z.union([z.string(), z.number()]),
      /** Documents that have it. */
      doc_count: z.number(),
    }),
  ),
})
export type TermsAggregation = z.infer<typeof TermsAggregation>

/** `key` is the filter id in category URLs: `0.0-100.0`, `400.0-*`. `from` inclusive, `to` exclusive. docs/wire.md §13.5. */
export const RangeBucket = z.looseObject({
  /** Id of the range in URLs. */
  key: z.string(),
  /** Lower bound, included. */
  from: z.optional(z.number()),
  /** Upper bound, excluded. */
  to: z.optional(z.number()),
  /** Documents in the range. */
  doc_count: z.number(),
})
export type RangeBucket = z.infer<typeof RangeBucket>
/** How many documents are in which range. */
export const RangeAggregation = z.looseObject({
  /** Ranges and how many documents are in them. */
  buckets: z.array(RangeBucket),
})

export const Aggregations = z.record(z.string(), z.union([RangeAggregation, TermsAggregation]))
export type Aggregations = z.infer<typeof Aggregations>

/** The engine's suggestions for a part of the text, under the requested name. docs/wire.md §13.5. */
export const Suggest = z.record(
  z.string(),
  z.array(
    z.looseObject({
      /** The original text. */
      text: z.string(),
      /** Offset in the text. */
      offset: z.number(),
      /** Length. */
      length: z.number(),
      /** Possible corrections. */
      options: z.array(
        z.looseObject({
          /** The corrected text. */
          text: z.string(),
        }),
      ),
    }),
  ),
)
export type Suggest = z.infer<typeof Suggest>

/** The standard answer. `total` is a number here, `{ value }` from newer engines behind old servers. docs/wire.md §13.5. */
export const SearchResponse = z.looseObject({
  /** Milliseconds that the search took. */
  took: z.optional(z.number()),
  /** Always false. */
  timed_out: z.optional(z.boolean()),
  /** One page of hits. */
  hits: z.looseObject({
    /** Number of all hits. */
    total: z.union([
      z.number(),
      z.looseObject({
        /** Number of all hits. */
        value: z.number(),
      }),
    ]),
    /** Best score of all hits. */
    max_score: z.optional(z.nullable(z.number())),
    /** The documents. */
    hits: z.array(SearchHit),
  }),
  /** Counts over all hits; missing when none were requested. */
  aggregations: z.optional(Aggregations),
  /** Attributes of the counted fields, if the shop has this setting switched on. */
  attribute_metadata: z.optional(
    z.array(
      z.looseObject({
        /** Name of the attribute. */
        attribute_code: z.string(),
      }),
    ),
  ),
  /**
   * Ours: how many of all hits contain all words of the text. They come first, and the others, which contain some of the words, follow;
   * missing when none follow, and in sorted lists. docs/wire.md §13.5.
   */
  complete_total: z.optional(z.number()),
  /** Corrections, when they were requested. */
  // Old servers may send any shape here; do not reject the whole response because of it.
  // oxlint-disable-next-line promise/valid-params -- `catch` of a schema, not of a promise
  suggest: z.optional(z.catch(Suggest, {})),
})
export type SearchResponse = z.infer<typeof SearchResponse>

const searchPath = {
  params: z.object({
    /** Index of the store view. @example "vue_storefront_catalog" */
    index: z.string(),
    /** Kind of document. @example "product" */
    entity: z.string(),
  }),
} as const

/** All parameters arrive as text. `request` is the query object as JSON (GET only). docs/wire.md §13.1. */
const parameters = {
  /** `search-query`, or missing for the engine language. @example "search-query" */
  request_format: z.optional(z.string()),
  /** `compact`, or missing for the standard answer. */
  response_format: z.optional(z.string()),
  /** Hits per page, 50 by default and 4,000 at most. @example "50" */
  size: z.optional(z.string()),
  /** First hit, from 0. @example "0" */
  from: z.optional(z.string()),
  /** `field:asc` or `field:desc`, several separated by commas; for the engine language. @example "position:asc" */
  sort: z.optional(z.string()),
  /** Comma-separated list of field patterns. @example "id,sku,name" */
  _source_include: z.optional(z.string()),
  /** Comma-separated list of field patterns. @example "description" */
  _source_exclude: z.optional(z.string()),
  /** Words and `field:value` in Lucene's syntax. */
  q: z.optional(z.string()),
} as const

export const searchCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog/:index/:entity/_search',
  summary: 'Finds documents of one entity in the index of a store view.',
  auth: 'optional',
  ...searchPath,
  query: z.object({
    ...parameters,
    /** The query object as JSON; missing finds everything. @example "{\"_appliedFilters\":[{\"attribute\":\"sku\",\"value\":{\"eq\":\"KIB-AD-3\"},\"scope\":\"default\"}]}" */
    request: z.optional(z.string()),
  }),
  result: SearchResponse,
  enveloped: false,
})

export const searchCatalogByPost = endpoint({
  method: 'POST',
  path: '/api/catalog/:index/:entity/_search',
  summary: 'Search with the query object as the body.',
  auth: 'optional',
  ...searchPath,
  query: z.object(parameters),
  body: z.unknown(),
  result: SearchResponse,
  enveloped: false,
})

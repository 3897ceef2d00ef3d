import type { Aggregations } from '@meerkat/contract/search'
import type { RangeBucket, SearchHits, TermBucket } from '@meerkat/search/query/query-plan'

const written = new WeakMap<SearchHits['facets'], Aggregations | null>()

/**
 * Facet counts in the wire's format; null without facets, because the answer may leave out an empty member. The result is cached per
 * `facets` object. docs/wire.md §13.5.
 */
export function toAggregations(facets: SearchHits['facets'], rangeNames: ReadonlySet<string>): Aggregations | null {
  const known = written.get(facets)
  if (known !== undefined) return known
  const aggregations = writeAggregations(facets, rangeNames)
  written.set(facets, aggregations)
  return aggregations
}

function writeAggregations(facets: SearchHits['facets'], rangeNames: ReadonlySet<string>): Aggregations | null {
  const names = Object.keys(facets)
  if (names.length === 0) return null
  const aggregations: Aggregations = {}
  for (const name of names) {
    const buckets = facets[name]!
    if (rangeNames.has(name)) aggregations[name] = { buckets: (buckets as RangeBucket[]).map(toRangeBucket) }
    else aggregations[name] = toTermsAggregation(buckets as TermBucket[])
  }
  return aggregations
}

function toTermsAggregation(buckets: readonly TermBucket[]): Aggregations[string] {
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: 0,
    buckets: buckets.map(({ key, count }) => ({ key, doc_count: count })),
  }
}

function toRangeBucket({ from, to, count }: RangeBucket) {
  return {
    key: `${toBound(from)}-${toBound(to)}`,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    doc_count: count,
  }
}

/** Part of the filter's id in category URLs: at least one decimal, `*` for an open end. */
function toBound(bound: number | undefined): string {
  if (bound === undefined) return '*'
  return Number.isInteger(bound) ? bound.toFixed(1) : String(bound)
}

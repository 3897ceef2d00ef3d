import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, NO_VALUE } from '../build/keyword-column.ts'
import { dictionarySize, keyAt, rankOrdinals } from '../build/value-dictionary.ts'
import type { FacetRange, FacetRequest, RangeBucket, TermBucket } from './query-plan.ts'
import { selectTop } from './select-top.ts'
import type { Candidates } from './sort-keys.ts'

/** Counts per facet over the given docs. An unknown field gives no terms and empty ranges. Contract 13.2 rule 5. */
export function countFacets(
  index: CatalogIndex,
  facets: readonly FacetRequest[],
  candidates: Candidates,
): Record<string, TermBucket[] | RangeBucket[]> {
  return Object.fromEntries(facets.map((facet) => [facet.name, countFacet(index, facet, candidates)]))
}

function countFacet(index: CatalogIndex, facet: FacetRequest, candidates: Candidates): TermBucket[] | RangeBucket[] {
  const numbers = index.numeric.get(facet.field)
  if (facet.kind === 'range') return facet.ranges.map((range) => ({ ...range, count: countRange(numbers, range, candidates) }))
  const column = index.keyword.get(facet.field)
  if (column !== undefined) return countTerms(column, facet.size, candidates)
  return numbers === undefined ? [] : countNumbers(numbers, facet.size, candidates)
}

/** Most frequent first; equal counts in sorting order of their keys. */
function countTerms(column: KeywordColumn, size: number, { docs, count }: Candidates): TermBucket[] {
  const { slots, pool, dictionary } = column
  const counts = new Uint32Array(dictionarySize(dictionary))
  for (let at = 0; at < count; at++) {
    const slot = slots[docs[at]!]!
    if (slot >= 0) counts[slot]!++
    else if (slot !== NO_VALUE) {
      const place = -2 - slot
      for (let value = place + 1, end = place + pool[place]!; value <= end; value++) counts[pool[value]!]!++
    }
  }
  const ranks = dictionary.added.length > 0 ? rankOrdinals(dictionary) : null
  const present: number[] = []
  for (let ordinal = 0; ordinal < counts.length; ordinal++) if (counts[ordinal]! > 0) present.push(ordinal)
  const frequency = Float64Array.from(present, (ordinal) => -counts[ordinal]!)
  const rank = Float64Array.from(present, (ordinal) => (ranks === null ? ordinal : ranks[ordinal]!))
  const top = selectTop([frequency, rank], present.length, size)
  return Array.from(top, (place) => ({ key: keyAt(dictionary, present[place]!), count: counts[present[place]!]! }))
}

/** A numeric field has no dictionary: equal values meet by sorting. */
function countNumbers(numbers: Float64Array, size: number, { docs, count }: Candidates): TermBucket[] {
  const values = new Float64Array(count)
  let length = 0
  for (let at = 0; at < count; at++) {
    const value = numbers[docs[at]!]!
    if (value === value) values[length++] = value
  }
  values.subarray(0, length).sort()
  const buckets: { key: number; count: number }[] = []
  for (let at = 0; at < length; at++) {
    if (at > 0 && values[at] === values[at - 1]) buckets.at(-1)!.count++
    else buckets.push({ key: values[at]!, count: 1 })
  }
  const top = selectTop(
    [Float64Array.from(buckets, (one) => -one.count), Float64Array.from(buckets, ({ key }) => key)],
    buckets.length,
    size,
  )
  return Array.from(top, (place) => buckets[place]!)
}

function countRange(numbers: Float64Array | undefined, range: FacetRange, { docs, count }: Candidates): number {
  if (numbers === undefined) return 0
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range
  let found = 0
  for (let at = 0; at < count; at++) {
    const value = numbers[docs[at]!]!
    if (value >= from && value < to) found++
  }
  return found
}

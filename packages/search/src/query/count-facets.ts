import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, NO_VALUE } from '../build/keyword-column.ts'
import type { NumericColumn } from '../build/numeric-column.ts'
import { findMarks, type RangeMarks, toBounds } from '../build/range-marks.ts'
import { dictionarySize, keyAt, ranksOf } from '../build/value-dictionary.ts'
import type { FacetRange, FacetRequest, RangeBucket, TermBucket } from './query-plan.ts'
import { selectTop } from './select-top.ts'
import type { Candidates } from './sort-keys.ts'

type Buckets = TermBucket[] | RangeBucket[]

/** Counts per facet over the given docs. An unknown field gives no terms and empty ranges. Contract 13.2 rule 5. */
export function countFacets(index: CatalogIndex, facets: readonly FacetRequest[], candidates: Candidates): Record<string, Buckets> {
  return Object.fromEntries(facets.map((facet) => [facet.name, countFacet(index, facet, candidates)]))
}

function countFacet(index: CatalogIndex, facet: FacetRequest, candidates: Candidates): Buckets {
  const numbers = index.numeric.get(facet.field)
  if (facet.kind === 'range') return countRanges(index, numbers, facet.ranges, candidates)
  const column = index.keyword.get(facet.field)
  if (column !== undefined) return countTerms(column, facet.size, candidates)
  return numbers === undefined ? [] : countNumbers(numbers.values, facet.size, candidates)
}

function countTerms(column: KeywordColumn, size: number, candidates: Candidates): TermBucket[] {
  const counts = column.poolLength === 0 ? countSingle(column, candidates) : countSeveral(column, candidates)
  return takeMostFrequent(column, counts, size)
}

/** Documents without a value count for place -1, which stands before the first: a loop without a question in it is twice as fast. */
function countSingle({ slots, dictionary }: KeywordColumn, { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(dictionarySize(dictionary) + 1)
  for (let at = 0; at < count; at++) counts[slots[docs[at]!]! + 1]!++
  return counts.subarray(1)
}

function countSeveral({ slots, pool, dictionary }: KeywordColumn, { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(dictionarySize(dictionary))
  for (let at = 0; at < count; at++) {
    const slot = slots[docs[at]!]!
    if (slot >= 0) counts[slot]!++
    else if (slot !== NO_VALUE) {
      const place = -2 - slot
      for (let value = place + 1, end = place + pool[place]!; value <= end; value++) counts[pool[value]!]!++
    }
  }
  return counts
}

/** Most frequent first; equal counts in sorting order of their keys. */
function takeMostFrequent({ dictionary }: KeywordColumn, counts: Uint32Array, size: number): TermBucket[] {
  let length = 0
  for (let ordinal = 0; ordinal < counts.length; ordinal++) if (counts[ordinal] !== 0) length++
  const present = new Uint32Array(length)
  const frequency = new Float64Array(length)
  let place = 0
  for (let ordinal = 0; ordinal < counts.length; ordinal++) {
    if (counts[ordinal] === 0) continue
    present[place] = ordinal
    frequency[place++] = -counts[ordinal]!
  }
  const top = selectTop({ keys: [frequency], candidates: present, tieKeys: ranksOf(dictionary) }, length, size)
  return Array.from(top, (at) => ({ key: keyAt(dictionary, present[at]!), count: -frequency[at]! }))
}

/** A numeric field has no dictionary: equal values meet by sorting. */
function countNumbers(numbers: Float64Array, size: number, { docs, count }: Candidates): TermBucket[] {
  const values = Float64Array.from(docs.subarray(0, count), (doc) => numbers[doc]!).sort()
  const buckets: TermBucket[] = []
  for (const value of values) {
    // Missing values are sorted to the end.
    if (value !== value) break
    const last = buckets.at(-1)
    if (last?.key === value) last.count++
    else buckets.push({ key: value, count: 1 })
  }
  const frequency = Float64Array.from(buckets, (bucket) => -bucket.count)
  const candidates = Uint32Array.from(buckets.keys())
  const top = selectTop({ keys: [frequency], candidates, tieKeys: Float64Array.from(candidates) }, buckets.length, size)
  return Array.from(top, (at) => buckets[at]!)
}

function countRanges(
  index: CatalogIndex,
  column: NumericColumn | undefined,
  ranges: readonly FacetRange[],
  candidates: Candidates,
): RangeBucket[] {
  const marks = column && findMarks(column, ranges, candidates.count, index.docCount)
  const counts = marks ? countMarks(marks, candidates) : column ? countByBounds(column, ranges, candidates) : []
  return ranges.map((range, place) => ({ ...range, count: counts[place] ?? 0 }))
}

/** How many documents carry each byte, then how many bytes carry each bit. */
function countMarks({ bytes, from }: RangeMarks, { docs, count }: Candidates): number[] {
  const perByte = new Uint32Array(256)
  for (let at = 0; at < count; at++) perByte[bytes[docs[at]!]!]!++
  return Array.from(from, (_, bit) => perByte.reduce((sum, many, byte) => sum + ((byte >> bit) & 1) * many, 0))
}

/** Ranges may overlap and leave gaps: each value is held against all of them. */
function countByBounds({ values }: NumericColumn, ranges: readonly FacetRange[], { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(ranges.length)
  const { from, to } = toBounds(ranges)
  for (let at = 0; at < count; at++) {
    const value = values[docs[at]!]!
    for (let range = 0; range < counts.length; range++) if (value >= from[range]! && value < to[range]!) counts[range]!++
  }
  return counts
}

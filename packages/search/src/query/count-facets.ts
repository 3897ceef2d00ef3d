import type { CatalogIndex } from '../build/catalog-index.ts'
import type { NumericColumn } from '../build/numeric-column.ts'
import { findMarks, type RangeMarks, toBounds } from '../build/range-marks.ts'
import { countTerms } from './count-terms.ts'
import type { FacetRange, FacetRequest, RangeBucket, TermBucket } from './query-plan.ts'
import { selectTop } from './select-top.ts'
import type { Candidates } from './sort-keys.ts'

type Buckets = TermBucket[] | RangeBucket[]

/** Counts per facet over the given docs. An unknown field gives no terms and empty ranges. docs/wire.md §13.2 rule 5. */
export function countFacets(index: CatalogIndex, facets: readonly FacetRequest[], candidates: Candidates): Record<string, Buckets> {
  return Object.fromEntries(facets.map((facet) => [facet.name, countFacet(index, facet, candidates)]))
}

function countFacet(index: CatalogIndex, facet: FacetRequest, candidates: Candidates): Buckets {
  const numbers = index.numeric.get(facet.field)
  if (facet.kind === 'range') return countRanges(index, numbers, facet.ranges, candidates)
  const column = index.keyword.get(facet.field)
  if (column !== undefined) return countTerms(index, column, facet.size, candidates)
  return numbers === undefined ? [] : countNumbers(numbers.values, facet.size, candidates)
}

/** A numeric field has no dictionary: sort the values to count equal ones. */
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

/** Counts the documents per byte value, then sums these counts per bit. */
function countMarks({ bytes, from }: RangeMarks, { docs, count }: Candidates): number[] {
  const perByte = new Uint32Array(256)
  for (let at = 0; at < count; at++) perByte[bytes[docs[at]!]!]!++
  return Array.from(from, (_, bit) => perByte.reduce((sum, many, byte) => sum + ((byte >> bit) & 1) * many, 0))
}

/** Ranges may overlap and leave gaps, so each value is compared with all of them. */
function countByBounds({ values }: NumericColumn, ranges: readonly FacetRange[], { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(ranges.length)
  const { from, to } = toBounds(ranges)
  for (let at = 0; at < count; at++) {
    const value = values[docs[at]!]!
    for (let range = 0; range < counts.length; range++) if (value >= from[range]! && value < to[range]!) counts[range]!++
  }
  return counts
}

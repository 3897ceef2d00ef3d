import type { ScalarValue } from '@meerkat/search/build/index-schema'
import type { FacetRequest, QueryPlan, RangeBucket, SearchHits, SortKey, TermBucket } from '@meerkat/search/query/query-plan'
import { compileFilter } from './compile-filter.ts'
import { createFieldReader } from './read-field.ts'
import { toSortableNumber } from './sortable-number.ts'

/** The fields that are searched for words in documents that have no index. */
const TEXT_FIELDS = ['name', 'title', 'content_heading', 'identifier', 'default_frontend_label']

export interface EvaluatedPlan<D> {
  total: number
  hits: D[]
  facets: SearchHits['facets']
}

/** Evaluates a plan by testing each document; for small collections. Without a sort the documents keep their order. */
export function evaluatePlan<D extends { readonly source: object }>(documents: readonly D[], plan: QueryPlan): EvaluatedPlan<D> {
  const holds = compileFilter({ kind: 'all', filters: plan.filters })
  const holdsText = plan.text === undefined ? null : compileText(plan.text.text)
  const found = documents.filter(({ source }) => holds(source) && (holdsText === null || holdsText(source)))
  const inOrder = plan.sort.length === 0 ? found : found.toSorted(toComparison(plan.sort))
  return {
    total: found.length,
    hits: inOrder.slice(plan.from, plan.from + plan.size),
    facets: Object.fromEntries(plan.facets.map((facet) => [facet.name, count(found, facet)])),
  }
}

function compileText(text: string): (document: object) => boolean {
  const readers = TEXT_FIELDS.map(createFieldReader)
  const words = text.toLowerCase().split(/\s+/)
  return (document) => {
    const content = readers
      .flatMap((read) => read(document))
      .join(' ')
      .toLowerCase()
    return words.every((word) => content.includes(word))
  }
}

/** A missing value comes last in both directions. docs/wire.md §14.4. */
function toComparison(sort: readonly SortKey[]): (a: { source: object }, b: { source: object }) => number {
  const keys = sort.map(({ field, order }) => ({ read: createFieldReader(field), sign: order === 'desc' ? -1 : 1 }))
  return (a, b) => {
    for (const { read, sign } of keys) {
      const [left] = read(a.source)
      const [right] = read(b.source)
      if (left === right) continue
      if (left === undefined) return 1
      if (right === undefined) return -1
      const difference = compareValues(left, right)
      if (difference !== 0) return sign * difference
    }
    return 0
  }
}

function compareValues(a: ScalarValue, b: ScalarValue): number {
  const difference = toSortableNumber(a) - toSortableNumber(b)
  if (!Number.isNaN(difference)) return difference
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

function count(documents: readonly { source: object }[], facet: FacetRequest): TermBucket[] | RangeBucket[] {
  const read = createFieldReader(facet.field)
  if (facet.kind === 'range') {
    return facet.ranges.map((range) => ({
      ...range,
      count: documents.filter(({ source }) => read(source).some((value) => isWithin(toSortableNumber(value), range))).length,
    }))
  }
  const counts = new Map<string | number, number>()
  for (const { source } of documents) {
    const keys = new Set(read(source).map((value) => (typeof value === 'boolean' ? String(value) : value)))
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Array.from(counts, ([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, facet.size)
}

function isWithin(
  value: number,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number },
): boolean {
  return value >= from && value < to
}

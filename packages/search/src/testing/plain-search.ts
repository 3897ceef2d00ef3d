import type { FieldValue, IndexDocument, IndexSchema, ScalarValue } from '../build/index-schema.ts'
import type { FacetRequest, Filter, QueryPlan, RangeBucket, SortKey, TermBucket } from '../query/query-plan.ts'

type Key = string | number

/** A plain implementation of plans without text: no index, no optimisation, only the expected result. */
export function searchPlainly(schema: IndexSchema, documents: readonly IndexDocument[], plan: QueryPlan) {
  const found = [...new Map(documents.map((one) => [one.id, one])).values()].filter((one) =>
    plan.filters.every((filter) => holds(schema, one, filter)),
  )
  found.sort((a, b) => compareBy(schema, plan.sort, a, b))
  return {
    total: found.length,
    hits: found.slice(plan.from, plan.from + plan.size).map(({ id }) => ({ id, score: null })),
    facets: Object.fromEntries(plan.facets.map((facet) => [facet.name, count(schema, found, facet)])),
  }
}

function holds(schema: IndexSchema, document: IndexDocument, filter: Filter): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.filters.every((part) => holds(schema, document, part))
    case 'any':
      return filter.filters.some((part) => holds(schema, document, part))
    case 'none':
      return !filter.filters.some((part) => holds(schema, document, part))
    case 'exists':
      return schema.keyword.includes(filter.field)
        ? keysOf(document, filter.field).length > 0
        : schema.numeric.includes(filter.field) && numberOf(document, filter.field) !== null
    case 'words':
      throw new Error('Conditions on words are tested by examples')
    case 'terms':
      if (schema.keyword.includes(filter.field))
        return keysOf(document, filter.field).some((key) => filter.values.some((value) => String(value) === String(key)))
      return (
        schema.numeric.includes(filter.field) &&
        filter.values.some((value) => readNumber(value) !== null && readNumber(value) === numberOf(document, filter.field))
      )
    case 'range': {
      const inRange = (value: number | null) =>
        value !== null &&
        (filter.gt === undefined || value > filter.gt) &&
        (filter.gte === undefined || value >= filter.gte) &&
        (filter.lt === undefined || value < filter.lt) &&
        (filter.lte === undefined || value <= filter.lte)
      if (schema.numeric.includes(filter.field)) return inRange(numberOf(document, filter.field))
      return schema.keyword.includes(filter.field) && keysOf(document, filter.field).some((key) => inRange(readNumber(key)))
    }
  }
}

function count(schema: IndexSchema, documents: readonly IndexDocument[], facet: FacetRequest): TermBucket[] | RangeBucket[] {
  const isNumeric = schema.numeric.includes(facet.field)
  if (facet.kind === 'range') {
    const isIn = ({ from, to }: { from?: number; to?: number }, value: number | null) =>
      value !== null && (from === undefined || value >= from) && (to === undefined || value < to)
    return facet.ranges.map((range) => ({
      ...range,
      count: isNumeric ? documents.filter((one) => isIn(range, numberOf(one, facet.field))).length : 0,
    }))
  }
  const isKeyword = schema.keyword.includes(facet.field)
  const counts = new Map<Key, number>()
  for (const document of documents) {
    const number = isNumeric ? numberOf(document, facet.field) : null
    const keys = isKeyword ? keysOf(document, facet.field) : number === null ? [] : [number]
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const buckets = Array.from(counts, ([key, many]) => ({ key, count: many }))
  return buckets.sort((a, b) => b.count - a.count || compareKeys(a.key, b.key)).slice(0, facet.size)
}

function compareBy(schema: IndexSchema, sort: readonly SortKey[], a: IndexDocument, b: IndexDocument): number {
  for (const { field, order } of sort) {
    const [left, right] = [sortValue(schema, a, field, order), sortValue(schema, b, field, order)]
    if (left === null && right === null) continue
    if (left === null || right === null) return left === null ? 1 : -1
    const difference = compareKeys(left, right) * (order === 'asc' ? 1 : -1)
    if (difference !== 0) return difference
  }
  return a.id - b.id
}

function sortValue(schema: IndexSchema, document: IndexDocument, field: string, order: 'asc' | 'desc'): Key | null {
  if (schema.numeric.includes(field)) return numberOf(document, field)
  if (!schema.keyword.includes(field)) return null
  const keys = keysOf(document, field).sort(compareKeys)
  return (order === 'asc' ? keys[0] : keys.at(-1)) ?? null
}

function keysOf(document: IndexDocument, field: string): Key[] {
  const value = valueOf(document, field)
  const values = Array.isArray(value) ? value : [value]
  const keys = values.filter((one) => one !== null && one !== undefined && (typeof one !== 'number' || Number.isFinite(one)))
  return [...new Set(keys.map((one) => (typeof one === 'number' ? one + 0 : String(one))))]
}

function numberOf(document: IndexDocument, field: string): number | null {
  const value = valueOf(document, field)
  return readNumber(Array.isArray(value) ? value[0] : value)
}

function readNumber(value: ScalarValue | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
  return Number.isFinite(number) ? number + 0 : null
}

function valueOf({ values }: IndexDocument, field: string): ScalarValue | null | undefined | (ScalarValue | null)[] {
  return Object.hasOwn(values, field) ? (values[field] as Exclude<FieldValue, readonly unknown[]> | (ScalarValue | null)[]) : undefined
}

function compareKeys(a: Key, b: Key): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

import type { AppliedFilter } from '@meerkat/contract/search'
import type { ScalarValue } from '@meerkat/search/build/index-schema'
import type { Filter } from '@meerkat/search/query/query-plan'
import { toSortableNumber } from '../documents/sortable-number.ts'
import { CONTAINS, FREE_FROM } from './allergen-fields.ts'

/** An applied filter: required, or one of the alternatives of which at least one has to match. */
export interface Condition {
  filter: Filter
  alternative: boolean
}

const RANGE_KEYS: ReadonlyMap<string, Bound> = new Map([
  ['gt', 'gt'],
  ['gte', 'gte'],
  ['lt', 'lt'],
  ['lte', 'lte'],
  ['from', 'gte'],
  ['to', 'lte'],
  ['moreq', 'gte'],
])

type Bound = 'gt' | 'gte' | 'lt' | 'lte'
type Value = ScalarValue | null

/**
 * A filter of scope `default`: its first operator decides, and an unknown operator (`like` too) is equality. docs/wire.md §13.2 rule 2.
 */
export function translateFilter(field: string, value: AppliedFilter['value']): Condition {
  const operators = toOperators(value)
  const first = Object.keys(operators)[0]
  if (first === undefined) return { filter: { kind: 'terms', field, values: [] }, alternative: false }
  const range = toRange(field, operators)
  if (range !== null) return range
  const values = toList(operators[first])
  switch (first) {
    case 'neq':
    case 'nin':
      return { filter: not(anyOf(field, values)), alternative: false }
    case 'or':
      return { filter: values.includes(null) ? not({ kind: 'exists', field }) : anyOf(field, values), alternative: true }
    case 'nor':
      return { filter: values.includes(null) ? { kind: 'exists', field } : not(anyOf(field, values)), alternative: true }
    default:
      return { filter: anyOf(field, values), alternative: false }
  }
}

/**
 * A filter chosen by the shopper. It also matches configurable products with a variant that has the value; `neq` and `nin` match what
 * `eq` and `in` do not. docs/wire.md §13.2 rule 4.
 */
export function translateCatalogFilter(field: string, value: AppliedFilter['value'], priceKey: string): Filter {
  const target = field === 'price' ? priceKey : field
  const operators = toOperators(value)
  // The price of a configurable product is that of its cheapest variant, so a range need not check the variants.
  const range = toRange(target, operators)
  if (range !== null) return range.filter
  const [[operator, given] = ['in', []]] = Object.entries(operators)
  const values = toList(given)
  const isExcluded = operator === 'nin' || operator === 'neq'
  if (isExcluded && field === CONTAINS) return not(anyOf(field, values))
  const chosen: Filter = {
    kind: 'any',
    filters: [
      anyOf(target, values),
      {
        kind: 'all',
        filters: [anyOf(`${target}_options`, values), { kind: 'terms', field: 'type_id', values: ['configurable'] }],
      },
    ],
  }
  return isExcluded ? not(chosen) : chosen
}

/** A bare value means `in`. */
function toOperators(value: AppliedFilter['value']): Record<string, Value | Value[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { in: value }
}

/** A range if every operator is a bound; operators like `orGt` are bounds of an alternative. */
function toRange(field: string, operators: Record<string, Value | Value[]>): Condition | null {
  const bounds: Partial<Record<Bound, number>> = {}
  let alternative = false
  for (const [operator, value] of Object.entries(operators)) {
    const isAlternative = /^or[A-Z]/.test(operator)
    const bound = RANGE_KEYS.get(isAlternative ? operator.charAt(2).toLowerCase() + operator.slice(3) : operator)
    if (bound === undefined) return null
    alternative ||= isAlternative
    bounds[bound] = toSortableNumber(toList(value)[0])
  }
  return { filter: { kind: 'range', field, ...bounds }, alternative }
}

/** `null` among the values matches documents that have any value. */
function anyOf(field: string, values: readonly Value[]): Filter {
  return values.includes(null) ? { kind: 'exists', field } : { kind: 'terms', field, values: values.filter((value) => value !== null) }
}

/** "Without these allergens" matches only products whose label rules out each of them: an unknown product may contain them. */
export function not(filter: Filter): Filter {
  if (filter.kind === 'terms' && filter.field === CONTAINS && filter.values.length > 0) {
    return { kind: 'all', filters: filter.values.map((value) => ({ kind: 'terms', field: FREE_FROM, values: [value] })) }
  }
  return { kind: 'none', filters: [filter] }
}

function toList(value: Value | Value[] | undefined): Value[] {
  return Array.isArray(value) ? value : [value ?? null]
}

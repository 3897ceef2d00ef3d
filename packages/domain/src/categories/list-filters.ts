import type { AppliedFilter } from '@meerkat/contract/search'
import { findPriceBounds } from './price-range.ts'

/** The URL filter for allergens that the label must rule out: a product with unknown ingredients is never shown as free of them. */
const WITHOUT = 'free_from'

/**
 * How the chosen values of a filter match. `values`: any of them; `price`: within the range; `stars`: at least this many; `yes`: the flag
 * is set; `without`: none of them is contained.
 */
export type FilterKind = 'values' | 'price' | 'stars' | 'yes' | 'without'

const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ['price', 'price'],
  ['rating', 'stars'],
  ['sale', 'yes'],
  ['in_stock', 'yes'],
  [WITHOUT, 'without'],
])

/** Catalogue fields whose name differs from the one in the URL. */
const FIELDS: ReadonlyMap<string, string> = new Map([['in_stock', 'stock.is_in_stock']])

/** The spellings of a true flag in the catalogue. */
export const YES: readonly string[] = ['1', 'true', 'y', 'yes']

export function filterKind(filter: string): FilterKind {
  return KINDS.get(filter) ?? 'values'
}

/** Whether choosing a value replaces other values of the filter. */
export function isSingle(filter: string): boolean {
  const kind = filterKind(filter)
  return kind === 'price' || kind === 'stars'
}

/** The catalogue field whose values a filter counts. */
export function filterField(filter: string): string {
  return FIELDS.get(filter) ?? filter
}

/**
 * A chosen filter as a condition that also matches the variants of configurable products; null when it has no effect.
 * docs/behaviour/categories.md §9.4.
 */
export function toCondition(filter: string, ids: readonly string[]): AppliedFilter | null {
  const value = toValue(filter, ids)
  return value === null ? null : { attribute: filter === WITHOUT ? 'contains' : filterField(filter), value, scope: 'catalog' }
}

function toValue(filter: string, ids: readonly string[]): AppliedFilter['value'] | null {
  switch (filterKind(filter)) {
    case 'price':
      return toPriceValue(ids[0] ?? '')
    case 'stars':
      return { gte: Number(ids[0]) }
    case 'yes':
      return { in: [...YES] }
    case 'without':
      return { nin: [...ids] }
    case 'values':
      return { in: [...ids] }
  }
}

function toPriceValue(id: string): AppliedFilter['value'] | null {
  const bounds = findPriceBounds(id)
  const value = {
    ...(bounds?.from ? { gte: bounds.from } : {}),
    // Half-open like the buckets, so that the number of results equals the displayed count. docs/behaviour/differences.md §26.
    ...(bounds?.to ? { lt: bounds.to } : {}),
  }
  return Object.keys(value).length === 0 ? null : value
}

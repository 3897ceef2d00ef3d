import type { AppliedFilter } from '@meerkat/contract/search'
import { findPriceBounds } from './price-range.ts'

/** The filter of an address whose chosen allergens must be ruled out by the label: unknown is never shown as free. */
const WITHOUT = 'free_from'

/**
 * What choosing values of a filter means: any of them; a price range; so many stars and up; yes; or free of each of them.
 */
export type FilterKind = 'values' | 'price' | 'stars' | 'yes' | 'without'

const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ['price', 'price'],
  ['rating', 'stars'],
  ['sale', 'yes'],
  ['in_stock', 'yes'],
  [WITHOUT, 'without'],
])

/** Fields of the catalogue whose name is not the one in the address. */
const FIELDS: ReadonlyMap<string, string> = new Map([['in_stock', 'stock.is_in_stock']])

/** Flags of the catalogue travel as any of these. */
export const YES: readonly string[] = ['1', 'true', 'y', 'yes']

export function filterKind(filter: string): FilterKind {
  return KINDS.get(filter) ?? 'values'
}

/** Whether a value is chosen instead of, not beside, others. */
export function isSingle(filter: string): boolean {
  const kind = filterKind(filter)
  return kind === 'price' || kind === 'stars'
}

/** The field of the catalogue that a filter is counted by. */
export function filterField(filter: string): string {
  return FIELDS.get(filter) ?? filter
}

/**
 * A chosen filter as a condition that also matches the variants of configurable products; null when it narrows nothing.
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
    // Half-open like the buckets it was picked from, so that the list is as long as its count says. docs/behaviour/differences.md §26.
    ...(bounds?.to ? { lt: bounds.to } : {}),
  }
  return Object.keys(value).length === 0 ? null : value
}

import { type ChosenFilters, filtersFromQuery, filtersToQuery, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { type Query, queryText } from '@meerkat/domain/urls/query-text'
import { type FilterChoice, toggleFilter } from '@meerkat/domain/urls/toggle-filter'
import { shop } from '../../../shell/store-view/stores.ts'

const { defaultFilters, furtherFilters } = shop.products

/** The filters of a list, in the order shown: the filters of the specification (§9), then the shop's own. */
export const FILTERS: readonly string[] = [...defaultFilters, ...furtherFilters]

/** The sort orders: those of the specification (§9), the empty one being the default, then ours. Labels are `catalog.sort.{name}`. */
export const SORTS = [
  { id: '', name: 'default' },
  { id: 'final_price', name: 'priceAsc' },
  { id: 'final_price:desc', name: 'priceDesc' },
  { id: 'created_at:desc', name: 'newest' },
  { id: 'rating:desc', name: 'rating' },
  { id: 'unit_price', name: 'unitPrice' },
  { id: 'saving:desc', name: 'saving' },
] as const

/** Filters and sort order of a URL in normalised form; used as query key. */
export function toListQuery(search: Query): Record<string, string> {
  const keys = [...FILTERS, SORT_KEY]
  return Object.fromEntries(keys.flatMap((key) => (search[key]?.length ? [[key, [search[key]].flat().join(',')]] : [])))
}

export function hasFilters(query: Query): boolean {
  return Object.keys(query).some((key) => key !== SORT_KEY)
}

/** Reads the chosen filters. Ignores unknown values and filters that the list does not have. docs/behaviour/categories.md §9.2. */
export function readChosen(query: Query, known: Readonly<Record<string, readonly { readonly id: string }[]>>): ChosenFilters {
  return filtersFromQuery(query, Object.fromEntries(FILTERS.map((filter) => [filter, known[filter] ?? []])))
}

interface Address {
  readonly pathname: string
  readonly href: string
  readonly search: Query
}

/**
 * The filters of the list that is being loaded: further choices build on them, because the list on screen does not have them yet. Null when
 * nothing or another page is being loaded.
 */
export function pendingFilters({ latestLocation: next, state: { resolvedLocation: shown } }: Addresses): ChosenFilters | null {
  if (next.href === shown?.href || next.pathname !== shown?.pathname) return null
  return filtersFromQuery(next.search, Object.fromEntries(FILTERS.map((filter) => [filter, null])))
}

/** The part of the router that is read. */
export interface Addresses {
  readonly latestLocation: Address
  readonly state: { readonly resolvedLocation?: Address | undefined }
}

/** The URL query with a choice toggled; keeps the search term, and goes back to page 1. */
export function toggledSearch(chosen: ChosenFilters, choice: FilterChoice, term?: string): string {
  return toSearch(toggleFilter(chosen, choice), term)
}

/**
 * The URL query with another sort order, '' being the default. `current` is the query of the address, which already has a new filter while the
 * list on screen does not.
 */
export function sortedSearch(current: Query, sort: string, term?: string): string {
  const { [SORT_KEY]: _, ...filters } = toListQuery(current)
  return queryText({ ...(term !== undefined && { q: term }), ...filters, [SORT_KEY]: sort }) || '?'
}

/** Builds the URL query of a list, independent of the order in which filters were chosen. */
export function toSearch({ sort, values }: ChosenFilters, term?: string, page = 1): string {
  const inOrder = Object.fromEntries(FILTERS.flatMap((filter) => (values[filter] ? [[filter, values[filter]]] : [])))
  const filters = filtersToQuery({ sort, values: inOrder })
  return queryText({ ...(term !== undefined && { q: term }), ...filters, ...(page > 1 && { page: String(page) }) }) || '?'
}

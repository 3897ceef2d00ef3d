import type { Attribute } from '@meerkat/contract/attribute'
import type { Aggregations } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { type FilterOption, type FilterOptions, filterOptions } from '@meerkat/domain/categories/filter-options'
import { type ChosenFilters, filtersFromQuery, filtersToQuery, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { type Query, queryText } from '@meerkat/domain/urls/query-text'
import { type FilterChoice, toggleFilter } from '@meerkat/domain/urls/toggle-filter'
import { stores } from '../../shell/stores.ts'

/** The sort orders of the specification (§9); the empty one is the default. Labels are `catalog.sort.{name}`. */
export const SORTS = [
  { id: '', name: 'default' },
  { id: 'final_price', name: 'priceAsc' },
  { id: 'final_price:desc', name: 'priceDesc' },
] as const

/** What the list can be narrowed to. Sort orders are not counted, so they stay out. */
export function readOptions(aggregations: Aggregations | undefined, attributes: readonly Attribute[], view: StoreView): FilterOptions {
  const { [SORT_KEY]: _, ...options } = filterOptions({
    aggregations,
    attributes,
    filters: stores.shop.products.defaultFilters,
    sorts: [],
    currencySign: view.i18n.currencySign,
  })
  return options
}

/** The part of an address that narrows or orders a list, in one spelling: the key of what it shows. */
export function toListQuery(search: Query): Record<string, string> {
  const keys = [...stores.shop.products.defaultFilters, SORT_KEY]
  return Object.fromEntries(keys.flatMap((key) => (search[key]?.length ? [[key, [search[key]].flat().join(',')]] : [])))
}

export function hasFilters(query: Query): boolean {
  return Object.keys(query).some((key) => key !== SORT_KEY)
}

export function readChosen(query: Query, options: FilterOptions): ChosenFilters {
  const known = Object.fromEntries(stores.shop.products.defaultFilters.map((filter) => [filter, options[filter] ?? []]))
  return filtersFromQuery(query, known)
}

/** The page's address with a choice toggled; a search keeps its term, paging begins anew. */
export function toggledSearch(chosen: ChosenFilters, choice: FilterChoice, term?: string): string {
  return toSearch(toggleFilter(chosen, choice), term)
}

export function toSearch(chosen: ChosenFilters, term?: string, page = 1): string {
  return queryText({ ...(term !== undefined && { q: term }), ...filtersToQuery(chosen), ...(page > 1 && { page: String(page) }) }) || '?'
}

/** One chosen option, with what takes it back. */
export interface ChosenOption {
  option: FilterOption
  choice: FilterChoice
}

export function listChosen(chosen: ChosenFilters, options: FilterOptions): ChosenOption[] {
  return Object.entries(chosen.values).flatMap(([attribute, ids]) =>
    ids.flatMap((id) => {
      const option = options[attribute]?.find((candidate) => candidate.id === id)
      return option ? [{ option, choice: toChoice(option) }] : []
    }),
  )
}

export function toChoice({ type, id, single }: FilterOption): FilterChoice {
  return { kind: single ? 'single' : 'multi', attribute: type, id }
}

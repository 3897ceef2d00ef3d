import type { AppliedFilter, SearchQueryInput } from '@meerkat/contract/search'
import type { ChosenFilters } from '../urls/filters-from-query.ts'
import { filterField, toCondition } from './list-filters.ts'

type Applied = NonNullable<SearchQueryInput['_appliedFilters']>[number]

/** Every list of products shows only visible products that the shop sells. Spec §5. */
export function soldFilters({ listOutOfStock }: { readonly listOutOfStock: boolean }): Applied[] {
  return [
    isOneOf('visibility', [2, 3, 4]),
    isOneOf('status', [0, 1]),
    ...(listOutOfStock ? [] : [{ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }]),
  ]
}

export function isOneOf(attribute: string, values: readonly (string | number)[]): Applied {
  return { attribute, value: { in: [...values] }, scope: 'default' }
}

export interface ListRules {
  readonly listOutOfStock: boolean
  /** Filters whose values are counted. */
  readonly filters: readonly string[]
  readonly defaultSort: { readonly field: string; readonly order: 'asc' | 'desc' }
}

export interface ListRequest {
  /** The category and all below it; the whole catalogue when left out. */
  readonly categoryIds?: readonly number[]
  /** Filters that define the list, by attribute code. They are not counted, and the shopper's choice cannot replace them. */
  readonly fixed?: ChosenFilters['values']
  readonly chosen: ChosenFilters
}

/** The search behind a category page, the sale or a brand's page. docs/behaviour/categories.md §9.4, docs/wire.md §15 Q10. */
export function productQuery({ categoryIds, fixed = {}, chosen }: ListRequest, rules: ListRules): SearchQueryInput {
  return {
    _availableFilters: countedFields(rules.filters.filter((filter) => !Object.hasOwn(fixed, filter))),
    _appliedFilters: [
      ...soldFilters(rules),
      ...(categoryIds === undefined ? [] : [isOneOf('category_ids', categoryIds)]),
      ...chosenFilters({ ...chosen, values: { ...chosen.values, ...fixed } }),
    ],
    _appliedSort: [toSort(chosen.sort, rules.defaultSort)],
    _searchText: '',
  }
}

/** The shopper's filters as conditions. */
export function chosenFilters({ values }: ChosenFilters): AppliedFilter[] {
  return Object.entries(values).flatMap(([filter, ids]) => toCondition(filter, ids) ?? [])
}

/** The fields whose values are counted. */
export function countedFields(filters: readonly string[]): NonNullable<SearchQueryInput['_availableFilters']> {
  return filters.map((filter) => ({ field: filterField(filter), scope: 'catalog', options: {} }))
}

/** `field` or `field:desc`. docs/behaviour/categories.md §9.4. */
function toSort(sort: string | null, fallback: ListRules['defaultSort']) {
  if (!sort) return { field: fallback.field, options: fallback.order }
  const [field = sort, order] = sort.split(':')
  return { field, options: order === 'desc' ? 'desc' : 'asc' }
}

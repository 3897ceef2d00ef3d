import type { SearchQueryInput } from '@meerkat/contract/search'
import type { ChosenFilters } from '../urls/filters-from-query.ts'
import { chosenFilters, countedFields, isOneOf, soldFilters } from './product-query.ts'

export interface TextRequest {
  readonly text: string
  /** Limits the results to these categories; empty or missing means all. */
  readonly categoryIds?: readonly number[]
  readonly chosen?: ChosenFilters
  readonly filters?: readonly string[]
}

/** The search for a term, best match first unless a sort order is chosen. Spec §5, docs/behaviour/search.md §10.3. */
export function textQuery(request: TextRequest, rules: { readonly listOutOfStock: boolean }): SearchQueryInput {
  const { text, categoryIds = [], chosen, filters = [] } = request
  const [field, order] = chosen?.sort?.split(':') ?? []
  return {
    _availableFilters: countedFields(filters),
    _appliedFilters: [
      ...soldFilters(rules),
      ...(categoryIds.length === 0 ? [] : [isOneOf('category_ids', categoryIds)]),
      ...(chosen ? chosenFilters(chosen) : []),
    ],
    _appliedSort: field ? [{ field, options: order === 'desc' ? 'desc' : 'asc' }] : [],
    _searchText: text.trim(),
  }
}

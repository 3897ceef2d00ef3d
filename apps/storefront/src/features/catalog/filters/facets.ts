import type { Attribute } from '@meerkat/contract/attribute'
import type { Aggregations } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { type FilterOption, type FilterOptions, filterOptions } from '@meerkat/domain/categories/filter-options'
import { filterKind } from '@meerkat/domain/categories/list-filters'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { type ChosenFilters, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import type { FilterChoice } from '@meerkat/domain/urls/toggle-filter'
import type { I18n } from '@meerkat/i18n/messages'
import { FILTERS } from '../listing/list-address.ts'

/** One filter with its options and their labels, created where the counts are fetched. */
export interface Facet {
  filter: string
  name: string
  /** A note that applies to all its values. */
  note?: string
  options: readonly FilterOption[]
}

/** A chosen option, with the choice to make for removing it. */
export interface ActiveFilter {
  label: string
  choice: FilterChoice
}

export interface FacetContext {
  view: StoreView
  attributes: readonly Attribute[]
  i18n: I18n
}

/** The options for filtering the list. Leaves out sort orders, which have no counts. */
export function readOptions(aggregations: Aggregations | undefined, { view, attributes, i18n }: FacetContext): FilterOptions {
  const { [SORT_KEY]: _, ...options } = filterOptions({
    aggregations,
    attributes,
    filters: FILTERS,
    sorts: [],
    price: { sign: view.i18n.currencySign, pattern: view.i18n.priceFormat },
    nameValue: (filter, id) => nameValue(filter, id, i18n),
  })
  return options
}

/** The filters that can narrow this list, and those already chosen. */
export function toFacets(options: FilterOptions, { values }: ChosenFilters, context: Omit<FacetContext, 'attributes'>): Facet[] {
  const names = new Intl.Collator(context.i18n.locale, { numeric: true })
  return Object.entries(options).flatMap(([filter, group]) => {
    const shown = group.filter(({ id, count }) => count || values[filter]?.includes(id))
    if (shown.length === 0) return []
    const note = noteOn(filter, context)
    const ordered = filterKind(filter) === 'values' ? shown.toSorted(byName) : shown
    return [{ filter, name: context.i18n.t(`facet.${filter}`), options: ordered, ...(note !== undefined && { note }) }]
  })

  /** Sorts by the rules of the language: 2 kg before 12 kg, and Pâté before Powder. */
  function byName(one: FilterOption, other: FilterOption): number {
    return names.compare(one.label, other.label)
  }
}

function noteOn(filter: string, { view, i18n }: Omit<FacetContext, 'attributes'>): string | undefined {
  if (filter === 'free_from') return i18n.t('facet.unknown')
  return filter === 'price' && showsNetPrices(view.tax) ? i18n.t('price.exclTax') : undefined
}

export function listActive({ values }: ChosenFilters, options: FilterOptions): ActiveFilter[] {
  return Object.entries(values).flatMap(([filter, ids]) =>
    ids.flatMap((id) => {
      const option = options[filter]?.find((candidate) => candidate.id === id)
      return option ? [{ label: option.label, choice: toChoice(option) }] : []
    }),
  )
}

export function toChoice({ type, id, single }: Pick<FilterOption, 'type' | 'id' | 'single'>): FilterChoice {
  return { kind: single ? 'single' : 'multi', attribute: type, id }
}

/** Labels of values that are not in the catalogue. */
function nameValue(filter: string, id: string, i18n: I18n): string {
  if (filter === 'contains') return i18n.t(`facet.${filter}.${id}`)
  switch (filterKind(filter)) {
    case 'stars':
      return i18n.t('facet.starsUp', { stars: Number(id) })
    case 'without':
      return i18n.t(`facet.${filter}.${id}`)
    case 'yes':
      return i18n.t(`facet.${filter}.yes`)
    case 'price':
    case 'values':
      return id
  }
}

import type { Attribute } from '@meerkat/contract/attribute'
import type { Aggregations } from '@meerkat/contract/search'
import { SORT_KEY } from '../urls/filters-from-query.ts'
import { filterField, filterKind, YES } from './list-filters.ts'
import { type PriceBounds, type PricePattern, priceRangeLabel } from './price-range.ts'

/** One choice of a filter. Spec §3 Filter option. */
export interface FilterOption {
  readonly id: string
  readonly label: string
  /** The label in the language of the catalogue, if `label` is a translation. */
  readonly source?: string
  /** The filter it belongs to, or `sort`. */
  readonly type: string
  /** Number of products that have it; null where nothing was counted. */
  readonly count: number | null
  readonly from?: number
  readonly to?: number
  /** Choosing it replaces other values of the filter. */
  readonly single?: boolean
}

/** Options by attribute, in display order. */
export type FilterOptions = Readonly<Record<string, readonly FilterOption[]>>

export interface FilterOptionsInput {
  readonly aggregations: Aggregations | undefined
  /** In display order. */
  readonly filters: readonly string[]
  readonly attributes: readonly Pick<Attribute, 'attribute_code' | 'options'>[]
  /** Value and label of each sort order. */
  readonly sorts: readonly { readonly id: string; readonly label: string }[]
  readonly price: PricePattern
  /** The label of a value that has none in its attribute, such as stars; the value itself when left out. */
  readonly nameValue?: (filter: string, id: string) => string
}

/**
 * The filter options of a list, from the aggregations of a search. Empty without aggregations, even the sort orders. Spec §9,
 * docs/behaviour/categories.md §9.3.
 */
export function filterOptions(input: FilterOptionsInput): FilterOptions {
  const { aggregations, filters, sorts } = input
  if (!aggregations || Object.keys(aggregations).length === 0) return {}
  const options: Record<string, readonly FilterOption[]> = {}
  for (const filter of filters) {
    const found = optionsOf(filter, { ...input, aggregations })
    if (found) options[filter] = found
  }
  options[SORT_KEY] = sorts.map(({ id, label }) => ({ id, label, type: SORT_KEY, count: null, single: true }))
  return options
}

type CountedInput = FilterOptionsInput & { readonly aggregations: Aggregations }

function optionsOf(filter: string, input: CountedInput): readonly FilterOption[] | null {
  const { aggregations, price } = input
  switch (filterKind(filter)) {
    case 'price': {
      const ranges = aggregations['agg_range_price']
      return ranges ? priceOptions(ranges.buckets, price) : null
    }
    case 'stars':
      return starOptions(aggregations['agg_range_rating']?.buckets ?? [], input)
    case 'yes':
      return yesOptions(filter, input)
    case 'values':
    case 'without':
      return termOptions(filter, input)
  }
}

/**
 * A configurable product has its children's values in `{attribute}_options` and none itself (docs/wire.md §17.2), so the two
 * counts never include the same product and can be added.
 */
function countTerms(filter: string, aggregations: Aggregations): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of [`agg_terms_${filterField(filter)}`, `agg_terms_${filterField(filter)}_options`]) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count)
    }
  }
  return counts
}

function termOptions(filter: string, { aggregations, attributes, nameValue }: CountedInput): FilterOption[] {
  const labels = attributes.find(({ attribute_code }) => attribute_code === filter)?.options ?? []
  return [...countTerms(filter, aggregations)]
    .map(([id, count]) => {
      const known = labels.find(({ value }) => value === id)
      const label = known?.label ?? nameValue?.(filter, id) ?? id
      return { id, label, type: filter, count, ...(known?.default_label !== undefined && { source: known.default_label }) }
    })
    .filter(({ label }) => label.trim() !== '')
    .sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0))
}

/** Offers only "yes": shoppers do not filter for products without a discount. */
function yesOptions(filter: string, { aggregations, nameValue }: CountedInput): FilterOption[] {
  const counts = countTerms(filter, aggregations)
  const count = YES.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const id = YES[0]!
  return count === 0 ? [] : [{ id, label: nameValue?.(filter, id) ?? id, type: filter, count }]
}

/** Most stars first; each count includes products with more stars. */
function starOptions(buckets: readonly CountedRange[], { nameValue }: CountedInput): FilterOption[] {
  return buckets.map(({ from = 0, doc_count }) => {
    const id = String(from)
    return { id, label: nameValue?.('rating', id) ?? id, type: 'rating', count: doc_count, single: true }
  })
}

interface CountedRange extends PriceBounds {
  readonly key: string | number
  readonly doc_count: number
}

function priceOptions(buckets: readonly CountedRange[], spelling: PricePattern): FilterOption[] {
  return buckets.map(({ key, from, to, doc_count }, index) => ({
    id: String(key),
    label: priceRangeLabel({ from, to }, { ...spelling, atEdge: index === 0 || index === buckets.length - 1 }),
    type: 'price',
    count: doc_count,
    single: true,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }))
}

/**
 * After filtering: the options of active filters stay, so that further values can be added; others are updated.
 * docs/behaviour/categories.md §9.3.
 */
export function refreshFilterOptions(known: FilterOptions, fresh: FilterOptions, active: readonly string[]): FilterOptions {
  const kept = active.flatMap((attribute) => (known[attribute] ? [[attribute, known[attribute]] as const] : []))
  return { ...fresh, ...Object.fromEntries(kept) }
}

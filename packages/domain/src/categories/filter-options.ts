import type { Attribute } from '@meerkat/contract/attribute'
import type { Aggregations } from '@meerkat/contract/search'
import { SORT_KEY } from '../urls/filters-from-query.ts'
import { type PriceBounds, priceRangeLabel } from './price-range.ts'

/** One choice of a filter. Spec §3 Filter option. */
export interface FilterOption {
  readonly id: string
  readonly label: string
  /** The attribute it narrows, or `sort`. */
  readonly type: string
  /** Products that have it; null where nothing was counted. */
  readonly count: number | null
  readonly from?: number
  readonly to?: number
  /** Chosen instead of, not beside, others. */
  readonly single?: boolean
}

/** Choices by attribute, in the order they are shown. */
export type FilterOptions = Readonly<Record<string, readonly FilterOption[]>>

export interface FilterOptionsInput {
  readonly aggregations: Aggregations | undefined
  /** Attribute codes of the filters, in order. */
  readonly filters: readonly string[]
  readonly attributes: readonly Pick<Attribute, 'attribute_code' | 'options'>[]
  /** Value and sentence of each sort order. */
  readonly sorts: readonly { readonly id: string; readonly label: string }[]
  readonly currencySign: string
}

/** What a list can be narrowed to, from the counts of a search. Without aggregations nothing, not even sort. Spec §9, behaviour 9.3. */
export function filterOptions({ aggregations, filters, attributes, sorts, currencySign }: FilterOptionsInput): FilterOptions {
  if (!aggregations || Object.keys(aggregations).length === 0) return {}
  const options: Record<string, FilterOption[]> = {}
  for (const filter of filters) {
    if (filter !== 'price') {
      options[filter] = termOptions(filter, aggregations, attributes)
    } else if (aggregations['agg_range_price']) {
      options[filter] = priceOptions(aggregations['agg_range_price'].buckets, currencySign)
    }
  }
  options[SORT_KEY] = sorts.map(({ id, label }) => ({ id, label, type: SORT_KEY, count: null, single: true }))
  return options
}

/**
 * A configurable product carries its children's values in `{attribute}_options` and none itself (contract 17.2), so the two
 * counts never hold the same product and add up.
 */
function termOptions(filter: string, aggregations: Aggregations, attributes: FilterOptionsInput['attributes']): FilterOption[] {
  const labels = attributes.find(({ attribute_code }) => attribute_code === filter)?.options ?? []
  const counts = new Map<string, number>()
  for (const name of [`agg_terms_${filter}`, `agg_terms_${filter}_options`]) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count)
    }
  }
  return [...counts]
    .map(([id, count]) => ({ id, label: labels.find(({ value }) => value === id)?.label ?? id, type: filter, count }))
    .filter(({ label }) => label.trim() !== '')
    .sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0))
}

interface PriceBucket extends PriceBounds {
  readonly key: string | number
  readonly doc_count: number
}

function priceOptions(buckets: readonly PriceBucket[], sign: string): FilterOption[] {
  return buckets.map(({ key, from, to, doc_count }, index) => ({
    id: String(key),
    label: priceRangeLabel({ from, to }, { sign, atEdge: index === 0 || index === buckets.length - 1 }),
    type: 'price',
    count: doc_count,
    single: true,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }))
}

/** After narrowing: the choices of active filters stay, so that further values can be added; others are fresh. Behaviour 9.3. */
export function refreshFilterOptions(known: FilterOptions, fresh: FilterOptions, active: readonly string[]): FilterOptions {
  const kept = active.flatMap((attribute) => (known[attribute] ? [[attribute, known[attribute]] as const] : []))
  return { ...fresh, ...Object.fromEntries(kept) }
}

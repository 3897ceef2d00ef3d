import { UNIT_PRICE } from '@meerkat/catalogue-query/search-query/order-unit-prices'
import { SAVING } from '@meerkat/catalogue-query/search-query/saving-field'
import type { Boost, Filter, QueryPlan } from '@meerkat/search/query/query-plan'
import { SOURCE_HASH } from './source-hash.ts'

/** Fields whose values may differ between customer groups. */
const GROUP_FIELDS = ['price', 'special_price', 'final_price', UNIT_PRICE, SAVING] as const

type Values<V> = Readonly<Record<string, V>>

const MARK = ' of group '

/** The index fields that hold the prices of the groups. */
export function listGroupFields(groups: readonly number[]): string[] {
  return groups.flatMap((group) => GROUP_FIELDS.map((field) => toGroupField(field, group)))
}

/** The prices of one group as index values. */
export function toGroupValues<V>(values: Values<V>, group: number): Values<V | null> {
  return Object.fromEntries(GROUP_FIELDS.map((field) => [toGroupField(field, group), values[field] ?? null]))
}

/**
 * The plan with every price field replaced by the group's; null keeps the guests' prices. Internal field names in a request match
 * nothing: a request may name any field, but only a token proves a group.
 */
export function planForGroup(plan: QueryPlan, group: number | null): QueryPlan {
  const rename = (field: string) => {
    if (field.includes(MARK) || field === SOURCE_HASH) return ''
    return group !== null && GROUP_FIELDS.some((known) => known === field) ? toGroupField(field, group) : field
  }
  return {
    ...plan,
    filters: plan.filters.map((filter) => renameFilter(filter, rename)),
    facets: plan.facets.map((facet) => ({ ...facet, field: rename(facet.field) })),
    sort: plan.sort.map((key) => ({ ...key, field: rename(key.field) })),
    ...(plan.boosts && { boosts: plan.boosts.map((boost) => renameBoost(boost, rename)) }),
  }
}

function renameBoost(boost: Boost, rename: (field: string) => string): Boost {
  return { ...boost, functions: boost.functions.map(({ filter, weight }) => ({ filter: renameFilter(filter, rename), weight })) }
}

function renameFilter(filter: Filter, rename: (field: string) => string): Filter {
  if ('filters' in filter) return { ...filter, filters: filter.filters.map((part) => renameFilter(part, rename)) }
  return { ...filter, field: rename(filter.field) }
}

function toGroupField(field: string, group: number): string {
  return `${field}${MARK}${group}`
}

import type { Filter, QueryPlan } from '@meerkat/search/query/query-plan'
import { UNIT_PRICE } from './order-unit-prices.ts'

/** What customer groups may see at values of their own. */
const GROUP_FIELDS = ['price', 'special_price', 'final_price', UNIT_PRICE] as const

type Values<V> = Readonly<Record<string, V>>

const MARK = ' of group '

/** The names under which the index keeps a group's prices. */
export function listGroupFields(groups: readonly number[]): string[] {
  return groups.flatMap((group) => GROUP_FIELDS.map((field) => toGroupField(field, group)))
}

/** The prices of one group, as the index wants them. */
export function toGroupValues<V>(values: Values<V>, group: number): Values<V | null> {
  return Object.fromEntries(GROUP_FIELDS.map((field) => [toGroupField(field, group), values[field] ?? null]))
}

/**
 * The plan as somebody of the group means it: every price is the group's; null leaves everybody's. What was asked for by a group's own
 * name finds nothing: names come with the wire, groups are proven.
 */
export function planForGroup(plan: QueryPlan, group: number | null): QueryPlan {
  const rename = (field: string) => {
    if (field.includes(MARK)) return ''
    return group !== null && GROUP_FIELDS.some((known) => known === field) ? toGroupField(field, group) : field
  }
  return {
    ...plan,
    filters: plan.filters.map((filter) => renameFilter(filter, rename)),
    facets: plan.facets.map((facet) => ({ ...facet, field: rename(facet.field) })),
    sort: plan.sort.map((key) => ({ ...key, field: rename(key.field) })),
  }
}

function renameFilter(filter: Filter, rename: (field: string) => string): Filter {
  if ('filters' in filter) return { ...filter, filters: filter.filters.map((part) => renameFilter(part, rename)) }
  return { ...filter, field: rename(filter.field) }
}

function toGroupField(field: string, group: number): string {
  return `${field}${MARK}${group}`
}

import type { Filter, QueryPlan } from '@meerkat/search/query/query-plan'

/** Every field that a plan filters, counts or sorts by. */
export function listPlanFields({ filters, facets, sort }: QueryPlan): string[] {
  return [...filters.flatMap(listFilterFields), ...facets.map(({ field }) => field), ...sort.map(({ field }) => field)]
}

function listFilterFields(filter: Filter): string[] {
  return 'filters' in filter ? filter.filters.flatMap(listFilterFields) : [filter.field]
}

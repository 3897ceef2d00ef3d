import type { AppliedSort } from '@meerkat/contract/search'
import type { QueryPlan } from '@meerkat/search/query/query-plan'
import { type Page, type TranslateSettings, translateSort } from '../search-query/translate-search-query.ts'
import { type ExtremeRequest, translateDslAggregations } from './dsl-facets.ts'
import { getNode, isNode, toNodes } from './dsl-fault.ts'
import { translateDslQuery } from './dsl-query.ts'
import { isRandom, translateDslText } from './dsl-text.ts'

export interface TranslatedDsl {
  readonly plan: QueryPlan
  readonly extremes: readonly ExtremeRequest[]
}

const MAX_SORTS = 10

/**
 * A query in the part of the Elasticsearch DSL that clients of old build, as a plan. `sort` is the parameter of the address and
 * goes before what the query says. Contract §14.
 * @throws DslFault
 */
export function translateDsl(
  asked: unknown,
  { sort, page }: { sort: string | undefined; page: Page },
  settings: TranslateSettings,
): TranslatedDsl {
  const root = asked === undefined || asked === null ? {} : getNode(asked, 'its root')
  const { query } = root as { query?: unknown }
  const text = translateDslText(query, root['min_score'], settings)
  const filter = translateDslQuery(query, Number(root['min_score'] ?? 0) > 0)
  const { facets, extremes } = translateDslAggregations(root['aggs'] ?? root['aggregations'], settings)
  const wanted = sort ? sort.split(',').map(readSortParameter) : toNodes(root['sort']).flatMap(readSort)
  const sorts = wanted.length === 0 && isRandom(query) ? [{ field: 'random' }] : wanted.slice(0, MAX_SORTS)
  return {
    plan: {
      ...(text !== null && { text }),
      filters: filter.kind === 'all' ? filter.filters : [filter],
      facets,
      sort: sorts.flatMap((one) => translateSort(one, settings)),
      ...page,
    },
    extremes,
  }
}

/** `field:desc`, `field:asc` or `field`. Contract 13.1. */
function readSortParameter(text: string): AppliedSort {
  const [field = '', options] = text.trim().split(':')
  return { field, options }
}

/** `{ created_at: { order: "desc" } }`, `{ created_at: "desc" }` or the field alone. */
function readSort(value: unknown): AppliedSort[] {
  if (typeof value === 'string') return [{ field: value }]
  if (!isNode(value)) return []
  return Object.entries(value).map(([field, options]) => {
    const order = isNode(options) ? options['order'] : options
    return typeof order === 'string' ? { field, options: order } : { field }
  })
}

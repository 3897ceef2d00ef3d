import { type Page, type TranslateSettings, translateSort } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { AppliedSort } from '@meerkat/contract/search'
import type { QueryPlan } from '@meerkat/search/query/query-plan'
import { translateBoosts } from './dsl-boosts.ts'
import { type ExtremeRequest, translateDslAggregations } from './dsl-facets.ts'
import { getNode, isNode, refuse, toNodes, toNumber } from './dsl-fault.ts'
import { translateDslQuery } from './dsl-query.ts'
import { isRandom, translateDslText } from './dsl-text.ts'

export interface TranslatedDsl {
  readonly plan: QueryPlan
  readonly extremes: readonly ExtremeRequest[]
}

const MAX_SORTS = 10

/** Members of the root that would change the result and are not supported. */
const UNSUPPORTED = [
  'suggest',
  'post_filter',
  'rescore',
  'collapse',
  'highlight',
  'script_fields',
  'runtime_mappings',
  'search_after',
  'indices_boost',
  'knn',
  'slice',
]

/**
 * A query in the supported part of the Elasticsearch DSL as a plan. `sort` is the URL parameter, which takes precedence over the
 * query's own sort order. `docs/wire.md` §14.
 * @throws DslFault
 */
export function translateDsl(
  asked: unknown,
  { sort, page }: { sort: string | undefined; page: Page },
  settings: TranslateSettings,
): TranslatedDsl {
  const root = asked === undefined || asked === null ? {} : getNode(asked, 'its root')
  const unsupported = UNSUPPORTED.find((name) => Object.hasOwn(root, name))
  if (unsupported !== undefined) refuse(unsupported)
  const { query } = root as { query?: unknown }
  const { isText } = settings
  const text = translateDslText(query, root['min_score'], settings)
  const filter = translateDslQuery(query, { isCut: toNumber(root['min_score']) > 0, isText })
  const boosts = translateBoosts(query, (condition) => translateDslQuery(condition, { isCut: false, isText }))
  const { facets, extremes } = translateDslAggregations(root['aggs'] ?? root['aggregations'], settings)
  const wanted = sort ? sort.split(',').map(readSortParameter) : toNodes(root['sort']).flatMap(readSort)
  const sorts = wanted.length === 0 && isRandom(query) ? [{ field: 'random' }] : wanted.slice(0, MAX_SORTS)
  return {
    plan: {
      ...(text !== null && { text }),
      ...(boosts.length > 0 && { boosts }),
      filters: filter.kind === 'all' ? filter.filters : [filter],
      facets,
      sort: sorts.flatMap((one) => translateSort(one, settings)),
      ...page,
    },
    extremes,
  }
}

/** `field:desc`, `field:asc` or `field`. `docs/wire.md` §13.1. */
function readSortParameter(text: string): AppliedSort {
  const [field = '', options] = text.trim().split(':')
  return { field, options }
}

const COMPUTED_SORTS = ['_script', '_geo_distance']

/** `{ created_at: { order: "desc" } }`, `{ created_at: "desc" }` or the field alone. */
function readSort(value: unknown): AppliedSort[] {
  const computed = isNode(value) && COMPUTED_SORTS.find((name) => Object.hasOwn(value, name))
  if (computed) refuse(computed)
  if (typeof value === 'string') return [{ field: value }]
  if (!isNode(value)) return []
  return Object.entries(value).map(([field, options]) => {
    const order = isNode(options) ? options['order'] : options
    return typeof order === 'string' ? { field, options: order } : { field }
  })
}

import { EntityType, SearchQuery, type SearchResponse } from '@meerkat/contract/search'
import type { ShopConfig } from '@meerkat/contract/store-config'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { toCacheTags } from '../../search/cache-tags.ts'
import type { CatalogSearch, QueryPlan } from '../../search/catalog-search.ts'
import { type HitPage, toCompactAnswer, toStandardAnswer, writeCompactAnswer, writeStandardAnswer } from '../../search/hit-page.ts'
import type { Projection, ProjectionForm } from '../../search/projection-cache.ts'
import { readFieldSelection } from '../../search/read-field-selection.ts'
import { readPage } from '../../search/read-page.ts'
import { toAggregations } from '../../search/to-aggregations.ts'
import { matchAll, type TranslateSettings, translateSearchQuery } from '../../search/translate-search-query.ts'
import { findListedHits, findProductHits } from './find-hits.ts'
import type { ReadModel } from './read-model.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

export interface SearchCatalogDeps {
  readonly model: ReadModel
  readonly search: CatalogSearch
  readonly project: (form: ProjectionForm) => Projection
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly now: () => number
}

type Parameter = 'request_format' | 'response_format' | 'size' | 'from' | 'q' | '_source_include' | '_source_exclude'

export interface SearchRequest {
  readonly index: string
  readonly entity: string
  readonly query: Readonly<Partial<Record<Parameter, string | undefined>>>
  /** The query object; nothing means everything. */
  readonly asked: unknown
}

/** A random order stays the same for this long, so that its pages fit together. */
const RANDOM_ORDER_MS = 10 * 60_000

/**
 * Answers one search of the wire. It restricts nothing that was not asked for: whoever looks up a sku has to find variants
 * and disabled products too. Contract §13, §15.
 */
export async function searchCatalog(deps: SearchCatalogDeps, request: SearchRequest): Promise<Reply<SearchResponse>> {
  const startedAt = performance.now()
  const { index, query } = request
  const view = deps.model.findIndex(index)
  if (view === null) throw new Refusal('search-failed', { name: 'This index does not exist' })
  const entity = readEntity(request.entity)
  const isCompact = query.response_format === 'compact'
  const projection = deps.project({ ...getSelection(query), compact: isCompact && entity === 'product' })
  const plan = toPlan(deps, request, view)
  if (entity === 'product') await deps.model.keepPrices()
  const found = entity === 'product' ? await findProductHits(deps.search, view, plan) : findListedHits(view, entity, plan)
  const rangeNames = new Set(plan.facets.filter(({ kind }) => kind === 'range').map(({ name }) => name))
  const page: HitPage = {
    ...found,
    index: `${index}_${entity}`,
    entity,
    tookMs: Math.round(performance.now() - startedAt),
    aggregations: toAggregations(found.facets, rangeNames),
  }
  const headers = toCacheTags(
    entity,
    page.hits.map(({ document }) => document.id),
  )
  return isCompact
    ? // Another shape than the result of the contract: whoever asks for it knows.
      new Reply({
        result: () => toCompactAnswer(page, projection) as SearchResponse,
        bytes: () => writeCompactAnswer(page, projection),
        headers,
      })
    : new Reply({ result: () => toStandardAnswer(page, projection), bytes: () => writeStandardAnswer(page, projection), headers })
}

function readEntity(name: string): EntityType {
  const entity = EntityType.safeParse(name)
  if (!entity.success) throw new Refusal('search-failed', { name: 'This kind of document does not exist' })
  return entity.data
}

function getSelection(query: SearchRequest['query']) {
  const selection = readFieldSelection(query._source_include, query._source_exclude)
  if (selection === null) throw new Refusal('request-invalid', { name: 'Too many fields are named' })
  return selection
}

function toPlan({ shop, now }: SearchCatalogDeps, { entity, query, asked }: SearchRequest, { schema }: StoreViewCatalog): QueryPlan {
  if (query.q) throw new Refusal('request-invalid', { name: 'The parameter q is not supported: send a search-query object' })
  const page = { ...readPage(query), seed: Math.floor(now() / RANDOM_ORDER_MS) }
  if (isMatchAll(asked)) return matchAll(page)
  if (query.request_format !== 'search-query') {
    throw new Refusal('request-invalid', {
      name: 'This query language is not supported: send a search-query object with request_format=search-query',
    })
  }
  const parsed = SearchQuery.safeParse(asked)
  if (!parsed.success) throw new Refusal('request-invalid', { name: 'The search query is not valid' })
  const isSortable: TranslateSettings['isSortable'] = (field) =>
    entity !== 'product' || schema.numeric.includes(field) || schema.keyword.includes(field)
  return translateSearchQuery(parsed.data, page, { ...shop, isSortable })
}

/** Nothing is asked, in whichever language: tax rules are read like this. Contract §15 Q22. */
function isMatchAll(asked: unknown): boolean {
  if (asked === undefined || asked === null) return true
  return typeof asked === 'object' && !Array.isArray(asked) && Object.keys(asked).every((key) => key === 'groupId' || key === 'groupToken')
}

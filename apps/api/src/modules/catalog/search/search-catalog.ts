import { toAggregations } from '@meerkat/catalogue-query/answers/to-aggregations'
import { readFieldSelection } from '@meerkat/catalogue-query/requests/read-field-selection'
import type { Attribute } from '@meerkat/contract/attribute'
import { EntityType, type SearchResponse, type Suggest } from '@meerkat/contract/search'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import { Refusal } from '../../../http/refusals.ts'
import { Reply } from '../../../http/reply.ts'
import { toCacheTags } from '../../../search/answers/cache-tags.ts'
import {
  type HitPage,
  toCompactAnswer,
  toStandardAnswer,
  writeCompactAnswer,
  writeStandardAnswer,
} from '../../../search/answers/hit-page.ts'
import type { Projection, ProjectionForm } from '../../../search/answers/projection-cache.ts'
import type { CatalogSearch, QueryPlan } from '../../../search/catalog-search.ts'
import type { ReadModel } from '../read-model/read-model.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'
import { findExtremes } from './find-extremes.ts'
import { type FoundHits, findListedHits, findProductHits } from './find-hits.ts'
import { listAttributeMetadata } from './list-attribute-metadata.ts'
import { readSearch } from './read-search.ts'

export interface SearchCatalogDeps {
  readonly model: ReadModel
  readonly search: CatalogSearch
  readonly project: (form: ProjectionForm) => Projection
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly now: () => number
  /** The customer group a token proves. docs/wire.md §13.3. */
  readonly groupOf: GroupOf
}

type Parameter = 'request_format' | 'response_format' | 'size' | 'from' | 'sort' | 'q' | '_source_include' | '_source_exclude'

export interface SearchRequest {
  readonly index: string
  readonly entity: string
  readonly query: Readonly<Partial<Record<Parameter, string | undefined>>>
  /** The query object; undefined matches everything. */
  readonly queryBody: unknown
  /** Whether text, counts and sort order are used without a filter too: in GraphQL. docs/wire.md §16. */
  readonly needsNoFilter?: boolean
}

/** Null for an invalid token, and for every token while the shop has no prices for groups. */
export type GroupOf = (groupToken: string) => Promise<number | null>

/** A random order stays the same for this long, so that no product appears on two pages. */
const RANDOM_ORDER_MS = 10 * 60_000

/**
 * Answers one search of the wire. It adds no conditions of its own: a lookup by sku has to find variants and disabled
 * products too. docs/wire.md §13, §15.
 */
export async function searchCatalog(deps: SearchCatalogDeps, request: SearchRequest): Promise<Reply<SearchResponse>> {
  const groupId = await getGroup(deps, request.queryBody)
  if (request.entity === 'product') await deps.model.keepPrices()
  for (;;) {
    const version = deps.model.version()
    const outcome = await answer(deps, request, groupId).then(
      (reply) => ({ reply }),
      (fault: unknown) => ({ fault }),
    )
    // A change was applied during the search: hits and documents may not match, and the index may no longer exist.
    if (deps.model.version() !== version) continue
    if ('fault' in outcome) throw outcome.fault
    return outcome.reply
  }
}

async function answer(deps: SearchCatalogDeps, request: SearchRequest, groupId: number | null): Promise<Reply<SearchResponse>> {
  const startedAt = performance.now()
  const { index, query } = request
  const view = deps.model.findIndex(index)
  if (view === null) throw new Refusal('search-failed', { name: 'This index does not exist' })
  const entity = readEntity(request.entity)
  const isCompact = query.response_format === 'compact'
  const projection = deps.project({ ...getSelection(query), compact: isCompact && entity === 'product' })
  const seed = Math.floor(deps.now() / RANDOM_ORDER_MS)
  const { plan, extremes } = readSearch(request, { entity, schema: view.schema, shop: withRangesOf(view, deps.shop), seed })
  const find = (wanted: QueryPlan): Promise<FoundHits> | FoundHits =>
    entity === 'product' ? findProductHits(deps.search, view, { plan: wanted, groupId }) : findListedHits(view, entity, wanted)
  const found = await find(plan)
  const counts = toAggregations(found.facets, namesOfRanges(plan))
  const aggregations = extremes.length === 0 ? counts : { ...counts, ...(await findExtremes(extremes, plan, find)) }
  const page: HitPage = {
    ...found,
    index: `${index}_${entity}`,
    entity,
    tookMs: Math.round(performance.now() - startedAt),
    aggregations,
    suggest: plan.text && found.didYouMean !== undefined ? toSuggest(plan.text.text, found.didYouMean) : null,
    completeTotal: found.completeTotal ?? null,
    metadata: entity === 'product' && deps.shop.search.attributeMetadata ? listAttributeMetadata(attributesOf(view), aggregations) : null,
  }
  const ids = page.hits.map(({ document }) => document.id)
  // A shared cache must not store the prices of one customer group.
  const headers: Record<string, string> = groupId === null ? toCacheTags(entity, ids) : { 'cache-control': 'private' }
  return isCompact
    ? // Not the shape of the contract's result: the client requested another format.
      new Reply({
        result: () => toCompactAnswer(page, projection) as SearchResponse,
        bytes: () => writeCompactAnswer(page, projection),
        headers,
      })
    : new Reply({ result: () => toStandardAnswer(page, projection), bytes: () => writeStandardAnswer(page, projection), headers })
}

/** In Elasticsearch's format for suggestions of a whole text. */
function toSuggest(text: string, didYouMean: string): Suggest {
  return { did_you_mean: [{ text, offset: 0, length: text.length, options: [{ text: didYouMean }] }] }
}

async function getGroup({ groupOf }: SearchCatalogDeps, queryBody: unknown): Promise<number | null> {
  if (typeof queryBody !== 'object' || queryBody === null || !('groupToken' in queryBody)) return null
  return typeof queryBody.groupToken === 'string' ? groupOf(queryBody.groupToken) : null
}

/** Each store view may have its own price ranges, for its currency. Spec §9. */
function withRangesOf({ storeView: { priceRanges } }: StoreViewCatalog, shop: SearchCatalogDeps['shop']): SearchCatalogDeps['shop'] {
  return priceRanges === undefined ? shop : { ...shop, products: { ...shop.products, priceRanges } }
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

function namesOfRanges({ facets }: QueryPlan): Set<string> {
  return new Set(facets.filter(({ kind }) => kind === 'range').map(({ name }) => name))
}

function attributesOf({ listed }: StoreViewCatalog): Attribute[] {
  return listed.attribute.map(({ source }) => source as Attribute)
}

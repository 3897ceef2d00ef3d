import type { SearchQuery, SearchResponse } from '@meerkat/contract/search'
import type { Json } from '@meerkat/search/pack/columns'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'
import { searchIndex } from '@meerkat/search/query/search-index'
import { createSelector, type FieldSelection } from '../answers/field-selection.ts'
import { toAggregations } from '../answers/to-aggregations.ts'
import { evaluatePlan } from '../documents/evaluate-plan.ts'
import { readFieldSelection } from '../requests/read-field-selection.ts'
import { readPage } from '../requests/read-page.ts'
import { orderUnitPrices } from '../search-query/order-unit-prices.ts'
import { type TranslateSettings, translateSearchQuery } from '../search-query/translate-search-query.ts'
import { type DeviceCatalogue, type Document, findDocument } from './device-catalogue.ts'
import { listPlanFields } from './plan-fields.ts'

/** A search as the storefront sends it. */
export interface DeviceSearch {
  readonly index: string
  readonly entity: string
  readonly query: Readonly<Record<string, string>>
}

/** How long a random order stays the same; equal to the server's value. */
const RANDOM_ORDER_MS = 10 * 60_000

interface Found {
  readonly total: number
  readonly maxScore: number | null
  readonly hits: readonly { readonly id: number; readonly score: number | null; readonly source: Document }[]
  readonly facets: SearchHits['facets']
  readonly didYouMean?: string
  readonly completeTotal?: number
}

/**
 * Answers a search from the device's copy of the catalogue, with the same hits, order and counts as the server; null when the copy does
 * not have everything that the answer needs. `now`: milliseconds. docs/wire.md §13, decision 0038.
 */
export function answerSearch(catalogue: DeviceCatalogue, search: DeviceSearch, now: number): SearchResponse | null {
  const { index, entity, query } = search
  if (index !== catalogue.lists.header.index || query['request_format'] !== 'search-query') return null
  if (query['response_format'] || query['q']) return null
  const selection = readFieldSelection(query['_source_include'], query['_source_exclude'])
  if (selection === null) return null
  const plan = readPlan(catalogue, search, now)
  const found = entity === 'product' ? findProducts(catalogue, plan, selection.include) : findListed(catalogue, entity, plan)
  if (found === null) return null
  const select = openSelector(selection)
  const aggregations = toAggregations(found.facets, new Set(plan.facets.flatMap(({ kind, name }) => (kind === 'range' ? [name] : []))))
  const text = plan.text?.text
  return {
    took: 0,
    timed_out: false,
    hits: {
      total: found.total,
      max_score: found.maxScore,
      hits: found.hits.map(({ id, score, source }) => ({
        _index: `${index}_${entity}`,
        _type: entity,
        _id: String(id),
        _score: score,
        _source: select(source),
      })),
    },
    ...(aggregations && { aggregations }),
    ...(found.completeTotal !== undefined && { complete_total: found.completeTotal }),
    ...(text !== undefined &&
      found.didYouMean !== undefined && {
        suggest: { did_you_mean: [{ text, offset: 0, length: text.length, options: [{ text: found.didYouMean }] }] },
      }),
  }
}

type Selector = ReturnType<typeof createSelector>

/** Selectors by field selection. There are only a few, because each query of the storefront always names the same fields. */
const selectors = new Map<string, Selector>()

/** Reuses the selector of an earlier search for the same fields: a new one would match every path again, at each keystroke. */
function openSelector(selection: FieldSelection): Selector {
  const key = JSON.stringify(selection)
  const known = selectors.get(key) ?? createSelector(selection)
  selectors.set(key, known)
  return known
}

/** Our own requests are well-formed; members that they leave out have the defaults of the contract. */
function readPlan({ lists: { header, index } }: DeviceCatalogue, { entity, query }: DeviceSearch, now: number): QueryPlan {
  const asked = JSON.parse(query['request'] || '{}') as Partial<SearchQuery>
  const page = { ...readPage(query), seed: Math.floor(now / RANDOM_ORDER_MS) }
  return translateSearchQuery({ ...asked, ...withLists(asked) }, page, {
    ...(header.settings as unknown as Pick<TranslateSettings, 'products' | 'search'>),
    isSortable: (field) => entity !== 'product' || header.fields.includes(field),
    isText: (field) => index!.schema.text.some(({ name }) => name === field),
  })
}

function withLists({ _appliedFilters = [], _availableFilters = [], _appliedSort = [], _searchText = '' }: Partial<SearchQuery>) {
  return { _appliedFilters, _availableFilters, _appliedSort, _searchText }
}

function findProducts(catalogue: DeviceCatalogue, plan: QueryPlan, fields: readonly string[]): Found | null {
  const found = isIndexed(catalogue, plan) ? searchIndex(catalogue.lists.index!, orderUnitPrices(plan)) : lookUp(catalogue, plan)
  if (found === null) return null
  const { total, facets, didYouMean, completeTotal } = found
  const isSorted = plan.sort.length > 0
  const hits = found.hits.flatMap(({ id, score }) => {
    const source = findDocument(catalogue, id, fields)
    return source === undefined ? [] : [{ id, score: isSorted ? null : (score ?? 1), source }]
  })
  if (hits.length < found.hits.length) return null
  const maxScore = isSorted || total === 0 ? null : (found.maxScore ?? 1)
  return {
    total,
    maxScore,
    hits,
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(completeTotal !== undefined && { completeTotal }),
  }
}

/** Whether the pack's index can evaluate the plan. A field that the server does not know matches nothing there either, so it does no harm. */
function isIndexed({ lists: { header, index } }: DeviceCatalogue, plan: QueryPlan): boolean {
  const { keyword, numeric } = index!.schema
  return listPlanFields(plan).every((field) => keyword.includes(field) || numeric.includes(field) || !header.fields.includes(field))
}

/** Fields whose value belongs to one product. */
const IDENTIFYING = new Set(['sku', 'url_path', 'slug', 'url_key'])

/** Finds products by fields that are not indexed. Without whole documents, null unless every product that the plan names was found. */
function lookUp({ lists, details }: DeviceCatalogue, plan: QueryPlan): SearchHits | null {
  if (plan.text !== undefined || plan.facets.length > 0) return null
  const documents = toSources(details ?? lists)
  const { total, hits } = evaluatePlan(documents, plan)
  const [named] = plan.filters.flatMap((filter) => (filter.kind === 'terms' && IDENTIFYING.has(filter.field) ? [filter.values.length] : []))
  if (details === null && total !== named) return null
  return { total, maxScore: null, hits: hits.map(({ id }) => ({ id, score: null })), facets: {} }
}

function toSources({ documents }: { documents: ReadonlyMap<number, Document> }) {
  return Array.from(documents, ([id, source]) => ({ id, source }))
}

function findListed({ lists, details, categories }: DeviceCatalogue, entity: string, plan: QueryPlan): Found | null {
  const documents = entity === 'category' ? categories : (lists.listed[entity] ?? details?.listed[entity])
  if (documents === undefined || (entity === 'category' && lists.listed['category'] === undefined)) return null
  const sources = documents.map((source) => ({ id: idOf(source), source }))
  const { total, hits, facets } = evaluatePlan(sources, plan)
  const score = plan.sort.length > 0 ? null : 1
  return { total, facets, maxScore: total === 0 ? null : score, hits: hits.map(({ id, source }) => ({ id, score, source })) }
}

/** Nodes of the content hierarchy have `node_id` instead of `id`. */
function idOf(document: Readonly<Record<string, Json>>): number {
  return Number(document['id'] ?? document['node_id'])
}

import type { Aggregations, EntityType, SearchQueryInput } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { shopperGroup } from '../session/shopper-group.ts'
import { shop } from '../store-view/stores.ts'
import type { Api } from './api-client.ts'
import { requestWithTimeout } from './request-with-timeout.ts'

/** The browser waits longer for a part of a page than server rendering waits for a list. Spec §9. */
const { clientTimeoutMs, serverTimeoutMs } = shop.search
const TIMEOUT_MS = import.meta.env.SSR ? serverTimeoutMs : clientTimeoutMs

/**
 * Loaded at the first call: the page can be shown without the contract and its schemas (9 kB). Stored in a variable, because the browser
 * runs even the import of a loaded module as a separate task, and may paint before it.
 */
let searchCatalog: SearchCatalog | undefined
type SearchCatalog = typeof import('@meerkat/contract/search').searchCatalog

export interface CatalogRequest {
  entity: EntityType
  query: SearchQueryInput
  size: number
  from?: number
  /** Patterns of the fields to return; all fields when left out. docs/wire.md §13.4. */
  include?: readonly string[]
  exclude?: readonly string[]
  signal?: AbortSignal
}

/** One page of hits in the wire format. */
export interface CatalogAnswer<D> {
  items: D[]
  total: number
  aggregations: Aggregations | undefined
  /** The search text with its spelling corrected; only when `_suggest` was set and something was misspelt. */
  didYouMean: string | undefined
  /** How many of all hits contain all words; the others come after them. Undefined when there are no others. */
  completeTotal: number | undefined
  /** The device answered, because the network did not. Spec §3 Search result. */
  isFromDevice?: true
}

/**
 * Searches the catalogue of a store view. The caller states the type of the documents, which is not checked: on the server they are our
 * own, and in the browser a document that lacks a field shows less, which is better than a page that fails. Spec §7, docs/wire.md §13.
 */
export async function searchEntities<D>(api: Api, view: StoreView, request: CatalogRequest): Promise<CatalogAnswer<D>> {
  const { entity, query, size, from = 0, include, exclude, signal } = request
  const group = entity === 'product' ? shopperGroup() : {}
  const endpoint = (searchCatalog ??= (await import('@meerkat/contract/search')).searchCatalog)
  const asked = {
    params: { index: view.index, entity },
    query: {
      request: JSON.stringify({ ...query, ...group }),
      request_format: 'search-query',
      size: String(size),
      from: String(Math.max(0, from)),
      ...(include && { _source_include: include.join(',') }),
      ...(exclude && { _source_exclude: exclude.join(',') }),
    },
  }
  const answer = await requestWithTimeout(TIMEOUT_MS, (inTime) => api.call(endpoint, asked, { signal: inTime }), signal)
  const { hits, total } = answer.hits
  const items = toItems<D>(hits)
  const isFromDevice = answer['offline'] === true
  const isPriced = entity === 'product' && shop.products.alwaysSyncPlatformPrices && items.some(hasPrice)
  return {
    items: isPriced ? await (await import('./current-prices.ts')).withCurrentPrices({ api, view, group, isFromDevice }, items) : items,
    total: typeof total === 'number' ? total : total.value,
    aggregations: answer.aggregations,
    completeTotal: answer.complete_total,
    didYouMean: answer.suggest?.['did_you_mean']?.[0]?.options[0]?.text,
    ...(isFromDevice && { isFromDevice }),
  }
}

const itemsOf = new WeakMap<object, unknown[]>()

/** Returns the same list object for the same documents of the same answer. */
function toItems<D>(hits: readonly { _source: unknown }[]): D[] {
  const known = itemsOf.get(hits) as D[] | undefined
  if (known) return known
  const items = hits.map(({ _source }) => _source as D)
  if (import.meta.env.SSR) itemsOf.set(hits, items)
  return items
}

function hasPrice(document: unknown): boolean {
  return (document as Record<string, unknown>)['price_incl_tax'] !== undefined
}

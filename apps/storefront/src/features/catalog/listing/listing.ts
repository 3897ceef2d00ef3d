import type { StoreView } from '@meerkat/contract/store-config'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import { queryText } from '@meerkat/domain/urls/query-text'
import type { I18n } from '@meerkat/i18n/messages'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import type { ActiveFilter, Facet } from '../filters/facets.ts'
import type { Tile } from '../tiles/tile.ts'
import { withoutMarkup } from './read-tiles-from-page.ts'

/** The source of the products: a category with its descendants, a search term, or a filter that the shopper cannot remove. */
export type ListSource =
  | { kind: 'category'; categoryIds: readonly number[] }
  | { kind: 'text'; text: string }
  | { kind: 'filter'; filter: string; id: string }

export interface ListDeps {
  api: Api
  queryClient: QueryClient
  view: StoreView
  i18n: I18n
}

/** One page of a list, with its filters. */
export interface ListPage {
  tiles: Tile[]
  total: number
  chosen: ChosenFilters
  active: ActiveFilter[]
  /** Suggested correction of the search term. */
  didYouMean?: string
  /** How many of `total` contain all words of the search term; the others, which contain some, follow. Only where there are others. */
  completeTotal?: number
  /** From the device's catalogue, because the network did not answer. */
  isFromDevice?: true
  /** Not in the data embedded by the server: the rendered form contains them already. */
  facets?: Facet[]
}

/** Filters read from server-rendered markup, keyed by the embedded page data that lacks them. */
export const writtenFacets = new WeakMap<ListPage, Facet[]>()

export const PAGE_SIZE = shop.products.listSize

/** A page of products. A server-rendered page does not load the request code. docs/behaviour/categories.md §9.2-§9.5. */
export function listQuery(deps: ListDeps, source: ListSource, query: Record<string, string>, page: number) {
  return queryOptions({
    queryKey: ['list', deps.view.storeCode, toListKey(source), queryText(query), page],
    // Only the server embeds data, so the code for it is not in the browser bundle.
    ...(import.meta.env.SSR && { meta: { embed: withoutMarkup } }),
    queryFn: async ({ signal }): Promise<ListPage> =>
      (await import('./fetch-list.ts')).fetchListPage(deps, { source, query, page, signal }),
  })
}

export function toListKey(source: ListSource): string {
  if (source.kind === 'filter') return `f${source.filter}=${source.id}`
  return source.kind === 'category' ? `c${source.categoryIds[0]}` : `t${source.text}`
}

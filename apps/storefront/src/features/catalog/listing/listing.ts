import type { StoreView } from '@meerkat/contract/store-config'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import { queryText } from '@meerkat/domain/urls/query-text'
import type { I18n } from '@meerkat/i18n/words'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import type { ActiveFilter, Facet } from '../filters/facets.ts'
import type { Tile } from '../tiles/tile.ts'
import { withoutMarkup } from './read-tiles-from-page.ts'

/** Where the products come from: a category with all below it, or a search term. */
export type ListSource = { kind: 'category'; categoryIds: readonly number[] } | { kind: 'text'; text: string }

export interface ListDeps {
  api: Api
  queryClient: QueryClient
  view: StoreView
  i18n: I18n
}

/** One page of a list, with what narrows it. */
export interface ListPage {
  tiles: Tile[]
  total: number
  chosen: ChosenFilters
  active: ActiveFilter[]
  /** What the term of a search may have been meant to say. */
  didYouMean?: string
  /** Left out of what the server writes as data: they stand in its form already. */
  facets?: Facet[]
}

/** Filters that were read out of the page that the server wrote, by the data that came without them. */
export const writtenFacets = new WeakMap<ListPage, Facet[]>()

export const PAGE_SIZE = shop.products.listSize

/** A page of products; how it is asked for is no part of a page that the server wrote. docs/behaviour/categories.md §9.2-§9.5. */
export function listQuery(deps: ListDeps, source: ListSource, query: Record<string, string>, page: number) {
  return queryOptions({
    queryKey: ['list', deps.view.storeCode, toListKey(source), queryText(query), page],
    meta: { embed: withoutMarkup },
    queryFn: async ({ signal }): Promise<ListPage> =>
      (await import('./fetch-list.ts')).fetchListPage(deps, { source, query, page, signal }),
  })
}

export function toListKey(source: ListSource): string {
  return source.kind === 'category' ? `c${source.categoryIds[0]}` : `t${source.text}`
}

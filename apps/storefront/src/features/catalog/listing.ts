import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import type { SearchQueryInput } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { type FilterOptions, refreshFilterOptions } from '@meerkat/domain/categories/filter-options'
import { type ListRules, productQuery } from '@meerkat/domain/categories/product-query'
import { textQuery } from '@meerkat/domain/categories/text-query'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import { queryText } from '@meerkat/domain/urls/query-text'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api-client.ts'
import { searchEntities } from '../../shell/catalog-search.ts'
import { stores } from '../../shell/stores.ts'
import { hasFilters, readChosen, readOptions } from './facets.ts'
import { TILE_FIELDS, type Tile, toTile, VARIANT_FIELDS } from './tile.ts'

/** Where the products come from: a category with all below it, or a search term. */
export type ListSource = { kind: 'category'; categoryIds: readonly number[] } | { kind: 'text'; text: string }

export interface ListDeps {
  api: Api
  queryClient: QueryClient
  view: StoreView
}

/** One page of a list, with what narrows it. */
export interface ListPage {
  tiles: Tile[]
  total: number
  options: FilterOptions
  chosen: ChosenFilters
}

export const PAGE_SIZE = stores.shop.products.listSize
const NOTHING_CHOSEN: ChosenFilters = { sort: null, values: {} }
const RULES: ListRules = {
  filters: stores.shop.products.defaultFilters,
  defaultSort: stores.shop.products.defaultSort,
  listOutOfStock: stores.shop.stock.listOutOfStock,
}

/** A page of products. Filters are read against the options of the whole source, so those are asked for first. Behaviour 9.2-9.5. */
export function listQuery({ api, queryClient, view }: ListDeps, source: ListSource, query: Record<string, string>, page: number) {
  return queryOptions({
    queryKey: ['list', view.storeCode, toKey(source), queryText(query), page],
    queryFn: async ({ signal }): Promise<ListPage> => {
      const deps = { api, queryClient, view }
      const [attributes, known] = await Promise.all([
        queryClient.ensureQueryData(labelsQuery(deps)),
        hasFilters(query) ? queryClient.ensureQueryData(optionsQuery(deps, source)) : {},
      ])
      const chosen = readChosen(query, known)
      const active = Object.keys(chosen.values)
      const { items, total, aggregations } = await searchEntities<Product>(api, view, {
        entity: 'product',
        query: toQuery(source, chosen),
        size: PAGE_SIZE,
        from: (page - 1) * PAGE_SIZE,
        include: active.length > 0 ? [...TILE_FIELDS, ...VARIANT_FIELDS] : TILE_FIELDS,
        signal,
      })
      const options = refreshFilterOptions(known, readOptions(aggregations, attributes, view), active)
      return { tiles: items.map((product) => toTile(product, { view, attributes, chosen })), total, options, chosen }
    },
  })
}

/** What the whole source can be narrowed to: no products, counts only. Behaviour 9.2. */
function optionsQuery({ api, queryClient, view }: ListDeps, source: ListSource) {
  return queryOptions({
    queryKey: ['list-options', view.storeCode, toKey(source)],
    meta: { embed: false },
    queryFn: async ({ signal }) => {
      const [attributes, { aggregations }] = await Promise.all([
        queryClient.ensureQueryData(labelsQuery({ api, view })),
        searchEntities(api, view, { entity: 'product', query: toQuery(source, NOTHING_CHOSEN), size: 1, include: ['id'], signal }),
      ])
      return readOptions(aggregations, attributes, view)
    },
  })
}

/** Names of the values that tiles and filters show. */
export function labelsQuery({ api, view }: Pick<ListDeps, 'api' | 'view'>) {
  return queryOptions({
    queryKey: ['labels', view.storeCode],
    staleTime: 10 * 60_000,
    meta: { embed: false },
    queryFn: async () => {
      const codes = stores.shop.products.defaultFilters.filter((code) => code !== 'price')
      const { items } = await searchEntities<Attribute>(api, view, {
        entity: 'attribute',
        query: { _appliedFilters: [{ attribute: 'attribute_code', value: { in: codes }, scope: 'default' }] },
        size: 150,
        include: ['attribute_id', 'attribute_code', 'frontend_input', 'options'],
      })
      return items
    },
  })
}

function toQuery(source: ListSource, chosen: ChosenFilters): SearchQueryInput {
  if (source.kind === 'category') return productQuery({ categoryIds: source.categoryIds, chosen }, RULES)
  return textQuery({ text: source.text, chosen, filters: RULES.filters }, RULES)
}

function toKey(source: ListSource): string {
  return source.kind === 'category' ? `c${source.categoryIds[0]}` : `t${source.text}`
}

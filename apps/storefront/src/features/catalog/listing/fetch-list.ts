import type { Product } from '@meerkat/contract/product'
import type { SearchQueryInput } from '@meerkat/contract/search'
import { type FilterOptions, refreshFilterOptions } from '@meerkat/domain/categories/filter-options'
import { type ListRules, productQuery } from '@meerkat/domain/categories/product-query'
import { textQuery } from '@meerkat/domain/categories/text-query'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import { queryText } from '@meerkat/domain/urls/query-text'
import { addMessages } from '@meerkat/i18n/messages'
import { queryOptions } from '@tanstack/react-query'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { deriveCached } from '../../../shell/rendering/derive-cached.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { listActive, readOptions, toFacets } from '../filters/facets.ts'
import { labelsQuery } from '../filters/labels.ts'
import { tileFields, toTile } from '../tiles/tile.ts'
import { FILTERS, hasFilters, readChosen } from './list-address.ts'
import { type ListDeps, type ListPage, type ListSource, PAGE_SIZE, toListKey } from './listing.ts'

const NO_OPTIONS: FilterOptions = {}
const NOTHING_CHOSEN: ChosenFilters = { sort: null, values: {} }
const RULES: ListRules = {
  filters: FILTERS,
  defaultSort: shop.products.defaultSort,
  listOutOfStock: shop.stock.listOutOfStock,
}

export interface ListQuestion {
  source: ListSource
  /** Filters and sort order, as returned by `toListQuery`. */
  query: Record<string, string>
  page: number
  signal: AbortSignal
}

/** Fetches the options of the unfiltered source first, to validate the filters against them. docs/behaviour/categories.md §9.2-§9.5. */
export async function fetchListPage(deps: ListDeps, { source, query, page, signal }: ListQuestion): Promise<ListPage> {
  const { api, queryClient, view, i18n } = deps
  const known = hasFilters(query) ? await queryClient.ensureQueryData(optionsQuery(deps, source)) : NO_OPTIONS
  const chosen = readChosen(query, known)
  const narrowing = Object.keys(chosen.values)
  const [{ items, total, aggregations, didYouMean, completeTotal, isFromDevice }, attributes] = await Promise.all([
    searchEntities<Product>(api, view, {
      entity: 'product',
      query: toQuery(source, chosen),
      size: PAGE_SIZE,
      from: (page - 1) * PAGE_SIZE,
      include: tileFields(view, { variants: narrowing.length > 0 }),
      signal,
    }),
    queryClient.ensureQueryData(labelsQuery(deps)),
    addMessages(i18n, 'find'),
  ])
  const name = [view.storeCode, i18n.locale, toListKey(source), queryText(query), page].join('\n')
  return deriveCached(`list ${name}`, [...items, total, aggregations, didYouMean, completeTotal, attributes, known], () => {
    const options = refreshFilterOptions(known, readOptions(aggregations, { view, attributes, i18n }), narrowing)
    return {
      tiles: items.map((product) => toTile(product, { view, attributes, chosen, locale: i18n.locale })),
      total,
      chosen,
      active: listActive(chosen, options),
      ...(didYouMean !== undefined && { didYouMean }),
      ...(completeTotal !== undefined && { completeTotal }),
      ...(isFromDevice && { isFromDevice }),
      facets: toFacets(options, chosen, { view, i18n }),
    }
  })
}

/** The filter options of the unfiltered source: counts only, no products. docs/behaviour/categories.md §9.2. */
function optionsQuery({ api, queryClient, view, i18n }: ListDeps, source: ListSource) {
  return queryOptions({
    queryKey: ['list-options', view.storeCode, toListKey(source)],
    meta: { embed: false },
    queryFn: async ({ signal }) => {
      const [attributes, { aggregations }] = await Promise.all([
        queryClient.ensureQueryData(labelsQuery({ api, view })),
        searchEntities(api, view, { entity: 'product', query: toQuery(source, NOTHING_CHOSEN), size: 1, include: ['id'], signal }),
        addMessages(i18n, 'find'),
      ])
      const name = [view.storeCode, i18n.locale, toListKey(source)].join('\n')
      return deriveCached(`options ${name}`, [aggregations, attributes], () => readOptions(aggregations, { view, attributes, i18n }))
    },
  })
}

function toQuery(source: ListSource, chosen: ChosenFilters): SearchQueryInput {
  if (source.kind === 'category') return productQuery({ categoryIds: source.categoryIds, chosen }, RULES)
  if (source.kind === 'filter') return productQuery({ fixed: { [source.filter]: [source.id] }, chosen }, RULES)
  return { ...textQuery({ text: source.text, chosen, filters: RULES.filters }, RULES), _suggest: true }
}

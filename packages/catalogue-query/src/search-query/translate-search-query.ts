import type { AppliedFilter, AppliedSort, AvailableFilter, SearchQuery } from '@meerkat/contract/search'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { FacetRequest, Filter, QueryPlan, SortKey } from '@meerkat/search/query/query-plan'
import { translateCatalogFilter, translateFilter } from './translate-filter.ts'

export interface TranslateSettings {
  products: Pick<ShopConfig['products'], 'priceFilterKey' | 'priceRanges' | 'aggregationSize' | 'aggregationSizeByField'> & {
    maxFiltersQuerySize?: number | undefined
  }
  search: Pick<ShopConfig['search'], 'fuzziness' | 'prefixLength' | 'maxExpansions' | 'minimumMatch' | 'minScore'>
  isSortable: (field: string) => boolean
  /** Fields whose words are searched. */
  isText: (field: string) => boolean
}

export interface Page {
  from: number
  size: number
  /** Makes a random order repeatable. */
  seed?: number
}

/** Longer texts are not typed by people; they are cut off. */
export const MAX_TEXT_LENGTH = 200
/** The limit of packs that were made before it became a setting. */
const MAX_FILTERS_QUERY_SIZE = 999

/** This field is also counted in ranges; its counts and filters use the price that is shown. docs/wire.md §13.2 rule 5, 14.2. */
export const PRICE = 'price'

/** Ratings are counted as "at least n stars": choosing three includes four. */
const RATING = 'rating'
const RATING_RANGES = [{ from: 4 }, { from: 3 }, { from: 2 }, { from: 1 }]

/** Field names of old clients and the indexed fields they stand for. docs/wire.md §13.2 rule 3, §15 Q2. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['category.name', 'category.name.keyword'],
  ['url-key', 'url_key'],
])

/**
 * Translates a search-query object into a plan. Without an applied filter the plan matches everything, and the other members are
 * ignored. docs/wire.md §13.2.
 */
export function translateSearchQuery(query: SearchQuery, page: Page, settings: TranslateSettings): QueryPlan {
  return query._appliedFilters.length === 0 ? matchAll(page) : translateWholeQuery(query, page, settings)
}

/** Like `translateSearchQuery`, for clients that expect text, counts and sort order to apply even without a filter. docs/wire.md §16. */
export function translateWholeQuery(query: SearchQuery, page: Page, settings: TranslateSettings): QueryPlan {
  const text = (query._searchText ?? '').slice(0, MAX_TEXT_LENGTH).trim()
  const { fuzziness, prefixLength, maxExpansions, minimumMatch, minScore } = settings.search
  return {
    ...(text !== '' && {
      text: { text, mode: query._searchMode ?? 'words', fuzziness, prefixLength, maxExpansions, minimumMatch, minScore, forShoppers: true },
      corrects: query._suggest === true,
    }),
    filters: translateFilters(query._appliedFilters, settings),
    facets: query._availableFilters.filter(isCatalogScope).flatMap((filter) => translateFacet(filter, settings)),
    sort: query._appliedSort.flatMap((sort) => translateSort(sort, settings)),
    ...page,
  }
}

export function matchAll(page: Page): QueryPlan {
  return { filters: [], facets: [], sort: [], ...page }
}

export function toFieldName(field: string): string {
  return FIELD_NAMES.get(field) ?? field
}

function translateFilters(applied: readonly AppliedFilter[], { products }: TranslateSettings): Filter[] {
  const filters: Filter[] = []
  const alternatives: Filter[] = []
  for (const one of applied) {
    const field = toFieldName(one.attribute)
    if (isCatalogScope(one)) {
      filters.push(translateCatalogFilter(field, one.value, products.priceFilterKey))
      continue
    }
    const { filter, alternative } = translateFilter(field, one.value)
    if (alternative) alternatives.push(filter)
    else filters.push(filter)
  }
  return alternatives.length === 0 ? filters : [...filters, { kind: 'any', filters: alternatives }]
}

function translateFacet({ field, options }: AvailableFilter, { products }: TranslateSettings): FacetRequest[] {
  const target = toFieldName(field)
  const own = options && !Array.isArray(options) ? options.size : undefined
  const configured = Object.hasOwn(products.aggregationSizeByField, field) ? products.aggregationSizeByField[field] : undefined
  const size = toAggregationSize(own || configured || products.aggregationSize, products)
  if (field === PRICE) {
    return [
      { kind: 'terms', name: 'agg_terms_price', field: products.priceFilterKey, size },
      { kind: 'range', name: 'agg_range_price', field: products.priceFilterKey, ranges: products.priceRanges.map(toRange) },
    ]
  }
  if (field === RATING) return [{ kind: 'range', name: 'agg_range_rating', field: RATING, ranges: RATING_RANGES }]
  return [
    { kind: 'terms', name: `agg_terms_${target}`, field: target, size },
    { kind: 'terms', name: `agg_terms_${target}_options`, field: `${target}_options`, size },
  ]
}

/** The number of values in one aggregation: never more than the settings allow, whatever the request says. Spec §9. */
export function toAggregationSize(
  wanted: number,
  { maxFiltersQuerySize = MAX_FILTERS_QUERY_SIZE }: Pick<TranslateSettings['products'], 'maxFiltersQuerySize'>,
): number {
  return Math.min(Math.max(1, Math.trunc(wanted)), maxFiltersQuerySize)
}

/** An unknown sort field is left out, so that an old link still opens its page. */
export function translateSort({ field, options }: AppliedSort, { isSortable }: Pick<TranslateSettings, 'isSortable'>): SortKey[] {
  const target = toFieldName(field)
  if (target !== 'random' && target !== '_score' && !isSortable(target)) return []
  const order = typeof options === 'string' ? options : options?.order
  const byDefault = target === '_score' ? 'desc' : 'asc'
  return [{ field: target, order: order === 'desc' || order === 'asc' ? order : byDefault }]
}

function isCatalogScope({ scope }: { scope?: string | string[] | null | undefined }): boolean {
  return Array.isArray(scope) ? scope.includes('catalog') : scope === 'catalog'
}

function toRange({ from, to }: { from: number; to?: number | undefined }): { from: number; to?: number } {
  return to === undefined ? { from } : { from, to }
}

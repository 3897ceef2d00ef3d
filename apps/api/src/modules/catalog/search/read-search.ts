import { readPage } from '@meerkat/catalogue-query/requests/read-page'
import {
  matchAll,
  type Page,
  type TranslateSettings,
  translateSearchQuery,
  translateWholeQuery,
} from '@meerkat/catalogue-query/search-query/translate-search-query'
import { SearchQuery } from '@meerkat/contract/search'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import { Refusal } from '../../../http/refusals.ts'
import type { IndexSchema, QueryPlan } from '../../../search/catalog-search.ts'
import type { ExtremeRequest } from '../../../search/languages/dsl/dsl-facets.ts'
import { DslFault } from '../../../search/languages/dsl/dsl-fault.ts'
import { translateDsl } from '../../../search/languages/dsl/translate-dsl.ts'
import { type LuceneQuery, translateLuceneQuery } from '../../../search/languages/translate-lucene-query.ts'

export interface ReadSearchOptions {
  readonly entity: string
  readonly schema: IndexSchema
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  /** Makes a random order repeatable. */
  readonly seed: number
}

export interface RawSearch {
  readonly query: Readonly<Partial<Record<'request_format' | 'size' | 'from' | 'sort' | 'q', string | undefined>>>
  /** The query object; undefined matches everything. */
  readonly queryBody: unknown
  /** Whether text, counts and sort order are used without a filter too. */
  readonly needsNoFilter?: boolean | undefined
}

export interface ReadSearch {
  readonly plan: QueryPlan
  readonly extremes: readonly ExtremeRequest[]
}

/** Fields of the small entities that contain text rather than a single value. */
const LISTED_TEXTS: ReadonlySet<string> = new Set(['name', 'title', 'content', 'content_heading', 'default_frontend_label', 'detail'])

/** Reads a search request in any of the wire's query languages. docs/wire.md §13, §14. @throws Refusal for an invalid query. */
export function readSearch({ query, queryBody, needsNoFilter }: RawSearch, { entity, schema, shop, seed }: ReadSearchOptions): ReadSearch {
  const settings: TranslateSettings = {
    ...shop,
    isSortable: (field) => entity !== 'product' || schema.numeric.includes(field) || schema.keyword.includes(field),
    isText: (field) => (entity === 'product' ? schema.text.some(({ name }) => name === field) : LISTED_TEXTS.has(field)),
  }
  const read = isSearchQuery(query.request_format, queryBody)
    ? {
        plan: readSearchQuery(queryBody, needsNoFilter ? translateWholeQuery : translateSearchQuery, [
          { ...readPage(query), seed },
          settings,
        ]),
        extremes: [],
      }
    : readDsl(query, queryBody, { seed, settings })
  if (!query.q) return read
  return { ...read, plan: withLucene(read.plan, translateLuceneQuery(query.q, settings.isText), shop.search) }
}

function isSearchQuery(format: string | undefined, queryBody: unknown): boolean {
  return format === 'search-query' || (typeof queryBody === 'object' && queryBody !== null && '_appliedFilters' in queryBody)
}

function readSearchQuery(
  queryBody: unknown,
  translate: typeof translateSearchQuery,
  [page, settings]: [Page, TranslateSettings],
): QueryPlan {
  if (queryBody === undefined || queryBody === null) return matchAll(page)
  const parsed = SearchQuery.safeParse(queryBody)
  if (!parsed.success) throw new Refusal('request-invalid', { name: 'The search query is not valid' })
  return translate(parsed.data, page, settings)
}

function readDsl(
  query: RawSearch['query'],
  queryBody: unknown,
  { seed, settings }: { seed: number; settings: TranslateSettings },
): ReadSearch {
  try {
    const inside = queryBody as { size?: unknown; from?: unknown } | null | undefined
    const page = { ...readPage({ size: query.size ?? toText(inside?.size), from: query.from ?? toText(inside?.from) }), seed }
    return translateDsl(queryBody, { sort: query.sort, page }, settings)
  } catch (fault) {
    throw fault instanceof DslFault ? new Refusal('request-invalid', { name: fault.message }) : fault
  }
}

function withLucene(plan: QueryPlan, { text, filters }: LuceneQuery, search: ShopConfig['search']): QueryPlan {
  const { fuzziness, prefixLength, maxExpansions, minimumMatch, minScore } = search
  const words = { text, mode: 'words', fuzziness, prefixLength, maxExpansions, minimumMatch, minScore } as const
  return { ...plan, ...(text !== '' && !plan.text && { text: words }), filters: [...plan.filters, ...filters] }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
}

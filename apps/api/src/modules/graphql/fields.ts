import type { EntityType, SearchResponse } from '@meerkat/contract/search'
import { DEFAULT_SEARCH_SIZE, MAX_SEARCH_SIZE } from '@meerkat/contract/search-size'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import { containsNul } from '../../http/contains-nul.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Reply } from '../../http/reply.ts'
import { translateGraphqlFilter } from '../../search/languages/graphql/translate-graphql-filter.ts'
import type { SearchRequest } from '../catalog/search/search-catalog.ts'

export interface FieldsDeps {
  readonly search: (request: SearchRequest) => Promise<Reply<SearchResponse>>
  /** The index of a store view. */
  readonly indexOf: (storeCode: string) => string
  readonly shop: { readonly products: Pick<ShopConfig['products'], 'defaultSort'> }
}

/** The state of one request. */
export interface SearchContext {
  readonly storeCode: string
  /** The response headers of its searches, one entry per search. */
  readonly replies: Readonly<Record<string, string>>[]
}

type Names = readonly (string | null)[] | null

/** Arguments of the root fields: each field has some of them. Clients may send null for any. */
interface Arguments {
  readonly search?: string | null
  readonly filter?: unknown
  readonly attributes?: unknown
  readonly pageSize?: number | null
  readonly currentPage?: number | null
  readonly sort?: unknown
  readonly _sourceInclude?: Names
  readonly _sourceIncludes?: Names
  readonly _sourceExclude?: Names
  readonly _sourceExcludes?: Names
  readonly groupToken?: string | null
  readonly _searchMode?: string | null
  readonly _suggest?: boolean | null
}

/** Sort orders that lists of the storefront offer besides the shop's own. */
const SORT_FIELDS = ['final_price', 'created_at', 'rating', 'unit_price', 'saving']

type Field = (given: Arguments, context: SearchContext) => Promise<unknown>

/** The root fields: each is a search of one entity, read and answered as REST does it. docs/wire.md §16. */
export function createFields({ search, indexOf, shop }: FieldsDeps): Readonly<Record<string, Field>> {
  async function find(entity: EntityType, given: Arguments, context: SearchContext): Promise<SearchResponse> {
    const { size, from } = toPage(given)
    const asked = toSearchQuery(given)
    // Check after parsing: in a document or its variables NUL may be written as an escape sequence.
    if (containsNul(asked)) throw new Refusal('value-not-storable')
    const reply = await search({
      index: indexOf(context.storeCode),
      entity,
      query: {
        request_format: 'search-query',
        size: String(size),
        from: String(from),
        _source_include: toList(given._sourceInclude ?? given._sourceIncludes),
        _source_exclude: toList(given._sourceExclude ?? given._sourceExcludes),
      },
      queryBody: asked,
      needsNoFilter: true,
    })
    context.replies.push(reply.headers)
    return reply.result()
  }

  const searchOf = (entity: EntityType): Field => {
    return (given, context) => find(entity, given, context)
  }

  const contentOf = (entity: EntityType): Field => {
    return async (given, context) => {
      const { hits } = await find(entity, given, context)
      return { items: hits.hits.map(({ _source }) => ({ page_id: _source['id'], ..._source })), total_count: hits.total }
    }
  }

  return {
    async products(given, context) {
      const { hits, aggregations, attribute_metadata, suggest, complete_total } = await find('product', given, context)
      const { size, from } = toPage(given)
      return {
        items: hits.hits.map(({ _source, _score }) => ({ ..._source, _score })),
        total_count: hits.total,
        aggregations,
        attribute_metadata,
        suggest,
        complete_total,
        page_info: { page_size: size, current_page: Math.floor(from / size) + 1 },
        sort_fields: toSortFields(shop.products.defaultSort.field),
      }
    },
    categories: searchOf('category'),
    customAttributeMetadata: searchOf('attribute'),
    taxrule: searchOf('taxrule'),
    reviews: searchOf('review'),
    cmsPages: contentOf('cms_page'),
    cmsBlocks: contentOf('cms_block'),
    cmsHierarchies: contentOf('cms_hierarchy'),
  }
}

/** Not validated here: the search refuses an invalid search-query object. */
function toSearchQuery({ search, filter, attributes, sort, groupToken, _searchMode, _suggest }: Arguments): object {
  return {
    ...translateGraphqlFilter(attributes ?? filter),
    _appliedSort: toSort(sort),
    _searchText: search ?? '',
    ...(groupToken && { groupToken }),
    ...(_searchMode && { _searchMode }),
    ...(_suggest && { _suggest }),
  }
}

/** Reads `{ price: ASC }`. Without a direction the field's default applies. */
function toSort(sort: unknown): { field: string; options: string }[] {
  if (typeof sort !== 'object' || sort === null) return []
  return Object.entries(sort).map(([field, order]) => ({ field, options: typeof order === 'string' ? order.toLowerCase() : '' }))
}

/** Pages count from 1. A page far beyond the last one stays beyond it. */
function toPage({ pageSize, currentPage }: Arguments): { size: number; from: number } {
  const size = pageSize && pageSize > 0 ? Math.min(pageSize, MAX_SEARCH_SIZE) : DEFAULT_SEARCH_SIZE
  const page = Math.max(1, currentPage ?? 1)
  return { size, from: (page - 1) * size }
}

function toList(names: Names | undefined): string | undefined {
  return names?.filter((name) => name !== null).join(',')
}

function toSortFields(byDefault: string) {
  const options = [...new Set([byDefault, ...SORT_FIELDS])].map((value) => ({ value, label: value }))
  return { default: byDefault, options }
}

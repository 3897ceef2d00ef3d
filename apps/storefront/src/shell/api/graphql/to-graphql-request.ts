import type { GraphqlRequest } from '@meerkat/contract/graphql'
import { GRAPHQL_DOCUMENTS } from '@meerkat/contract/graphql-documents'
import type { EntityType, SearchQueryInput } from '@meerkat/contract/search'

interface AskedPage {
  readonly entity: EntityType
  readonly query: SearchQueryInput
  readonly size: number
  readonly from: number
  /** Comma lists of field patterns. */
  readonly include: string | undefined
  readonly exclude: string | undefined
}

/** `skipped`: documents at the beginning of the answer that were not requested. */
interface Written {
  readonly body: GraphqlRequest
  readonly skipped: number
}

type Filter = { [name: string]: unknown }

/** Writes a search as old clients write it for GraphQL. docs/wire.md §16. */
export function toGraphqlRequest({ entity, query, size, from, include, exclude }: AskedPage): Written {
  // GraphQL counts whole pages: if this one does not begin at a multiple of its size, ask for all documents before it too.
  const isWhole = from % size === 0
  const filter = toFilter(query)
  const { groupToken, _searchMode, _suggest } = query
  const isExtended = entity === 'product' && Boolean(groupToken || _searchMode || _suggest)
  return {
    body: {
      query: GRAPHQL_DOCUMENTS[isExtended ? ownDocument(query) : entity],
      variables: {
        search: query._searchText ?? '',
        filter,
        attributes: filter,
        sort: toSort(query),
        pageSize: isWhole ? size : from + size,
        currentPage: isWhole ? from / size + 1 : 1,
        _sourceInclude: include?.split(',') ?? null,
        _sourceExclude: exclude?.split(',') ?? null,
        ...(isExtended && { groupToken, _searchMode, _suggest }),
      },
    },
    skipped: isWhole ? 0 : from,
  }
}

/** Only a text search separates hits with all words from hits with some of them. */
function ownDocument({ _searchText }: SearchQueryInput): 'product-words' | 'product-extended' {
  return _searchText ? 'product-words' : 'product-extended'
}

function toFilter({ _availableFilters = [], _appliedFilters = [] }: SearchQueryInput): Filter {
  const filter: Filter = {}
  const counted = new Map(_availableFilters.map(({ field, scope }) => [field, scope]))
  for (const { attribute, value, scope } of _appliedFilters) {
    const operators = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { in: value }
    put(filter, attribute.split('.'), { ...operators, scope: scope ?? 'default' })
    // A filter of scope catalog is counted anyway.
    if (scope === 'catalog') counted.delete(attribute)
  }
  for (const [field, scope] of counted) if (scope === 'catalog') put(filter, field.split('.'), { scope })
  return filter
}

/** Dotted attributes are nested objects. Several conditions of one attribute are a list, which only our server understands. */
function put(filter: Filter, [name = '', ...rest]: readonly string[], condition: object): void {
  const known = Object.hasOwn(filter, name) ? filter[name] : undefined
  if (rest.length > 0) {
    const inner = (known ?? {}) as Filter
    filter[name] = inner
    put(inner, rest, condition)
  } else filter[name] = known === undefined ? condition : [known, condition].flat()
}

function toSort({ _appliedSort = [] }: SearchQueryInput): Record<string, string> {
  const entries = _appliedSort.map(({ field, options }) => {
    const order = typeof options === 'string' ? options : options?.order
    return [field, order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC'] as const
  })
  return Object.fromEntries(entries)
}

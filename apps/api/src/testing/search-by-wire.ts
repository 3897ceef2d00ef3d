import type { SearchQueryInput } from '@meerkat/contract/search'
import type { FastifyInstance } from 'fastify'

export interface WireSearch {
  index?: string
  entity?: string
  filters?: SearchQueryInput['_appliedFilters']
  available?: string[]
  sort?: string
  text?: string
  params?: Record<string, string | number>
}

export interface WireAnswer {
  hits: { total: number; max_score: number | null; hits: { _id: string; _score: number | null; _source: Record<string, unknown> }[] }
  aggregations?: Record<string, { buckets: { key: string | number; doc_count: number; from?: number; to?: number }[] }>
}

/** Searches as a client does, by GET with the query object in the URL. */
export async function searchByWire(app: FastifyInstance, search: WireSearch): Promise<WireAnswer> {
  const response = await app.inject({ method: 'GET', url: toSearchUrl(search) })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<WireAnswer>()
}

export function toSearchUrl({
  index = 'vue_storefront_catalog',
  entity = 'product',
  filters,
  available,
  sort,
  text,
  params,
}: WireSearch): string {
  const [field, order] = (sort ?? '').split(':')
  const request = {
    _availableFilters: (available ?? []).map((name) => ({ field: name, scope: 'catalog', options: {} })),
    _appliedFilters: filters ?? [],
    _appliedSort: field ? [{ field, options: order ?? 'asc' }] : [],
    _searchText: text ?? '',
  }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query' })
  for (const [name, value] of Object.entries(params ?? {})) query.set(name, String(value))
  return `/api/catalog/${index}/${entity}/_search?${query}`
}

/** A filter of scope `default`. */
export function where(attribute: string, value: unknown, scope = 'default') {
  return { attribute, value: value as never, scope }
}

export function sourcesOf<T>(answer: WireAnswer): T[] {
  return answer.hits.hits.map(({ _source }) => _source as T)
}

export function idsOf(answer: WireAnswer): number[] {
  return answer.hits.hits.map(({ _id }) => Number(_id))
}

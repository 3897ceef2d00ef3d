import type { Query } from '@meerkat/domain/urls/query-text'
import { toListQuery } from '../listing/list-address.ts'
import { type ListDeps, type ListSource, listQuery } from '../listing/listing.ts'
import { readPageNumber } from '../listing/read-page-number.ts'
import type { CategoryKey } from './category-key.ts'
import type { CategoryPage } from './category-page.ts'

/** The parameters in the URL of a list. */
export interface ListRequest {
  search: Query
  /** Number of the first page on screen; differs from the URL's page after "load more". */
  firstPage?: number | undefined
}

/** Identifies the category of a page; its data is in the query cache. */
export interface LoadedCategory {
  key: CategoryKey
}

/** Builds one query per page on screen. */
export function listQueries(deps: ListDeps, source: ListSource, { search, firstPage }: ListRequest) {
  const last = readPageNumber(search)
  const first = Math.min(firstPage ?? last, last)
  const query = toListQuery(search)
  return Array.from({ length: last - first + 1 }, (_, at) => listQuery(deps, source, query, first + at))
}

export function toSource(category: Pick<CategoryPage, 'ids'>): ListSource {
  return { kind: 'category', categoryIds: category.ids }
}

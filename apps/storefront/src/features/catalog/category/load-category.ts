import { notFound, redirect } from '@tanstack/react-router'
import { tagPage } from '../../../shell/rendering/cache-tags.ts'
import { toSearch } from '../listing/list-address.ts'
import { type ListDeps, type ListPage, type ListSource, PAGE_SIZE, writtenFacets } from '../listing/listing.ts'
import type { CategoryKey } from './category-key.ts'
import { type CategoryDeps, categoryQuery } from './category-page.ts'
import { type ListRequest, type LoadedCategory, listQueries, toSource } from './list-queries.ts'

/** @throws the router's not-found when there is no such category. Spec §2. */
export async function loadCategory(
  deps: ListDeps & CategoryDeps & { tags: Set<string> },
  key: CategoryKey,
  request: ListRequest,
): Promise<LoadedCategory> {
  const category = await deps.queryClient.ensureQueryData(categoryQuery(deps, key))
  if (!category) {
    if ('slug' in key) await (await import('./follow-slug.ts')).followSlug(deps, key.slug, request.search)
    throw notFound()
  }
  const pages = await loadPages(deps, toSource(category), request)
  redirectToLastPage(pages, category.href)
  tagPage(deps.tags, 'category', { categories: [category], products: pages.flatMap(({ tiles }) => tiles) })
  return { key }
}

export async function loadPages(deps: ListDeps, source: ListSource, request: ListRequest): Promise<ListPage[]> {
  return Promise.all(
    listQueries(deps, source, request).map(async (query) => {
      const known = await deps.queryClient.ensureQueryData(query)
      if (known.facets || writtenFacets.has(known)) return known
      // The filters of data embedded by the server are in the page's markup. If they were not read before that page was left, fetch the list
      // again; if that fails, a list without filters is better than none.
      return deps.queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => known)
    }),
  )
}

/** Redirects a page number beyond the end to the last page. @throws the router's redirect. */
export function redirectToLastPage(pages: readonly ListPage[], path: string, term?: string): void {
  const last = pages.at(-1)
  if (!last || last.tiles.length > 0 || last.total === 0) return
  const search = toSearch(last.chosen, term, Math.ceil(last.total / PAGE_SIZE)).replace(/^\?$/, '')
  throw redirect({ href: path + search, replace: true })
}

import { normalisePath } from '@meerkat/domain/urls/normalise-path'
import { type MenuItem, menuTreeQuery, topMenuQuery } from '../../../shell/navigation/menu.ts'
import { type CategoryDeps, type CategoryPage, categoryQuery } from './category-page.ts'

/** What menus and category pages say about a category. */
export type ListedCategory = Pick<CategoryPage, 'id' | 'name' | 'href'>

type ListedDeps = Pick<CategoryDeps, 'api' | 'queryClient' | 'view'>

/**
 * The categories of the menus and of the pages that this document has shown. Opening one of them asks neither the URL map nor for its parents:
 * on a slow connection each call in turn takes a second. docs/behaviour/urls.md §8.2.
 */
export function listedCategories(deps: ListedDeps): ListedCategory[] {
  const { api, queryClient, view } = deps
  const menus = [topMenuQuery(api, view), menuTreeQuery(api, view)].flatMap(({ queryKey }) => flatten(queryClient.getQueryData(queryKey)))
  const [name, storeCode] = categoryQuery(deps, { id: 0 }).queryKey
  const pages = queryClient.getQueriesData<CategoryPage | null>({ queryKey: [name, storeCode] })
  return [...menus, ...pages.flatMap(([, page]) => (page ? [page, ...page.children] : []))]
}

/** The category at a path within the store view. */
export function listedAt(deps: ListedDeps, path: string): ListedCategory | undefined {
  const wanted = deps.view.url + normalisePath(path)
  return listedCategories(deps).find(({ href }) => normalisePath(href) === wanted)
}

function flatten(items: readonly MenuItem[] = []): MenuItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children)])
}

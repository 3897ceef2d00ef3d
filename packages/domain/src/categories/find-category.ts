import type { Category } from '@meerkat/contract/category'
import { flattenTree } from './build-tree.ts'

/** The only members of a route that find a category. Spec §2. */
export interface CategoryRoute {
  readonly 'url-key'?: string | undefined
  readonly slug?: string | undefined
  readonly id?: string | undefined
}

/** By its `url_path`, given without store code. Spec §2, docs/behaviour/categories.md §9.1. */
export function findCategoryByPath(categories: readonly Category[], path: string): Category | null {
  const wanted = path.replace(/^\//, '')
  return wanted === '' ? null : (flattenTree(categories).find(({ url_path }) => url_path === wanted) ?? null)
}

/** By route parameters: every one that is given must fit; without any nothing is found. docs/behaviour/categories.md §9.1. */
export function findCategoryByRoute(categories: readonly Category[], route: CategoryRoute): Category | null {
  const { 'url-key': urlKey, slug, id } = route
  if (urlKey === undefined && slug === undefined && id === undefined) return null
  const fits = (category: Category) =>
    (urlKey === undefined || category.url_key === urlKey) &&
    (slug === undefined || category.slug === slug) &&
    (id === undefined || String(category.id) === id)
  return flattenTree(categories).find(fits) ?? null
}

import type { StoreView } from '@meerkat/contract/store-config'
import type { Breadcrumb } from '@meerkat/domain/categories/breadcrumbs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { openOnce } from '../../../shell/page-load/open-once.ts'
import type { Labels } from '../../../shell/store-view/load-labels.ts'
import { type CategoryKey, toCategoryKey } from './category-key.ts'

/** The data of a category page. */
export interface CategoryPage {
  id: number
  name: string
  href: string
  intro: string | null
  /** Introduction and description have been translated from the language of the catalogue into that of the page. */
  isTranslated?: true
  title: string
  description: string | null
  crumbs: Breadcrumb[]
  children: { id: number; name: string; href: string }[]
  /** Its own id and those of all descendants, which hold its products. */
  ids: number[]
}

export interface CategoryDeps {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly view: StoreView
  readonly labels?: Pick<Labels, 'translateIntro'> | null
}

/** Loaded on demand: a server-rendered page has its data already and does not need the request code. */
const openRequest = openOnce(() => import('./fetch-category.ts'))

/** Returns null when there is no such active category. */
export function categoryQuery(deps: CategoryDeps, key: CategoryKey) {
  return queryOptions({
    queryKey: toCategoryKey(deps.view, key),
    queryFn: async (): Promise<CategoryPage | null> => (await openRequest()).fetchCategory(deps, key),
  })
}

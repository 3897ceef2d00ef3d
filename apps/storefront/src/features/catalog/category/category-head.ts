import type { StoreView } from '@meerkat/contract/store-config'
import type { Query } from '@meerkat/domain/urls/query-text'
import type { QueryClient } from '@tanstack/react-query'
import { pageHead } from '../../../shell/rendering/page-head.ts'
import { canonicalOfList } from '../listing/read-page-number.ts'
import { type CategoryKey, toCategoryKey } from './category-key.ts'
import type { CategoryPage } from './category-page.ts'

/** Title, description and canonical URL of a loaded category; later pages of its list have their own canonical URLs. */
export function categoryHead({ queryClient, view }: { queryClient: QueryClient; view: StoreView }, key: CategoryKey, search: Query) {
  const category = queryClient.getQueryData<CategoryPage>(toCategoryKey(view, key))
  if (!category) return { links: [] }
  const { title, description, href } = category
  return pageHead({ title, description, canonical: canonicalOfList(href, search) }, view)
}

import type { Category } from '@meerkat/contract/category'
import { type Query, queryText } from '@meerkat/domain/urls/query-text'
import { redirect } from '@tanstack/react-router'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { cacheTags } from '../../../shell/rendering/cache-tags.ts'
import { storeViews } from '../../../shell/store-view/stores.ts'
import type { ListDeps } from '../listing/listing.ts'
import { type CategoryDeps, categoryQuery } from './category-page.ts'

/**
 * Looks in the other store views for a category with this slug. docs/behaviour/urls.md §8.2.
 * @throws the router's redirect to the page of that category in this store view.
 */
export async function followSlug(deps: ListDeps & CategoryDeps, slug: string, search: Query): Promise<void> {
  const { api, queryClient, view } = deps
  const query = { _appliedFilters: [{ attribute: 'slug', value: { eq: slug }, scope: 'default' }] }
  const found = await Promise.all(
    storeViews
      .filter(({ index }) => index !== view.index)
      // A store view that does not answer counts as one without such a category.
      .map((other) =>
        searchEntities<Category>(api, other, { entity: 'category', query, size: 1, include: ['id'] }).then(
          ({ items }) => items,
          () => [],
        ),
      ),
  )
  const id = found.flat()[0]?.id
  const category = id === undefined ? null : await queryClient.ensureQueryData(categoryQuery(deps, { id }))
  if (!category) return
  const headers = cacheTags('category', { categories: [category] })
  throw redirect({ href: category.href + queryText(search), statusCode: 301, replace: true, headers })
}

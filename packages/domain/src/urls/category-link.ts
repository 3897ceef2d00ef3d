import type { Category } from '@meerkat/contract/category'
import { prefixPath } from '../store-views/prefix-path.ts'
import { entitySlug } from './entity-slug.ts'
import type { LinkRule } from './product-link.ts'

type LinkedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'url_key' | 'url_path'>

/** URL of a category page, or of the home page if there is no category. docs/behaviour/urls.md §8.6. */
export function categoryLink(category: LinkedCategory | null | undefined, view: LinkRule): string {
  if (!category) return prefixPath('/', view)
  if (view.seo.useUrlDispatcher && category.url_path) return prefixPath(category.url_path, view)
  return prefixPath(`c/${encodeURIComponent(entitySlug(category))}`, view)
}

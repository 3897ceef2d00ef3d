import type { Category } from '@meerkat/contract/category'
import type { StoreView } from '@meerkat/contract/store-config'
import { categoryBreadcrumbs } from '@meerkat/domain/categories/breadcrumbs'
import { byPosition, descendantIds } from '@meerkat/domain/categories/build-tree'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { deriveCached } from '../../../shell/rendering/derive-cached.ts'
import type { CategoryKey } from './category-key.ts'
import type { CategoryDeps, CategoryPage } from './category-page.ts'

const ACTIVE = { attribute: 'is_active', value: { eq: true }, scope: 'default' }

/** Null when there is no such active category. */
export async function fetchCategory({ api, view, labels }: CategoryDeps, key: CategoryKey): Promise<CategoryPage | null> {
  const category = await findCategory(api, view, key)
  if (!category) return null
  const ancestors = await findAncestors(api, view, category)
  const page = deriveCached(`category ${view.storeCode} ${category.id}`, [category, ...ancestors], () => toPage(category, ancestors, view))
  return labels ? labels.translateIntro(page) : page
}

async function findCategory(api: Api, view: StoreView, key: CategoryKey): Promise<Category | null> {
  const [attribute, value] =
    'id' in key ? (['id', key.id] as const) : 'slug' in key ? (['slug', key.slug] as const) : (['url_path', key.path] as const)
  const { items } = await searchEntities<Category>(api, view, {
    entity: 'category',
    query: { _appliedFilters: [{ attribute, value: { eq: value }, scope: 'default' }, ACTIVE] },
    size: 1,
  })
  return items[0] ?? null
}

async function findAncestors(api: Api, view: StoreView, { id, path = '' }: Category): Promise<Category[]> {
  const ids = path
    .split('/')
    .map(Number)
    .filter((ancestor) => ancestor > 0 && ancestor !== id)
  if (ids.length === 0) return []
  const { items } = await searchEntities<Category>(api, view, {
    entity: 'category',
    query: { _appliedFilters: [{ attribute: 'id', value: { in: ids }, scope: 'default' }] },
    size: ids.length,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'level', 'path'],
  })
  return items
}

function toPage(category: Category, ancestors: readonly Category[], view: StoreView): CategoryPage {
  const { id, name, description, meta_title, meta_description, children_data = [] } = category
  const children = byPosition(children_data.filter(({ is_active }) => is_active !== false))
  return {
    id,
    name,
    href: categoryLink(category, view),
    intro: description || null,
    title: meta_title || name,
    description: meta_description || null,
    crumbs: categoryBreadcrumbs(category, { known: ancestors, view }),
    children: children.map((child) => ({ id: child.id, name: child.name, href: categoryLink(child, view) })),
    ids: descendantIds(category),
  }
}

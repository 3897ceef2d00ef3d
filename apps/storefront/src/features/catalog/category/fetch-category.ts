import type { Category } from '@meerkat/contract/category'
import type { StoreView } from '@meerkat/contract/store-config'
import { type Breadcrumb, categoryBreadcrumbs } from '@meerkat/domain/categories/breadcrumbs'
import { byPosition, descendantIds } from '@meerkat/domain/categories/build-tree'
import { MENU_LEVEL } from '@meerkat/domain/categories/menu-categories'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { deriveCached } from '../../../shell/rendering/derive-cached.ts'
import type { CategoryKey } from './category-key.ts'
import type { CategoryDeps, CategoryPage } from './category-page.ts'
import { listedCategories } from './listed-categories.ts'

const ACTIVE = { attribute: 'is_active', value: { eq: true }, scope: 'default' }

/** Null when there is no such active category. */
export async function fetchCategory(deps: CategoryDeps, key: CategoryKey): Promise<CategoryPage | null> {
  const { api, view, labels } = deps
  const category = await findCategory(api, view, key)
  if (!category) return null
  const ids = ancestorIds(category)
  const listed = import.meta.env.SSR ? null : listCrumbs(deps, category, ids)
  const page = listed ? toPage(category, listed, view) : await fetchPage(deps, category, ids)
  return labels ? labels.translateIntro(page) : page
}

async function fetchPage({ api, view }: CategoryDeps, category: Category, ids: number[]): Promise<CategoryPage> {
  const ancestors = await findAncestors(api, view, ids)
  return deriveCached(`category ${view.storeCode} ${category.id}`, [category, ...ancestors], () =>
    toPage(category, categoryBreadcrumbs(category, { known: ancestors, view }), view),
  )
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

/** The ancestors in the breadcrumbs, which begin with the menu. In a path from the root, the position of an id is its level. */
function ancestorIds({ id, path = '', level }: Category): number[] {
  const ids = path.split('/').map(Number)
  return ids.slice(ids.length === Number(level) + 1 ? MENU_LEVEL : 0).filter((ancestor) => ancestor > 0 && ancestor !== id)
}

/** Null when an ancestor is neither in the menus nor on a page that was visited. */
function listCrumbs(deps: CategoryDeps, { name }: Category, ids: readonly number[]): Breadcrumb[] | null {
  const listed = listedCategories(deps)
  const ancestors = ids.map((id) => listed.find((category) => category.id === id))
  if (!ancestors.every((ancestor) => ancestor !== undefined)) return null
  return [...ancestors.map((ancestor) => ({ name: ancestor.name, link: ancestor.href })), { name, link: null }]
}

async function findAncestors(api: Api, view: StoreView, ids: number[]): Promise<Category[]> {
  if (ids.length === 0) return []
  const { items } = await searchEntities<Category>(api, view, {
    entity: 'category',
    query: { _appliedFilters: [{ attribute: 'id', value: { in: ids }, scope: 'default' }] },
    size: ids.length,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'level', 'path'],
  })
  return items
}

function toPage(category: Category, crumbs: Breadcrumb[], view: StoreView): CategoryPage {
  const { id, name, description, meta_title, meta_description, children_data = [] } = category
  const children = byPosition(children_data.filter(({ is_active }) => is_active !== false))
  return {
    id,
    name,
    href: categoryLink(category, view),
    intro: description || null,
    title: meta_title || name,
    description: meta_description || null,
    crumbs,
    children: children.map((child) => ({ id: child.id, name: child.name, href: categoryLink(child, view) })),
    ids: descendantIds(category),
  }
}

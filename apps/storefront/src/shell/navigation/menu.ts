import type { Category } from '@meerkat/contract/category'
import type { StoreView } from '@meerkat/contract/store-config'
import { buildTree } from '@meerkat/domain/categories/build-tree'
import { MENU_LEVEL, menuCategories } from '@meerkat/domain/categories/menu-categories'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import { searchEntities } from '../api/catalog-search.ts'
import { deriveCached } from '../rendering/derive-cached.ts'

/** A category as the menus show it. */
export interface MenuItem {
  id: number
  name: string
  href: string
  image?: string | null | undefined
  children: MenuItem[]
}

const FIELDS = ['id', 'name', 'url_path', 'url_key', 'slug', 'parent_id', 'level', 'position', 'is_active', 'include_in_menu', 'image']
const MENU_STALE_MS = 10 * 60_000

/** The main menu, written into every page. */
export function topMenuQuery(api: Api, view: StoreView) {
  return queryOptions({
    queryKey: ['menu', view.storeCode],
    staleTime: MENU_STALE_MS,
    queryFn: async () => {
      const categories = await findCategories(api, view, [{ attribute: 'level', value: { eq: MENU_LEVEL }, scope: 'default' }])
      return deriveCached(`menu ${view.storeCode}`, [categories], () =>
        menuCategories(categories).map((category) => toMenuItem(category, view)),
      )
    },
  })
}

/** The menu with its subcategories, for panels and drawer: fetched when the shopper is about to open them. */
export function menuTreeQuery(api: Api, view: StoreView) {
  return queryOptions({
    queryKey: ['menu-tree', view.storeCode],
    staleTime: MENU_STALE_MS,
    meta: { embed: false },
    queryFn: async () => {
      const categories = await findCategories(api, view, [
        { attribute: 'level', value: { in: [MENU_LEVEL, MENU_LEVEL + 1, MENU_LEVEL + 2] }, scope: 'default' },
      ])
      return menuCategories(buildTree(categories)).map((category) => toMenuItem(category, view))
    },
  })
}

async function findCategories(
  api: Api,
  view: StoreView,
  where: { attribute: string; value: Record<string, number | number[]>; scope: string }[],
): Promise<Category[]> {
  const active = { attribute: 'is_active', value: { eq: true }, scope: 'default' }
  const { items } = await searchEntities<Category>(api, view, {
    entity: 'category',
    query: { _appliedFilters: [...where, active], _appliedSort: [{ field: 'position', options: 'asc' }] },
    size: 4000,
    include: FIELDS,
  })
  return items
}

function toMenuItem(category: Category, view: StoreView): MenuItem {
  const { id, name, image, children_data = [] } = category
  return {
    id,
    name,
    href: categoryLink(category, view),
    ...(image && { image }),
    children: children_data.map((child) => toMenuItem(child, view)),
  }
}

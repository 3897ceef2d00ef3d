import type { Query } from '@meerkat/domain/urls/query-text'
import { lazyRouteComponent } from '@tanstack/react-router'
import { openOnce } from '../shell/page-load/open-once.ts'

/** The route of all other addresses renders four kinds of pages; each loads its own code only. */
export const parts = {
  category: openOnce(() => import('./-category.tsx')),
  product: openOnce(() => import('./-product.tsx')),
  cms: openOnce(() => import('./-content.tsx')),
  filtered: openOnce(() => import('./-filtered-list.tsx')),
}
export const Category = lazyRouteComponent(parts.category, 'CategoryRoute')
export const Product = lazyRouteComponent(parts.product, 'ProductRoute')
export const Content = lazyRouteComponent(parts.cms, 'ContentRoute')
export const Filtered = lazyRouteComponent(parts.filtered, 'FilteredRoute')

export function childSkuOf(search: Query): string | undefined {
  return [search['childSku']].flat()[0]
}

import type { Query } from '@meerkat/domain/urls/query-text'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type UrlTarget, urlKey } from '../features/catalog/listing/url-query.ts'
import { openOnce } from '../shell/page-load/open-once.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'

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

export const openProductLoader = openOnce(() => import('./-load-product.ts'))

/** Loads the code of a product page together with that of the loader, where a list has registered that the path has one. */
export function preloadKnown({ queryClient, view }: RouterContext, path: string): void {
  const known = queryClient.getQueryData<UrlTarget>(urlKey(view, path))
  if (known?.kind === 'product') Promise.all([openProductLoader(), Product.preload?.()]).catch(() => undefined)
}

export function childSkuOf(search: Query): string | undefined {
  return [search['childSku']].flat()[0]
}

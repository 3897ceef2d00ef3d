import { type Query, queryText } from '@meerkat/domain/urls/query-text'
import { notFound, redirect } from '@tanstack/react-router'
import { listedAt } from '../features/catalog/category/listed-categories.ts'
import { loadCategory } from '../features/catalog/category/load-category.ts'
import { isFilteredPath, SALE_PATH } from '../features/catalog/filtered/filtered-path.ts'
import { findTarget, urlQuery } from '../features/catalog/listing/url-query.ts'
import { STATIC_PAGES } from '../features/cms/static-pages.ts'
import { createOneAtATime } from '../shell/navigation/one-at-a-time.ts'
import { tagPage } from '../shell/rendering/cache-tags.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { Category, Content, childSkuOf, Filtered, openProductLoader, Product, parts } from './-targets.ts'

export interface TargetRequest {
  readonly context: RouterContext
  /** The path within the store view. */
  readonly path: string
  readonly search: Query
  readonly firstPage: number | undefined
  readonly isPreload: boolean
}

/**
 * Loads what an address shows: a static page, the target found by the URL map, the sale or a brand. The browser needs it for navigation
 * only. Spec §2, docs/behaviour/urls.md §8.1.
 */
export async function loadTarget({ context, path, search, firstPage, isPreload }: TargetRequest) {
  const answer = resolve(context, path, { childSku: childSkuOf(search), isPreload })
  const isFiltered = isFilteredPath(path)
  const target = await findTarget(answer).catch((fault: unknown) => {
    // Without an answer, assume the list: most likely nothing else is at its path. docs/behaviour/urls.md §8.2.
    if (isFiltered) return null
    throw fault
  })
  if (target?.kind === 'moved') {
    const { href, headers } = target
    throw redirect({ href: href + queryText(search), statusCode: 301, replace: true, headers })
  }
  const request = { search, firstPage }
  if (target?.kind === 'category') {
    await Category.preload?.()
    return { kind: 'category', page: await loadCategory(context, { id: target.id }, request) } as const
  }
  if (target?.kind === 'product') {
    const [{ loadProduct, preloadBelow }] = await Promise.all([openProductLoader(), Product.preload?.()])
    void preloadBelow()
    const known = target.sku === null ? await findByPath(context, path) : null
    const sku = known?.sku ?? target.sku
    if (sku === null) throw notFound()
    return { kind: 'product', page: await loadProduct(context, { sku, ...(known && { known }) }) } as const
  }
  if (target?.kind === 'cms' && path !== SALE_PATH) {
    const [{ loadContent }] = await Promise.all([parts.cms(), Content.preload?.()])
    return { kind: 'cms', page: await loadContent(context, target.identifier, search) } as const
  }
  if (isFiltered) {
    const [{ loadFilteredPage }] = await Promise.all([parts.filtered(), Filtered.preload?.()])
    const page = await loadFilteredPage(context, path, request)
    if (page) return { kind: 'filtered', page } as const
  }
  if (!import.meta.env.SSR) console.info(`No mapping found for /${path}`)
  await prepareNotFound(context)
  throw notFound({ data: target?.kind })
}

/** A product that a list has registered. */
async function findByPath({ api, view }: RouterContext, path: string) {
  const { findProductAt } = await import('../features/catalog/listing/ask-url-map.ts')
  return findProductAt(api, view, path)
}

/** The not-found page shows products; they are loaded before it renders. docs/behaviour/search.md §10.4. */
async function prepareNotFound(context: RouterContext): Promise<void> {
  const { railQuery } = await import('../features/catalog/tiles/rail.ts')
  const products = await context.queryClient.ensureQueryData(railQuery(context, 'picks')).catch(() => [])
  tagPage(context.tags, 'page-not-found', { products })
}

/** The URL lookups of this tab's navigations. */
const inTurn = createOneAtATime()

/**
 * A navigation waits while another one is being resolved; preloading a page does not wait. Spec §2, docs/behaviour/urls.md §8.1.
 */
async function resolve(context: RouterContext, path: string, { childSku, isPreload }: Navigation) {
  const { api, queryClient, view } = context
  if (STATIC_PAGES.has(path) && path !== SALE_PATH) return { kind: 'cms', identifier: path } as const
  const listed = import.meta.env.SSR ? undefined : listedAt(context, path)
  if (listed) return { kind: 'category', id: listed.id } as const
  const query = urlQuery(api, view, path, childSku)
  if (import.meta.env.SSR || isPreload) return queryClient.ensureQueryData(query)
  return inTurn(() => queryClient.ensureQueryData(query))
}

interface Navigation {
  childSku: string | undefined
  isPreload: boolean
}

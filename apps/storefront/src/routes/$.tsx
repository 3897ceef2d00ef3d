import { type Query, queryText } from '@meerkat/domain/urls/query-text'
import { createFileRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { categoryHead } from '../features/catalog/category/category-head.ts'
import { isFilteredPath, SALE_PATH } from '../features/catalog/filtered/filtered-path.ts'
import { findTarget, urlQuery } from '../features/catalog/listing/url-query.ts'
import { STATIC_PAGES } from '../features/cms/static-pages.ts'
import { createOneAtATime } from '../shell/navigation/one-at-a-time.ts'
import { openOnce } from '../shell/page-load/open-once.ts'
import { partLinks } from '../shell/page-load/part-links.ts'
import { tagPage } from '../shell/rendering/cache-tags.ts'
import { pageHead } from '../shell/rendering/page-head.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { pageQuery } from '../shell/store-view/page-parameters.ts'
import { toQuery } from '../shell/store-view/to-query.ts'

// This route renders four kinds of pages; each loads its own code only.
const parts = {
  category: openOnce(() => import('./-category.tsx')),
  product: openOnce(() => import('./-product.tsx')),
  cms: openOnce(() => import('./-content.tsx')),
  filtered: openOnce(() => import('./-filtered-list.tsx')),
}
const names = { category: '-category', product: '-product', cms: '-content', filtered: '-filtered-list' } as const
const Category = lazyRouteComponent(parts.category, 'CategoryRoute')
const Product = lazyRouteComponent(parts.product, 'ProductRoute')
const Content = lazyRouteComponent(parts.cms, 'ContentRoute')
const Filtered = lazyRouteComponent(parts.filtered, 'FilteredRoute')

/** Any URL that no other route matches: a static page, the target found by the URL map, the sale or a brand. Spec §2, docs/behaviour/urls.md §8.1. */
export const Route = createFileRoute('/$')({
  validateSearch: toQuery,
  loaderDeps: ({ search }) => pageQuery(search),
  loader: async ({ context, params: { _splat = '' }, deps: search, location, cause }) => {
    const answer = resolve(context, _splat, { childSku: childSkuOf(search), isPreload: cause === 'preload' })
    const isFiltered = isFilteredPath(_splat)
    const target = await findTarget(answer).catch((fault: unknown) => {
      // Without an answer: most likely, nothing else is at the path of a list. docs/behaviour/urls.md §8.2.
      if (isFiltered) return null
      throw fault
    })
    if (target?.kind === 'moved') {
      const { href, headers } = target
      throw redirect({ href: href + queryText(search), statusCode: 301, replace: true, headers })
    }
    const request = { search, firstPage: location.state.firstPage }
    if (target?.kind === 'category') {
      const [{ loadCategory }] = await Promise.all([parts.category(), Category.preload?.()])
      return { kind: 'category', page: await loadCategory(context, { id: target.id }, request) } as const
    }
    if (target?.kind === 'product') {
      const [{ loadProduct }] = await Promise.all([parts.product(), Product.preload?.()])
      const known = target.sku === null ? await findByPath(context, _splat) : null
      const sku = known?.sku ?? target.sku
      if (sku === null) throw notFound()
      return { kind: 'product', page: await loadProduct(context, { sku, ...(known && { known }) }) } as const
    }
    if (target?.kind === 'cms' && _splat !== SALE_PATH) {
      const [{ loadContent }] = await Promise.all([parts.cms(), Content.preload?.()])
      return { kind: 'cms', page: await loadContent(context, target.identifier, search) } as const
    }
    if (isFiltered) {
      const [{ loadFilteredPage }] = await Promise.all([parts.filtered(), Filtered.preload?.()])
      const page = await loadFilteredPage(context, _splat, request)
      if (page) return { kind: 'filtered', page } as const
    }
    if (!import.meta.env.SSR) console.info(`No mapping found for /${_splat}`)
    await prepareNotFound(context)
    throw notFound({ data: target?.kind })
  },
  head: ({ loaderData, match: { context, search } }) => {
    // On not-found the root route sets the head.
    if (!loaderData) return {}
    const { kind, page } = loaderData
    const head = kind === 'category' ? categoryHead(context, page.key, search) : pageHead(page, context.view)
    const needed = [names[kind], ...((kind === 'product' && page.parts) || [])]
    return { ...head, links: [...(head.links ?? []), ...needed.flatMap(partLinks)] }
  },
  headers: ({ loaderData }) => (loaderData?.kind === 'product' ? loaderData.page.tags : {}),
  component: Dispatched,
})

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
async function resolve({ api, queryClient, view }: RouterContext, path: string, { childSku, isPreload }: Navigation) {
  if (STATIC_PAGES.has(path) && path !== SALE_PATH) return { kind: 'cms', identifier: path } as const
  const query = urlQuery(api, view, path, childSku)
  if (import.meta.env.SSR || isPreload) return queryClient.ensureQueryData(query)
  return inTurn(() => queryClient.ensureQueryData(query))
}

interface Navigation {
  childSku: string | undefined
  isPreload: boolean
}

function childSkuOf(search: Query): string | undefined {
  return [search['childSku']].flat()[0]
}

function Dispatched() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  if (loaded.kind === 'category') return <Category loaded={loaded.page} search={search} />
  if (loaded.kind === 'product') return <Product loaded={loaded.page} childSku={childSkuOf(search)} />
  if (loaded.kind === 'filtered') return <Filtered loaded={loaded.page} search={search} />
  return <Content loaded={loaded.page} />
}

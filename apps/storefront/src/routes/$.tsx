import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadCategory } from '../features/catalog/load-category.ts'
import { urlQuery } from '../features/catalog/url-query.ts'
import { STATIC_PAGES } from '../features/cms/static-pages.ts'
import { pageHead } from '../shell/page-head.ts'
import type { RouterContext } from '../shell/route-data.ts'
import { toQuery } from '../shell/to-query.ts'
import { CategoryRoute } from './-category.tsx'
import { ContentRoute, loadContent } from './-content.tsx'
import { loadProduct, ProductRoute } from './-product.tsx'

/**
 * Every address that no other route knows: a static page, or what the URL map says stands there. Spec §2, behaviour 8.1.
 */
export const Route = createFileRoute('/$')({
  validateSearch: toQuery,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { _splat = '' }, deps, location }) => {
    const target = await resolve(context, _splat)
    if (target?.kind === 'category') {
      const request = { search: deps, firstPage: location.state.firstPage }
      return { kind: 'category', page: await loadCategory(context, { id: target.id }, request) } as const
    }
    if (target?.kind === 'product') return { kind: 'product', page: await loadProduct(context, { sku: target.sku }) } as const
    if (target?.kind === 'cms') return { kind: 'cms', page: await loadContent(context, target.identifier) } as const
    throw notFound()
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.page, match.context.view) : {}),
  headers: ({ loaderData }) => loaderData?.page.tags ?? {},
  component: Dispatched,
})

async function resolve({ api, queryClient, view }: RouterContext, path: string) {
  if (STATIC_PAGES.has(path)) return { kind: 'cms', identifier: path } as const
  return queryClient.ensureQueryData(urlQuery(api, view, path))
}

function Dispatched() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  if (loaded.kind === 'category') return <CategoryRoute loaded={loaded.page} search={search} />
  if (loaded.kind === 'product') return <ProductRoute loaded={loaded.page} childSku={[search['childSku']].flat()[0]} />
  return <ContentRoute loaded={loaded.page} />
}

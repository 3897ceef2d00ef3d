import { createFileRoute } from '@tanstack/react-router'
import { categoryHead } from '../features/catalog/category/category-head.ts'
import { openOnce } from '../shell/page-load/open-once.ts'
import { partLinks } from '../shell/page-load/part-links.ts'
import { whileAnswered } from '../shell/page-load/while-answered.ts'
import { pageHead } from '../shell/rendering/page-head.ts'
import { pageQuery } from '../shell/store-view/page-parameters.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { Category, Content, childSkuOf, Filtered, Product, preloadKnown } from './-targets.ts'

const names = { category: '-category', product: '-product', cms: '-content', filtered: '-filtered-list' } as const

// In a separate chunk: the browser does not run the loader for a document that the server has rendered.
const openLoader = openOnce(() => import('./-load-target.ts'))

/** Any URL that no other route matches: a static page, the target found by the URL map, the sale or a brand. Spec §2, docs/behaviour/urls.md §8.1. */
export const Route = createFileRoute('/$')({
  // Most first loads use this route, and it is small: one chunk saves a request.
  codeSplitGroupings: [],
  validateSearch: toQuery,
  loaderDeps: ({ search }) => pageQuery(search),
  loader: ({ context, params: { _splat = '' }, deps: search, location, cause }) => {
    const isPreload = cause === 'preload'
    if (!import.meta.env.SSR) preloadKnown(context, _splat)
    const request = { context, path: _splat, search, firstPage: location.state.firstPage, isPreload }
    const page = openLoader().then(({ loadTarget }) => loadTarget(request))
    return import.meta.env.SSR || isPreload ? page : whileAnswered(page)
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

function Dispatched() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  if (loaded.kind === 'category') return <Category loaded={loaded.page} search={search} />
  if (loaded.kind === 'product') return <Product loaded={loaded.page} childSku={childSkuOf(search)} />
  if (loaded.kind === 'filtered') return <Filtered loaded={loaded.page} search={search} />
  return <Content loaded={loaded.page} />
}

import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadPages, redirectToLastPage } from '../features/catalog/category/load-category.ts'
import { ListingView } from '../features/catalog/listing/listing-view.tsx'
import { isSearchable } from '../features/search/is-searchable.ts'
import { SearchScreen } from '../features/search/search-screen.tsx'
import { pageHead } from '../shell/rendering/page-head.ts'
import { pageQuery } from '../shell/store-view/page-parameters.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { useListQueries } from './-category.tsx'
import { tileActions } from './-tile-actions.tsx'

/** A sku has no spaces and contains a digit or a hyphen. Other terms skip the sku lookup and are searched at once. */
const SKU = /^(?=\S*[\d-])\S{3,64}$/

/** /search?q=: the search results, with filters and sort order; an exact sku opens its product. Spec §2 search panel. */
export const Route = createFileRoute('/search')({
  validateSearch: toQuery,
  loaderDeps: ({ search }) => pageQuery(search),
  loader: async ({ context, deps, location }) => {
    const term = readTerm(deps)
    const href = SKU.test(term) ? await (await import('../features/search/find-exact-product.ts')).findExactProduct(context, term) : null
    if (href !== null) throw redirect({ href, replace: true })
    const source = { kind: 'text', text: term } as const
    const pages = isSearchable(term) ? await loadPages(context, source, { search: deps, firstPage: location.state.firstPage }) : []
    redirectToLastPage(pages, `${context.view.url}/search`, term)
    const [first] = pages
    return { term, isEmpty: first !== undefined && first.total === 0 && first.active.length === 0, didYouMean: first?.didYouMean }
  },
  head: ({ loaderData, match: { context } }) => {
    const term = loaderData?.term
    const title = term ? context.i18n.t('search.title', { term }) : context.i18n.t('search.short')
    return pageHead({ title, hidden: true }, context.view)
  },
  component: Search,
})

function readTerm(search: { q?: unknown }): string {
  return String([search.q ?? ''].flat()[0])
    .trim()
    .slice(0, 200)
}

function Search() {
  const { term, isEmpty, didYouMean } = Route.useLoaderData()
  return (
    <SearchScreen term={term} isEmpty={isEmpty} didYouMean={didYouMean}>
      {isSearchable(term) && !isEmpty && <Results term={term} />}
    </SearchScreen>
  )
}

function Results({ term }: { term: string }) {
  const list = useListQueries({ kind: 'text', text: term }, Route.useSearch())
  return <ListingView {...list} term={term} actions={tileActions} />
}

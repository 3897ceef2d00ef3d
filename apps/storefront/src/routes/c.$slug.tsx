import { createFileRoute } from '@tanstack/react-router'
import { categoryHead } from '../features/catalog/category/category-head.ts'
import { loadCategory } from '../features/catalog/category/load-category.ts'
import { pageQuery } from '../shell/store-view/page-parameters.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { CategoryRoute } from './-category.tsx'

/** /c/{slug}. Spec §2. */
export const Route = createFileRoute('/c/$slug')({
  validateSearch: toQuery,
  loaderDeps: ({ search }) => pageQuery(search),
  loader: ({ context, params, deps, location }) =>
    loadCategory(context, { slug: params.slug }, { search: deps, firstPage: location.state.firstPage }),
  head: ({ loaderData, match }) => (loaderData ? categoryHead(match.context, loaderData.key, match.search) : {}),
  component: Category,
})

function Category() {
  return <CategoryRoute loaded={Route.useLoaderData()} search={Route.useSearch()} />
}

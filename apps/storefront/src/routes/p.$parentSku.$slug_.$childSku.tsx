import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadProduct } from './-load-product.ts'
import { ProductRoute } from './-product.tsx'

/** /p/{parentSku}/{slug}/{childSku}: the same with a variant in the path; selecting another variant on the page replaces it. Spec §2. */
export const Route = createFileRoute('/p/$parentSku/$slug_/$childSku')({
  validateSearch: toQuery,
  loader: ({ context, params: { parentSku } }) => loadProduct(context, { sku: parentSku, fresh: true }),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context.view) : {}),
  headers: ({ loaderData }) => loaderData?.tags ?? {},
  component: Variant,
})

function Variant() {
  const { childSku } = Route.useSearch()
  const params = Route.useParams()
  return <ProductRoute loaded={Route.useLoaderData()} childSku={typeof childSku === 'string' ? childSku : params.childSku} />
}

import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadProduct } from './-load-product.ts'
import { ProductRoute } from './-product.tsx'

/** /p/{parentSku}/{slug}: the URL names the product itself, so the product is fetched again. Spec §2. */
export const Route = createFileRoute('/p/$parentSku/$slug')({
  validateSearch: toQuery,
  loader: ({ context, params: { parentSku } }) => loadProduct(context, { sku: parentSku, fresh: true }),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context.view) : {}),
  headers: ({ loaderData }) => loaderData?.tags ?? {},
  component: Product,
})

function Product() {
  const { childSku } = Route.useSearch()
  return <ProductRoute loaded={Route.useLoaderData()} childSku={typeof childSku === 'string' ? childSku : undefined} />
}

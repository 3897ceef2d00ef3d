import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { productBreadcrumbs } from '@meerkat/domain/categories/breadcrumbs'
import { linkedSkus } from '@meerkat/domain/categories/named-queries'
import { stripTags } from '@meerkat/domain/format/strip-tags'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { productLink } from '@meerkat/domain/urls/product-link'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { notFound, redirect, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { openedCart, useCart } from '../features/cart/cart-context.ts'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { insteadQuery, relatedQuery } from '../features/catalog/tiles/related.ts'
import { DeliveryPromise } from '../features/delivery/delivery-promise.tsx'
import { ListToggles } from '../features/lists/list-toggles.tsx'
import { AfterSpecialChoices, hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
import { loadProductPage, type ProductPageRequest } from '../features/product/page/load-product-page.ts'
import { attributeCodes } from '../features/product/page/product-facts.ts'
import {
  ancestorsQuery,
  attributesQuery,
  filtersVariants,
  membersQuery,
  productQuery,
  reviewsQuery,
  variantStockQuery,
} from '../features/product/page/product-queries.ts'
import { ProductScreen } from '../features/product/page/product-screen.tsx'
import { AlertForm } from '../features/product-alert/alert-form.tsx'
import { WriteReview } from '../features/reviews/write-review.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { cacheTags, tagPage } from '../shell/rendering/cache-tags.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { useHref } from '../shell/store-view/href.ts'
import { shop } from '../shell/store-view/stores.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { RecentRail } from './-recent-rail.tsx'
import { tileActions } from './-tile-actions.tsx'

/** The head of a product page, and the query key of its other data, which is in the query cache. */
export interface LoadedProduct {
  sku: string
  title: string
  description: string | null
  /** Without the variant: all variants share one canonical page. */
  canonical: string
  tags: Record<string, string>
  /** Code that this product needs besides the page's; left out when there is none. */
  parts?: readonly string[]
}

/**
 * @throws not-found for a product that is not sold, a redirect for a variant: 301 on the server, a history replacement in the browser.
 * docs/behaviour/products.md §2.4.
 */
export async function loadProduct(context: RouterContext, request: ProductPageRequest): Promise<LoadedProduct> {
  const outcome = await loadProductPage(context, request)
  if (outcome.kind === 'missing') throw notFound()
  if (outcome.kind === 'moved')
    throw redirect({ href: outcome.href, statusCode: 301, replace: true, headers: cacheTags('product', { products: outcome.products }) })
  const { product } = outcome
  const { queryClient } = context
  const rails = [
    ...(isSoldOut(product) ? [queryClient.ensureQueryData(insteadQuery(context, product))] : []),
    ...(hasRelatedRail(product) ? [queryClient.ensureQueryData(relatedQuery(context, product))] : []),
  ]
  const extras = [...rails, queryClient.ensureQueryData(ancestorsQuery(context, product))]
  if (typeof window === 'undefined') {
    await Promise.allSettled(extras)
    const shown = await Promise.all(rails.map((rail) => rail.catch(() => [])))
    tagPage(context.tags, 'product', { products: shown.flat() })
  }
  for (const extra of extras) extra.catch(() => undefined)
  return {
    sku: product.sku,
    title: product.meta_title || product.name,
    description: product.meta_description || stripTags(product.short_description ?? '') || null,
    canonical: canonicalOf(product, context),
    tags: cacheTags('product', { products: [product] }),
    ...(hasSpecialChoices(product) && { parts: ['special-choices'] }),
  }
}

function isSoldOut({ stock }: Product): boolean {
  return stockStatus(stock, shop.stock.synchronize) === 'out_of_stock'
}

/** The alternatives to a sold-out product are similar products already: below them, only what the product names is shown. */
function hasRelatedRail(product: Product): boolean {
  return isLinked(product) || !isSoldOut(product)
}

function isLinked(product: Product): boolean {
  return linkedSkus(product, 'related').length > 0
}

function canonicalOf(product: Product, { view }: RouterContext): string {
  const { configurable_children: _, options: __, ...bare } = product
  return productLink(bare, view)
}

export interface ProductRouteProps {
  loaded: LoadedProduct
  childSku: string | undefined
}

/** The product page: composes the features product, cart and catalog. */
export function ProductRoute({ loaded: { sku }, childSku }: ProductRouteProps) {
  const { context } = useRouter().options
  const { data: document } = useSuspenseQuery(productQuery(context, sku))
  if (!document) return null
  const page = <Page key={document.sku} document={document} childSku={childSku} />
  return hasSpecialChoices(document) ? <AfterSpecialChoices>{page}</AfterSpecialChoices> : page
}

function Page({ document, childSku }: { document: Product; childSku: string | undefined }) {
  const t = useMessages()
  const { context } = useRouter().options
  const isAdding = useCart((state) => state.isAdding)
  // A grouped product or bundle cannot be shown without its members; the rest of the page loads later.
  const { data: members } = useSuspenseQuery(membersQuery(context, memberSkus(document)))
  const { data: attributes = [] } = useQuery(attributesQuery(context, attributeCodes(document)))
  const [reviewCalls, setReviewCalls] = useState(1)
  const { data: reviews = [] } = useQuery(reviewsQuery(context, document.id, reviewCalls))
  const { data: variantStock = null } = useQuery({ ...variantStockQuery(context, document), enabled: filtersVariants(document) })

  async function handleAdd(products: readonly PreparedProduct[]) {
    try {
      await (await openedCart()).add(products)
    } catch {
      notices.show({ type: 'error', message: t('cart.lineLost', { name: document.name }) })
    }
  }

  return (
    <ProductScreen
      document={document}
      childSku={childSku}
      members={members}
      attributes={attributes}
      reviews={reviews}
      variantStock={variantStock}
      isAdding={isAdding}
      onMoreReviews={() => setReviewCalls(reviewCalls + 1)}
      onAdd={(products) => void handleAdd(products)}
      breadcrumbs={<ProductCrumbs document={document} />}
      toggles={<ListToggles product={{ id: document.id, name: document.name, document }} labelled />}
      renderDelivery={(method) => <DeliveryPromise>{method}</DeliveryPromise>}
      writeReview={<WriteReview productId={document.id} />}
      renderAlert={(of) => <AlertForm key={of} sku={of} />}
      alternatives={isSoldOut(document) && <Alternatives document={document} />}
      related={
        <>
          {hasRelatedRail(document) && <Related document={document} />}
          <RecentRail document={document} />
        </>
      }
    />
  )
}

function ProductCrumbs({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: known = [] as Category[] } = useQuery(ancestorsQuery(context, document))
  const href = useHref()
  const crumbs = [{ name: t('catalog.home'), link: href('/') }, ...productBreadcrumbs(document, { known, view: context.view })]
  return (
    <Breadcrumbs
      label={t('catalog.breadcrumbs')}
      crumbs={crumbs.map(({ name, link }) => ({ name, ...(link !== null && { href: link }) }))}
    />
  )
}

function Alternatives({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(insteadQuery(context, document))
  return <ProductRail title={t('product.alternatives')} tiles={tiles} actions={tileActions} />
}

function Related({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(relatedQuery(context, document))
  return <ProductRail title={t(isLinked(document) ? 'product.related' : 'product.similar')} tiles={tiles} actions={tileActions} />
}

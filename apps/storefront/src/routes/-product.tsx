import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { productBreadcrumbs } from '@meerkat/domain/categories/breadcrumbs'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { openedCart, useCart } from '../features/cart/cart-context.ts'
import { DeliveryPromise } from '../features/delivery/delivery-promise.tsx'
import { ListToggles } from '../features/lists/list-toggles.tsx'
import { AfterSpecialChoices, hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
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
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useHref } from '../shell/store-view/href.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { LoadedProduct } from './-load-product.ts'
import { AlertForm, Alternatives, AlternativesLink, Rails, Sections } from './-product-later.ts'
import { isSoldOut } from './-product-rails.ts'

export interface ProductRouteProps {
  loaded: LoadedProduct
  childSku: string | undefined
}

/** The product page: composes the features product, cart and catalog. */
export function ProductRoute({ loaded: { sku, offerEnds }, childSku }: ProductRouteProps) {
  const { context } = useRouter().options
  const { data: document } = useSuspenseQuery(productQuery(context, sku))
  if (!document) return null
  const page = <Page key={document.sku} document={document} childSku={childSku} offerEnds={offerEnds} />
  return hasSpecialChoices(document) ? <AfterSpecialChoices>{page}</AfterSpecialChoices> : page
}

interface PageProps {
  document: Product
  childSku: string | undefined
  offerEnds: LoadedProduct['offerEnds']
}

function Page({ document, childSku, offerEnds }: PageProps) {
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
      offerEnds={offerEnds}
      isAdding={isAdding}
      onAdd={(products) => void handleAdd(products)}
      breadcrumbs={<ProductCrumbs document={document} />}
      toggles={<ListToggles product={{ id: document.id, name: document.name, document }} labelled />}
      renderDelivery={(method) => <DeliveryPromise>{method}</DeliveryPromise>}
      renderSections={(shown) => <Sections {...shown} productId={document.id} onMoreReviews={() => setReviewCalls(reviewCalls + 1)} />}
      renderAlert={(of) => <AlertForm key={of} sku={of} />}
      alternativesLink={isSoldOut(document) && <AlternativesLink document={document} />}
      alternatives={isSoldOut(document) && <Alternatives document={document} />}
      related={<Rails document={document} />}
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

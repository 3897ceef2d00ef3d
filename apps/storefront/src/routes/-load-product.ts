import type { Product } from '@meerkat/contract/product'
import { stripTags } from '@meerkat/domain/format/strip-tags'
import { productLink } from '@meerkat/domain/urls/product-link'
import { notFound, redirect } from '@tanstack/react-router'
import { relatedQuery, substitutesQuery } from '../features/catalog/tiles/related.ts'
import { hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
import { findOfferEnds, type OfferEnds } from '../features/product/page/find-offer-ends.ts'
import { loadProductPage, type ProductPageRequest } from '../features/product/page/load-product-page.ts'
import { ancestorsQuery } from '../features/product/page/product-queries.ts'
import { cacheTags, tagPage } from '../shell/rendering/cache-tags.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { below } from './-product-later.ts'
import { hasRelatedRail, isSoldOut } from './-product-rails.ts'

/** The head of a product page, and the query key of its other data, which is in the query cache. */
export interface LoadedProduct {
  sku: string
  title: string
  description: string | null
  /** Without the variant: all variants share one canonical page. */
  canonical: string
  tags: Record<string, string>
  /** Left out when no offer ends soon. */
  offerEnds?: OfferEnds
  /** Code that this product needs besides the page's; left out when there is none. */
  parts?: readonly string[]
}

/**
 * @throws not-found for a product that is not sold, a redirect for a variant: 301 on the server, a history replacement in the browser.
 * docs/behaviour/products.md §2.4.
 */
export async function loadProduct(context: RouterContext, request: ProductPageRequest): Promise<LoadedProduct> {
  const code = preloadBelow()
  const outcome = await loadProductPage(context, request)
  if (outcome.kind === 'missing') throw notFound()
  if (outcome.kind === 'moved')
    throw redirect({ href: outcome.href, statusCode: 301, replace: true, headers: cacheTags('product', { products: outcome.products }) })
  const { product } = outcome
  const { queryClient } = context
  const ends = findOfferEnds(product, context)
  const rails = [
    ...(isSoldOut(product) ? [queryClient.ensureQueryData(substitutesQuery(context, product))] : []),
    ...(hasRelatedRail(product) ? [queryClient.ensureQueryData(relatedQuery(context, product))] : []),
  ]
  const extras = [...rails, queryClient.ensureQueryData(ancestorsQuery(context, product))]
  if (typeof window === 'undefined') {
    await Promise.allSettled(extras)
    const shown = await Promise.all(rails.map((rail) => rail.catch(() => [])))
    tagPage(context.tags, 'product', { products: shown.flat() })
  }
  for (const extra of extras) extra.catch(() => undefined)
  const [offerEnds] = await Promise.all([ends, code])
  return {
    sku: product.sku,
    title: product.meta_title || product.name,
    description: product.meta_description || stripTags(product.short_description ?? '') || null,
    canonical: canonicalOf(product, context),
    tags: cacheTags('product', { products: [product] }),
    ...(offerEnds && { offerEnds }),
    ...(hasSpecialChoices(product) && { parts: ['special-choices'] }),
  }
}

/** The browser loads the code of the sections below together with the data of the page; the server renders them. */
export const preloadBelow = () => below.preload()

function canonicalOf(product: Product, { view }: RouterContext): string {
  const { configurable_children: _, options: __, ...bare } = product
  return productLink(bare, view)
}

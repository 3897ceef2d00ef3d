import type { Product } from '@meerkat/contract/product'
import { productLink } from '@meerkat/domain/urls/product-link'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import type { QueryClient } from '@tanstack/react-query'
import { shop } from '../../../shell/store-view/stores.ts'
import { AfterSpecialChoices, hasSpecialChoices } from '../options/open-special-choices.ts'
import { findParent } from './fetch-product.ts'
import { attributeCodes } from './product-facts.ts'
import {
  attributesQuery,
  type CatalogSource,
  filtersVariants,
  membersQuery,
  productQuery,
  reviewsQuery,
  variantStockQuery,
} from './product-queries.ts'

export interface ProductPageContext extends CatalogSource {
  readonly queryClient: QueryClient
}

export type ProductPageOutcome =
  | { readonly kind: 'found'; readonly product: Product }
  | { readonly kind: 'missing' }
  /** The sku is a variant: redirect to the parent's page. */
  | { readonly kind: 'moved'; readonly href: string; readonly products: readonly Product[] }

export interface ProductPageRequest {
  readonly sku: string
  /** The document, if already fetched. */
  readonly known?: Product
  /** Bypass every cache: the URL names the parent itself. Spec §2. */
  readonly fresh?: boolean
}

/**
 * Decides what a product URL shows, and fetches the required data. The server also waits for optional data; in the browser that arrives later.
 * docs/behaviour/products.md §2.4.
 */
export async function loadProductPage(
  context: ProductPageContext,
  { sku, known, fresh = false }: ProductPageRequest,
  { preventDirectChildAccess }: Pick<typeof shop.products, 'preventDirectChildAccess'> = shop.products,
): Promise<ProductPageOutcome> {
  const { queryClient } = context
  const query = productQuery(context, sku)
  if (known) queryClient.setQueryData(query.queryKey, known)
  const product = fresh ? await queryClient.fetchQuery({ ...query, staleTime: 0 }) : await queryClient.ensureQueryData(query)
  if (!product || (product.status ?? 1) >= 2) return { kind: 'missing' }
  if (product.visibility === 1 && preventDirectChildAccess) {
    const parent = await findParent(context, product.sku)
    if (!parent || parent.sku === product.sku) return { kind: 'missing' }
    const href = withChild(productLink({ ...parent, options: [], configurable_children: [] }, context.view), product.sku)
    return { kind: 'moved', href, products: [parent, product] }
  }
  const parts = queryClient.ensureQueryData(membersQuery(context, memberSkus(product)))
  const stock = filtersVariants(product) ? queryClient.ensureQueryData(variantStockQuery(context, product)) : null
  const details = [
    queryClient.ensureQueryData(attributesQuery(context, attributeCodes(product))),
    queryClient.ensureQueryData(reviewsQuery(context, product.id)),
  ]
  // Optional: if reviews are unreachable, show the page without them.
  const extras = Promise.allSettled(details)
  // Grouped products and bundles cannot be shown without their members.
  const choices = hasSpecialChoices(product) && AfterSpecialChoices.preload?.()
  await Promise.all([parts, stock, choices, typeof window === 'undefined' && extras])
  return { kind: 'found', product }
}

function withChild(href: string, childSku: string): string {
  return `${href}?childSku=${encodeURIComponent(childSku)}`
}

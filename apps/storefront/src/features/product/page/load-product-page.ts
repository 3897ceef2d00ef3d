import type { Product } from '@meerkat/contract/product'
import { productLink } from '@meerkat/domain/urls/product-link'
import type { QueryClient } from '@tanstack/react-query'
import { shop } from '../../../shell/store-view/stores.ts'
import { hasSpecialChoices, SpecialChoices } from '../options/open-special-choices.ts'
import { memberSkus } from './member-skus.ts'
import { attributeCodes } from './product-facts.ts'
import {
  attributesQuery,
  type CatalogSource,
  filtersVariants,
  findParent,
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
  /** It is a variant: its page is the parent's. */
  | { readonly kind: 'moved'; readonly href: string; readonly products: readonly Product[] }

export interface ProductPageRequest {
  readonly sku: string
  /** The document, when something else has found it already. */
  readonly known?: Product
  /** Past every cache: the address names the parent itself. Spec §2. */
  readonly fresh?: boolean
}

/**
 * Decides what a product address shows, and fetches what the page cannot do without. Everything else is fetched along with it on
 * the server, and after it in the browser. docs/behaviour/products.md §2.4.
 */
export async function loadProductPage(
  context: ProductPageContext,
  { sku, known, fresh = false }: ProductPageRequest,
): Promise<ProductPageOutcome> {
  const { queryClient } = context
  const query = productQuery(context, sku)
  if (known) queryClient.setQueryData(query.queryKey, known)
  const product = fresh ? await queryClient.fetchQuery({ ...query, staleTime: 0 }) : await queryClient.ensureQueryData(query)
  if (!product || (product.status ?? 1) >= 2) return { kind: 'missing' }
  if (product.visibility === 1) {
    const parent = shop.products.preventDirectChildAccess ? await findParent(context, product.sku) : null
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
  // The page reads well without them: it is not refused because opinions are out of reach.
  const extras = Promise.allSettled(details)
  // A set or a bundle is nothing without its parts.
  const choices = hasSpecialChoices(product) && SpecialChoices.preload?.()
  await Promise.all([parts, stock, choices, typeof window === 'undefined' && extras])
  return { kind: 'found', product }
}

function withChild(href: string, childSku: string): string {
  return `${href}?childSku=${encodeURIComponent(childSku)}`
}

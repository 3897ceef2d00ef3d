import type { Product } from '@meerkat/contract/product'
import type { ProductLink } from '@meerkat/contract/product-links'
import type { SearchQueryInput } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { isOneOf, soldFilters } from './product-query.ts'

type HomeRules = Pick<StoreView['home'], 'newProducts' | 'bestsellersCategory' | 'inspirationsCategory'>

const NEWEST_FIRST = [{ field: 'created_at', options: 'desc' }]

/** The lists of the home page. Spec §2, §9, docs/behaviour/search.md §10.4. */
export function newProductsQuery({ newProducts }: HomeRules): SearchQueryInput {
  return listOf(newProducts.attribute, newProducts.value)
}

export function bestsellersQuery({ bestsellersCategory }: HomeRules): SearchQueryInput {
  return listOf('category.name', bestsellersCategory)
}

export function inspirationsQuery({ inspirationsCategory }: HomeRules): SearchQueryInput {
  return listOf('category.name', inspirationsCategory)
}

function listOf(attribute: string, value: string): SearchQueryInput {
  return {
    _availableFilters: [],
    _appliedFilters: [{ attribute, value: { eq: value }, scope: 'default' }, ...soldFilters({ listOutOfStock: true })],
    _appliedSort: NEWEST_FIRST,
    _searchText: '',
  }
}

/**
 * Products that can be bought instead of one that is sold out: those in stock of its most specific categories; null for a product without
 * categories. docs/behaviour/search.md §10.4.
 */
export function alternativesQuery({ category = [] }: Pick<Product, 'category'>): SearchQueryInput | null {
  const depthOf = ({ path }: { path?: string | null | undefined }) => (path ?? '').split('/').length
  const deepest = Math.max(...category.map(depthOf))
  const ids = category.filter((one) => depthOf(one) === deepest).map(({ category_id }) => category_id)
  if (ids.length === 0) return null
  return {
    _availableFilters: [],
    _appliedFilters: [isOneOf('category_ids', ids), ...soldFilters({ listOutOfStock: false })],
    _appliedSort: [],
    _searchText: '',
  }
}

/** Products in stock of a category. docs/behaviour/search.md §10.4. */
export function inStockQuery(categoryId: number): SearchQueryInput {
  return {
    _availableFilters: [],
    _appliedFilters: [isOneOf('category_ids', [categoryId]), ...soldFilters({ listOutOfStock: false })],
    _appliedSort: [],
    _searchText: '',
  }
}

/**
 * Products that a product recommends; those of its categories when it names none, and null when it has neither: a query
 * without them would be the whole catalogue. docs/behaviour/search.md §10.4, docs/wire.md §15 Q18.
 */
export function recommendationsQuery(
  product: Pick<Product, 'product_links' | 'category_ids'>,
  linkType: Exclude<ProductLink['link_type'], 'associated'>,
  { listOutOfStock }: { readonly listOutOfStock: boolean },
): SearchQueryInput | null {
  const skus = linkedSkus(product, linkType)
  const categoryIds = product.category_ids ?? []
  if (skus.length === 0 && categoryIds.length === 0) return null
  return {
    _availableFilters: [],
    _appliedFilters: [
      skus.length > 0 ? isOneOf('sku', skus) : isOneOf('category_ids', categoryIds),
      ...soldFilters({ listOutOfStock }).map((filter) => (filter.attribute === 'status' ? isOneOf('status', [1]) : filter)),
    ],
    _appliedSort: [],
    _searchText: '',
  }
}

/** The products that a product names as going with it; others of its categories are alternatives to it. */
export function linkedSkus({ product_links = [] }: Pick<Product, 'product_links'>, linkType: ProductLink['link_type']): string[] {
  return product_links.filter(({ link_type }) => link_type === linkType).map((link) => link.linked_product_sku)
}

import type { Product } from '@meerkat/contract/product'
import type { ProductLink } from '@meerkat/contract/product-links'
import type { SearchQueryInput } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { linkedSkus } from './linked-skus.ts'
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
 * Alternatives to a sold-out product: products in stock from its most specific categories. Null for a product without categories.
 * docs/behaviour/search.md §10.4.
 */
export function alternativesQuery(product: Pick<Product, 'category'>): SearchQueryInput | null {
  const ids = mostSpecificCategories(product)
  if (ids.length === 0) return null
  return {
    _availableFilters: [],
    _appliedFilters: [isOneOf('category_ids', ids), ...soldFilters({ listOutOfStock: false })],
    _appliedSort: [],
    _searchText: '',
  }
}

/**
 * The categories of a product that are not ancestors of another of its categories: Kits and Puppies for a product in "Advice > Kits" and
 * "Dogs > Food > Puppies".
 */
function mostSpecificCategories({ category = [] }: Pick<Product, 'category'>): number[] {
  const paths = category.map(({ path }) => path ?? '')
  const isParent = (path: string) => path !== '' && paths.some((other) => other.startsWith(`${path}/`))
  return category.filter(({ path }) => !isParent(path ?? '')).map(({ category_id }) => category_id)
}

/** Products of a category that are in stock. docs/behaviour/search.md §10.4. */
export function inStockQuery(categoryId: number): SearchQueryInput {
  return {
    _availableFilters: [],
    _appliedFilters: [isOneOf('category_ids', [categoryId]), ...soldFilters({ listOutOfStock: false })],
    _appliedSort: [],
    _searchText: '',
  }
}

/**
 * The products that a product links to; if there are none, those of its most specific categories. Null if it has neither links nor
 * categories, because the query would match the whole catalogue. docs/behaviour/search.md §10.4, docs/wire.md §15 Q18.
 */
export function recommendationsQuery(
  product: Pick<Product, 'product_links' | 'category' | 'category_ids'>,
  linkType: Exclude<ProductLink['link_type'], 'associated'>,
  { listOutOfStock }: { readonly listOutOfStock: boolean },
): SearchQueryInput | null {
  const skus = linkedSkus(product, linkType)
  const specific = mostSpecificCategories(product)
  // A document from another system may have only the ids. They include the root, which contains every product.
  const categoryIds = specific.length > 0 ? specific : (product.category_ids ?? [])
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

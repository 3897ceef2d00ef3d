import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { REVIEW_APPROVED, type Review } from '@meerkat/contract/review'
import type { EntityType } from '@meerkat/contract/search'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import type { CatalogSource } from './product-queries.ts'

/** Fields that product pages do not need. docs/wire.md §15, PROD. */
const UNUSED_FIELDS = [
  'sgn',
  '*.sgn',
  'created_at',
  'updated_at',
  'has_options',
  'required_options',
  'small_image',
  'attributes_metadata',
  'featured',
  // Values of the variants, only needed by filters.
  'colours_options',
  'format_options',
  'packsize_options',
]

type Condition = string | number | boolean | readonly (string | number | boolean)[]

/** A product by sku, including disabled and invisible ones: the page decides what to show. docs/wire.md §15 Q13. */
export async function fetchProduct(source: CatalogSource, sku: string): Promise<Product | null> {
  return (await findProducts(source, { sku }, 1))[0] ?? null
}

/** The configurable product that a variant belongs to. docs/wire.md §15 Q15. */
export async function findParent(source: CatalogSource, childSku: string): Promise<Product | null> {
  return (await findProducts(source, { 'configurable_children.sku': childSku }, 1))[0] ?? null
}

/** Members of a grouped product or a bundle, enabled ones only. docs/wire.md §15 Q16. */
export async function fetchMembers(source: CatalogSource, skus: readonly string[]): Promise<Product[]> {
  return findProducts(source, { sku: skus, status: [1] }, skus.length)
}

/** Approved reviews, newest first. docs/wire.md §15 Q27. */
export async function fetchReviews(source: CatalogSource, productId: number, size: number): Promise<Review[]> {
  const where = { product_id: productId, review_status: REVIEW_APPROVED }
  return find<Review>(source, { entity: 'review', where, size })
}

/** Labels of a product's attributes and of their values. docs/wire.md §15 Q20. */
export async function fetchAttributes(source: CatalogSource, codes: readonly string[]): Promise<Attribute[]> {
  const where = { attribute_code: codes, is_user_defined: [true], is_visible: [true] }
  return find<Attribute>(source, { entity: 'attribute', where, size: 150 })
}

/** The breadcrumb categories of a product. docs/wire.md §15 Q5. */
export async function fetchAncestors(source: CatalogSource, ids: readonly (string | number)[]): Promise<Category[]> {
  const include = ['id', 'name', 'url_path', 'url_key', 'slug', 'path', 'parent_ids', 'level']
  const findAll = (ids: readonly (string | number)[]) =>
    ids.length === 0 ? [] : find<Category>(source, { entity: 'category', where: { id: [...ids], is_active: true }, size: 100, include })
  const own = await findAll(ids)
  const known = new Set(ids.map(String))
  // Some catalogues list only the deepest category of a product.
  const above = new Set(own.flatMap(listMenuAncestors).filter((ancestor) => !known.has(ancestor)))
  return [...own, ...(await findAll([...above]))]
}

/** Ids of the ancestor categories that have a page. Skips the first two of the path: the root and the shop's top category. */
function listMenuAncestors({ id, path }: Category): string[] {
  return (path ?? '')
    .split('/')
    .slice(2)
    .filter((ancestor) => ancestor !== String(id))
}

function findProducts(source: CatalogSource, where: Search['where'], size: number): Promise<Product[]> {
  return find<Product>(source, { entity: 'product', where, size, exclude: UNUSED_FIELDS })
}

interface Search {
  readonly entity: EntityType
  readonly where: Readonly<Record<string, Condition>>
  readonly size: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

async function find<D>({ api, view }: CatalogSource, { where, ...request }: Search): Promise<D[]> {
  const _appliedFilters = Object.entries(where).map(([attribute, value]) => ({
    attribute,
    value: typeof value === 'object' ? { in: [...value] } : { eq: value },
    scope: 'default',
  }))
  return (await searchEntities<D>(api, view, { ...request, query: { _appliedFilters } })).items
}

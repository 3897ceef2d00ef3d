import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { categoryLink } from '../urls/category-link.ts'
import type { LinkRule } from '../urls/product-link.ts'
import { MENU_LEVEL } from './menu-categories.ts'

export interface Breadcrumb {
  readonly name: string
  /** Null for the current page. */
  readonly link: string | null
}

/** `known` is a flat list that needs to contain only the ancestors; missing ones are left out. */
export interface BreadcrumbContext {
  readonly known: readonly Category[]
  readonly view: LinkRule
}

/**
 * From the menu down to the category itself, which is plain text. The root and categories without a URL are skipped. Spec §2,
 * docs/behaviour/categories.md §11.
 */
export function categoryBreadcrumbs(category: Category, { known, view }: BreadcrumbContext): Breadcrumb[] {
  const ancestors = categoryChain(category, known).slice(0, -1)
  return [...toLinks(ancestors, view), { name: category.name, link: null }]
}

/**
 * The path to a product: its deepest category with all ancestors, then its name as text. The deepest category is used rather than the last
 * visited one, so that the page is the same for every visitor and can be cached. Spec §2, docs/behaviour/differences.md §25 row 17.
 */
export function productBreadcrumbs(
  product: Pick<Product, 'name' | 'category_ids' | 'category'>,
  { known, view }: BreadcrumbContext,
): Breadcrumb[] {
  const ids = new Set([...(product.category_ids ?? []), ...(product.category ?? []).map(({ category_id }) => category_id)].map(String))
  const [first, ...others] = known.filter(({ id }) => ids.has(String(id))).map((category) => categoryChain(category, known))
  const deepest = others.reduce((best, chain) => (chain.length > best.length ? chain : best), first ?? [])
  return [...toLinks(deepest, view), { name: product.name, link: null }]
}

/** The ancestors of a category in order, then itself. Ids are compared as text: documents mix both. docs/behaviour/categories.md §11. */
function categoryChain(category: Category, known: readonly Category[]): Category[] {
  const ids = category.parent_ids?.length ? category.parent_ids : (category.path ?? '').split('/')
  const chain = ids.map(String).flatMap((id) => known.find((other) => String(other.id) === id && other.id !== category.id) ?? [])
  return [...chain, category]
}

function toLinks(chain: readonly Category[], view: LinkRule): Breadcrumb[] {
  return chain
    .filter(({ level, url_path }) => Boolean(url_path) && (level ?? MENU_LEVEL) >= MENU_LEVEL)
    .map((category) => ({ name: category.name, link: categoryLink(category, view) }))
}

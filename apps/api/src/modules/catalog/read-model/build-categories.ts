import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { buildTree } from '@meerkat/domain/categories/build-tree'

/** Products a category page may show. Contract 15. */
export function isListed({ visibility = 4, status = 1 }: Pick<Product, 'visibility' | 'status'>): boolean {
  return visibility >= 2 && status < 2
}

/** Ids of listed products per category id. */
export type CategoryMembers = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Categories as the wire has them, from the flat ones the merchant wrote: each with its descendants nested, its chain of
 * parents and how many products its page lists, parents before children and siblings by position. Contract 17.4.
 */
export function buildCategories(sources: readonly Category[], members: CategoryMembers): Category[] {
  const levels: Category[][] = []

  function build(source: Category, parents: readonly Category[]): { category: Category; products: ReadonlySet<number> } {
    const below = (source.children_data ?? []).map((child) => build(child, [...parents, source]))
    const products = new Set(members.get(source.id))
    for (const { products: more } of below) for (const id of more) products.add(id)
    const children = below.map(({ category }) => category).filter(({ is_active }) => is_active !== false)
    const category: Category = {
      ...source,
      slug: source.slug ?? source.url_key ?? String(source.id),
      // The top of a shop stands below a root that has no document, as in `1/2/10`.
      path: source.path ?? ['1', ...parents.map(({ id }) => id), source.id].join('/'),
      parent_ids: source.parent_ids ?? parents.map(({ id }) => String(id)),
      level: source.level ?? parents.length + 1,
      product_count: products.size,
      children_count: String(children.length),
      children: children.map(({ id }) => id).join(','),
      children_data: children,
    }
    const level = levels[parents.length] ?? []
    levels[parents.length] = level
    level.push(category)
    return { category, products }
  }

  for (const top of buildTree(sources)) build(top, [])
  return levels.flat()
}

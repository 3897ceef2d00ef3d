import type { Category } from '@meerkat/contract/category'
import { buildTree } from '@meerkat/domain/categories/build-tree'
import { entitySlug } from '@meerkat/domain/urls/entity-slug'
import type { Combination } from './category-membership.ts'

/**
 * Builds categories in the wire's format from the flat list in the database: each with its nested descendants, its ancestors and
 * the number of products its page lists; parents before children, siblings by position. docs/wire.md §17.4.
 *
 * `known`: the categories built earlier. An unchanged category is returned as the same object.
 */
export function buildCategories(
  sources: readonly Category[],
  combinations: Iterable<Combination>,
  known: ReadonlyMap<number, Category> = new Map(),
): Category[] {
  const trees = buildTree(sources)
  const counts = countProducts(trees, combinations)
  const levels: Category[][] = []

  function build(source: Category, parents: readonly Category[]): Category {
    const below = (source.children_data ?? []).map((child) => build(child, [...parents, source]))
    const children = below.filter(({ is_active }) => is_active !== false)
    const built: Category = {
      ...source,
      slug: entitySlug(source),
      // The top category of a shop is below a root without a document, as in `1/2/10`.
      path: source.path ?? ['1', ...parents.map(({ id }) => id), source.id].join('/'),
      parent_ids: source.parent_ids ?? parents.map(({ id }) => String(id)),
      level: source.level ?? parents.length + 1,
      product_count: counts.get(source.id) ?? 0,
      children_count: String(children.length),
      children: children.map(({ id }) => id).join(','),
      children_data: children,
    }
    const before = known.get(source.id)
    const category = before !== undefined && isSame(before, built) ? before : built
    const level = levels[parents.length] ?? []
    levels[parents.length] = level
    level.push(category)
    return category
  }

  for (const top of trees) build(top, [])
  return levels.flat()
}

/** Each product counts once in each category above its own. */
function countProducts(trees: readonly Category[], combinations: Iterable<Combination>): Map<number, number> {
  const lineages = new Map<number, readonly number[]>()
  const visit = ({ id, children_data }: Category, above: readonly number[]) => {
    const lineage = [...above, id]
    lineages.set(id, lineage)
    for (const child of children_data ?? []) visit(child, lineage)
  }
  for (const tree of trees) visit(tree, [])
  const counts = new Map<number, number>()
  for (const { categoryIds, productCount } of combinations) {
    const listing = new Set(categoryIds.flatMap((id) => lineages.get(id) ?? []))
    for (const id of listing) counts.set(id, (counts.get(id) ?? 0) + productCount)
  }
  return counts
}

/** Compares the members, and the elements of lists, by identity: unchanged children are the same objects. */
function isSame(a: Category, b: Category): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSameValue(a[name], b[name]))
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((value, at) => value === b[at])
}

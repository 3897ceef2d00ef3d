import type { Category } from '@meerkat/contract/category'

/** Sorts siblings by position; those without one keep their place. docs/behaviour/categories.md §11. */
export function byPosition(categories: readonly Category[]): Category[] {
  const placed = categories.filter(({ position }) => position !== undefined).sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return categories.map((category) => (category.position === undefined ? category : (placed.shift() ?? category)))
}

/**
 * A flat list as trees: children nested in `children_data`, siblings by position. Roots are those whose parent is not in the
 * list. A category that is its own ancestor belongs to no tree.
 */
export function buildTree(categories: readonly Category[]): Category[] {
  const known = new Set(categories.map(({ id }) => id))
  const childrenOf = new Map<number | null, Category[]>()
  for (const category of categories) {
    const parentId = category.parent_id !== undefined && known.has(category.parent_id) ? category.parent_id : null
    childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), category])
  }
  const grow = (parentId: number | null): Category[] =>
    byPosition(childrenOf.get(parentId) ?? []).map((category) => ({ ...category, children_data: grow(category.id) }))
  return grow(null)
}

/** The categories of a tree, parents before children. */
export function flattenTree(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flattenTree(category.children_data ?? [])])
}

/**
 * The ids of a category and all its descendants, depth first: a category page searches in all of them. docs/behaviour/categories.md §9.4.
 */
export function descendantIds(category: Category): number[] {
  return flattenTree([category]).map(({ id }) => id)
}

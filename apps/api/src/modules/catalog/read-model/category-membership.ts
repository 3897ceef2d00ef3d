import type { Product } from '@meerkat/contract/product'

/** Products that a category page lists. docs/wire.md §15. */
export function isListed({ visibility = 4, status = 1 }: Pick<Product, 'visibility' | 'status'>): boolean {
  return visibility >= 2 && status < 2
}

type Placed = Pick<Product, 'visibility' | 'status' | 'category_ids'>

/** A set of categories, and how many listed products are in exactly these. */
export interface Combination {
  readonly categoryIds: readonly number[]
  readonly productCount: number
}

/**
 * How many listed products are in each combination of categories. A catalogue has few combinations, so the product counts of
 * all categories can be computed without reading products.
 */
export class CategoryMembership {
  readonly #combinations = new Map<string, Combination>()

  combinations(): Iterable<Combination> {
    return this.#combinations.values()
  }

  /** Moves a product to another combination; undefined before it exists and after it is deleted. Returns true when counts change. */
  move(before: Placed | undefined, after: Placed | undefined): boolean {
    const from = categoriesOf(before)
    const to = categoriesOf(after)
    if (from.join() === to.join()) return false
    this.#count(from, -1)
    this.#count(to, 1)
    return true
  }

  #count(categoryIds: readonly number[], step: number): void {
    if (categoryIds.length === 0) return
    const key = categoryIds.join()
    const productCount = (this.#combinations.get(key)?.productCount ?? 0) + step
    if (productCount === 0) this.#combinations.delete(key)
    else this.#combinations.set(key, { categoryIds, productCount })
  }
}

/** The categories that list the product, in ascending order. */
export function categoriesOf(product: Placed | undefined): number[] {
  if (product === undefined || !isListed(product)) return []
  return [...new Set((product.category_ids ?? []).map(Number))].sort((a, b) => a - b)
}

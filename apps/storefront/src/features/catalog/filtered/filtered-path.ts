/** The path of the products on sale. A content page with this identifier is shown below them. */
export const SALE_PATH = 'sale'

/** Paths of lists that are the whole catalogue, narrowed by one filter: /sale and /brand/{slug}. docs/behaviour/categories.md §9.6. */
export function isFilteredPath(path: string): boolean {
  return path === SALE_PATH || /^brand\/[^/]+$/.test(path)
}

/** Kilobytes (1000 bytes, gzip) that the first load of a page may transfer. */
export interface Budget {
  readonly page: string
  readonly path: (shop: { category: string; product: string }) => string
  readonly htmlKb: number
  readonly scriptKb: number
}

/** Home and cart show fewer products than a category of fifty, so their budgets are smaller. */
export const BUDGETS: readonly Budget[] = [
  { page: 'home', path: () => '/', htmlKb: 14.5, scriptKb: 145 },
  { page: 'category', path: ({ category }) => `/${category}`, htmlKb: 16, scriptKb: 148 },
  { page: 'product', path: ({ product }) => `/${product}`, htmlKb: 15, scriptKb: 173 },
  { page: 'search', path: () => '/search?q=dog', htmlKb: 16, scriptKb: 148.5 },
  { page: 'cart', path: () => '/cart', htmlKb: 7.5, scriptKb: 156 },
  { page: 'checkout', path: () => '/checkout', htmlKb: 5, scriptKb: 145.5 },
]

export const FONT_BUDGET_KB = 43

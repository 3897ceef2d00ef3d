/** Kilobytes (1000 bytes, gzip) that the first load of a page may transfer. */
export interface Budget {
  readonly page: string
  readonly path: (shop: { category: string; product: string }) => string
  readonly htmlKb: number
  readonly scriptKb: number
}

/** Home and cart show fewer products than a category of fifty, so their budgets are smaller. */
export const BUDGETS: readonly Budget[] = [
  { page: 'home', path: () => '/', htmlKb: 14, scriptKb: 144.6 },
  { page: 'category', path: ({ category }) => `/${category}`, htmlKb: 16.2, scriptKb: 145.8 },
  { page: 'product', path: ({ product }) => `/${product}`, htmlKb: 14.6, scriptKb: 154.7 },
  { page: 'search', path: () => '/search?q=dog', htmlKb: 15.5, scriptKb: 148 },
  { page: 'cart', path: () => '/cart', htmlKb: 7.2, scriptKb: 155 },
  { page: 'checkout', path: () => '/checkout', htmlKb: 4.5, scriptKb: 144.5 },
]

export const FONT_BUDGET_KB = 43

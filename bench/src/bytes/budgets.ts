/** Kilobytes (1000 bytes) that the first load of a page may transfer: HTML with Brotli, the rest with gzip. */
export interface Budget {
  readonly page: string
  readonly path: (shop: { category: string; product: string }) => string
  readonly htmlKb: number
  readonly scriptKb: number
  /** Each costs a phone a request, and a few milliseconds. */
  readonly scripts: number
}

/** About 3 kB of script more than each page has. Home and cart show fewer products than a category of fifty, so their budgets are smaller. */
export const BUDGETS: readonly Budget[] = [
  { page: 'home', path: () => '/', htmlKb: 10.9, scriptKb: 135.5, scripts: 7 },
  { page: 'category', path: ({ category }) => `/${category}`, htmlKb: 13.7, scriptKb: 136.5, scripts: 7 },
  { page: 'product', path: ({ product }) => `/${product}`, htmlKb: 11.7, scriptKb: 144.5, scripts: 9 },
  { page: 'search', path: () => '/search?q=dog', htmlKb: 13.3, scriptKb: 138.5, scripts: 9 },
  { page: 'cart', path: () => '/cart', htmlKb: 5.0, scriptKb: 143.8, scripts: 10 },
  { page: 'checkout', path: () => '/checkout', htmlKb: 3.3, scriptKb: 135.2, scripts: 8 },
]

export const FONT_BUDGET_KB = 26.5

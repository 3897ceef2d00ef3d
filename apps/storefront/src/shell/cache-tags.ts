/** The kinds of pages that can be dropped from the output cache together. Spec §2. */
export type PageKind = 'product' | 'category' | 'home' | 'checkout' | 'page-not-found' | 'compare' | 'my-account' | 'error' | 'cmsPage'

interface Shown {
  products?: readonly { id: number | string }[]
  categories?: readonly { id: number | string }[]
}

/** What a page is made of, as the output cache reads it: its kind, `P{id}` and `C{id}`. Behaviour 23.1. */
export function cacheTags(kind: PageKind, { products = [], categories = [] }: Shown = {}): Record<string, string> {
  const tags = new Set([kind, ...categories.map(({ id }) => `C${id}`), ...products.map(({ id }) => `P${id}`)])
  return { 'X-VS-Cache-Tags': [...tags].join(' ') }
}

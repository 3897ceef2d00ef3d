/** The kinds of pages that can be dropped from the output cache together. Spec §2. */
export type PageKind = 'product' | 'category' | 'home' | 'checkout' | 'page-not-found' | 'compare' | 'my-account' | 'error' | 'cmsPage'

export const TAGS_HEADER = 'X-VS-Cache-Tags'

interface Shown {
  products?: readonly { id: number | string }[]
  categories?: readonly { id: number | string }[]
}

/** The cache tags of a page for the output cache: its kind, `P{id}` and `C{id}`. docs/behaviour/rendering.md §23.1. */
function toTags(kind: PageKind, { products = [], categories = [] }: Shown = {}): string[] {
  return [kind, ...categories.map(({ id }) => `C${id}`), ...products.map(({ id }) => `P${id}`)]
}

/** The same as a header, for routes whose tags are fixed. Browsers set no headers: their bundle has no code for it. */
export function cacheTags(kind: PageKind, shown?: Shown): Record<string, string> {
  if (!import.meta.env.SSR) return {}
  return { [TAGS_HEADER]: [...new Set(toTags(kind, shown))].join(' ') }
}

/**
 * For loaders: records the tags of the page. As loader data, fifty product ids would be written into the page for no
 * purpose; the render handler writes the recorded tags into the header.
 */
export function tagPage(tags: Set<string>, kind: PageKind, shown?: Shown): void {
  if (!import.meta.env.SSR) return
  for (const tag of toTags(kind, shown)) tags.add(tag)
}

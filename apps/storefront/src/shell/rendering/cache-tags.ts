/** The kinds of pages that can be dropped from the output cache together. Spec §2. */
export type PageKind = 'product' | 'category' | 'home' | 'checkout' | 'page-not-found' | 'compare' | 'my-account' | 'error' | 'cmsPage'

export const TAGS_HEADER = 'X-VS-Cache-Tags'

interface Shown {
  products?: readonly { id: number | string }[]
  categories?: readonly { id: number | string }[]
}

/** What a page is made of, as the output cache reads it: its kind, `P{id}` and `C{id}`. docs/behaviour/rendering.md §23.1. */
export function toTags(kind: PageKind, { products = [], categories = [] }: Shown = {}): string[] {
  return [kind, ...categories.map(({ id }) => `C${id}`), ...products.map(({ id }) => `P${id}`)]
}

/** The same as a header, for routes that know them without loading anything. */
export function cacheTags(kind: PageKind, shown?: Shown): Record<string, string> {
  return { [TAGS_HEADER]: [...new Set(toTags(kind, shown))].join(' ') }
}

/**
 * For loaders: notes what the page shows. Loader data would be written into the page, where fifty product numbers have no
 * business; the render handler turns the notes into the header.
 */
export function tagPage(tags: Set<string>, kind: PageKind, shown?: Shown): void {
  for (const tag of toTags(kind, shown)) tags.add(tag)
}

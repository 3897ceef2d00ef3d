import { findStoreView } from '../store-view/stores.ts'

/** The parts of a link that decide whether the page or the browser follows it. */
export interface LinkParts {
  href: string
  target: string
  origin: string
  pathname: string
  search: string
  hash: string
  hasAttribute(name: string): boolean
  dataset: Readonly<Record<string, string | undefined>>
}

/**
 * Path, query and hash of a link that the page follows itself; null when the browser must follow it: other sites, downloads, new tabs,
 * another store view, links with `data-reload`, files, and jumps within the page.
 */
export function toInternalHref(link: LinkParts, here: { origin: string; pathname: string; search: string }): string | null {
  const { pathname, search, hash } = link
  if (link.origin !== here.origin || link.hasAttribute('download') || link.dataset['reload'] !== undefined) return null
  if (link.target !== '' && link.target !== '_self') return null
  // Another store view is a separate document. Spec §2.
  if (findStoreView(pathname).view !== findStoreView(here.pathname).view) return null
  if (/^\/(?:api|img|media|assets)\//.test(pathname)) return null
  if (hash !== '' && pathname === here.pathname && search === here.search) return null
  return pathname + search + hash
}

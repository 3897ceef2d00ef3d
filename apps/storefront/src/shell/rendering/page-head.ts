import type { StoreView } from '@meerkat/contract/store-config'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

const findOrigin = createIsomorphicFn()
  .server(() => new URL(getRequest().url).origin)
  .client(() => location.origin)

export interface PageHead {
  title: string
  description?: string | null
  /** Path of the page under its own name. */
  canonical?: string
  /** Pages that no search engine should list. */
  hidden?: boolean
}

/** Title with the shop's name behind it, description, canonical address, which search engines want in full. */
export function pageHead({ title, description, canonical, hidden }: PageHead, { seo }: StoreView) {
  return {
    meta: [
      { title: `${title} | ${seo.titleSuffix}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical === undefined ? [] : canonicalLinks(canonical),
  }
}

/** For a page whose title is the shop's own. */
export function canonicalLinks(path: string) {
  return [{ rel: 'canonical', href: findOrigin() + path }]
}

import type { StoreView } from '@meerkat/contract/store-config'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { RouterContext } from './route-data.ts'

const findOrigin = createIsomorphicFn()
  .server(() => new URL(getRequest().url).origin)
  .client(() => location.origin)

export interface PageHead {
  title: string
  description?: string | null
  /** The canonical path of the page. */
  canonical?: string
  /** Pages that search engines must not index. */
  hidden?: boolean
}

/** Title followed by the shop's name, description, and canonical URL, which search engines want absolute. */
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

/** The `head` of a route that search engines must not index. Its title is the message with this id. */
export function hiddenHead(title: string) {
  return ({ match: { context } }: { match: { context: RouterContext } }) =>
    pageHead({ title: context.i18n.t(title), hidden: true }, context.view)
}

/** For a page whose title is the shop's name. */
export function canonicalLinks(path: string) {
  return [{ rel: 'canonical', href: findOrigin() + path }]
}

import type { StoreView } from '@meerkat/contract/store-config'
import { isNotFound } from '@tanstack/react-router'

/** The fields of a route match that define the page's head. */
export interface HeadMatch {
  readonly error?: unknown
  readonly meta?: readonly (object | undefined)[] | undefined
  readonly links?: readonly (object | undefined)[] | undefined
}

/** The page's metadata, from the head of its route. */
export interface PageFacts {
  readonly title: string
  readonly description: string | null
  /** Null for a page that must not be indexed. */
  readonly canonical: string | null
  readonly origin: string
  readonly view: StoreView
}

interface Meta {
  title?: string
  name?: string
  content?: string
}

interface Link {
  rel?: string
  href?: string
}

export interface PageContext {
  readonly origin: string
  readonly view: StoreView
}

/** Reads the heads of the matched routes; the innermost wins. Missing and hidden pages get no canonical URL. */
export function readPageFacts(matches: readonly HeadMatch[], { origin, view }: PageContext): PageFacts {
  const meta = matches.flatMap((match) => (match.meta ?? []) as Meta[])
  const links = matches.flatMap((match) => (match.links ?? []) as Link[])
  const isHidden = meta.some(({ name }) => name === 'robots') || matches.some(({ error }) => isNotFound(error))
  const canonical = links.findLast(({ rel }) => rel === 'canonical')?.href
  return {
    title: meta.findLast(({ title }) => title !== undefined)?.title ?? view.seo.defaultTitle,
    description: meta.findLast(({ name }) => name === 'description')?.content ?? null,
    canonical: canonical === undefined || isHidden ? null : new URL(canonical, origin).href,
    origin,
    view,
  }
}

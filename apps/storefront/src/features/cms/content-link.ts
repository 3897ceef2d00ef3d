import { type PrefixRule, prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { STATIC_PAGES } from './static-pages.ts'

/** The canonical path of a content page, which may be reachable at several paths. Spec §2. */
export function contentLink(identifier: string, view: PrefixRule): string {
  return prefixPath(STATIC_PAGES.has(identifier) ? identifier : `i/${encodeURIComponent(identifier)}`, view)
}

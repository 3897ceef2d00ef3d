import type { StoreView } from '@meerkat/contract/store-config'
import type { Send } from '@meerkat/contract/transport'
import { mapUrl } from '@meerkat/contract/url-map'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView, storeViews } from '../shell/store-view/stores.ts'

/** A page in one of the store views. */
export interface Alternate {
  readonly view: StoreView
  /** Absolute. */
  readonly href: string
}

/** Paths that the shop's routes define, not the catalogue: they are the same in every store view. */
const OF_ROUTES = /^\/(?:c|p)\//

/**
 * The page in every store view that has it. Products and categories have a different path in each, which the URL map finds by the path in
 * this one (docs/wire.md §10); other pages differ only in the prefix. docs/behaviour/urls.md §8.5.
 */
export async function findAlternates(send: Send | undefined, canonical: string | null, isFromCatalogue: boolean): Promise<Alternate[]> {
  if (canonical === null) return []
  const { origin, pathname, search } = new URL(canonical)
  const { view: own, path } = findStoreView(pathname)
  const isRequested = isFromCatalogue && send !== undefined && !OF_ROUTES.test(path)
  const paths = await Promise.all(storeViews.map((view) => (view === own || !isRequested ? path : findPath(send, view, path))))
  return storeViews.flatMap((view, at) => {
    const found = paths[at]
    return found ? [{ view, href: origin + prefixPath(found, view) + search }] : []
  })
}

const DISABLED = 2

/** Null where the store view does not show the page, or does not answer: then there is no link to it. */
async function findPath(send: Send, { storeCode }: StoreView, path: string): Promise<string | null> {
  try {
    const body = { url: decodeURI(path.slice(1)), includeFields: ['url_path', 'status'], excludeFields: [] }
    const hit = await createClient(send, { storeCode, parse: false }).call(mapUrl, { body })
    const { url_path, status } = hit?._source ?? {}
    return typeof url_path === 'string' && status !== DISABLED ? url_path : null
  } catch {
    return null
  }
}

import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { findStoreView, storeViews } from '../shell/store-view/stores.ts'

/**
 * A proxy names the store view of its domain in the header `x-vs-store-code`: a path without a store code is then redirected into that store
 * view, because the browser finds its store view by the path. Null for every other request. docs/wire.md §1.9.
 */
export function answerStoreHeader({ url, headers }: Pick<Request, 'url' | 'headers'>): Response | null {
  const code = headers.get('x-vs-store-code')
  const named = storeViews.find(({ storeCode, appendStoreCode }) => appendStoreCode && storeCode === code)
  if (!named) return null
  const { pathname, search } = new URL(url)
  if (findStoreView(pathname).view.storeCode !== '') return null
  return new Response(null, {
    status: 307,
    headers: { location: prefixPath(pathname, named) + search, 'cache-control': 'no-store' },
  })
}

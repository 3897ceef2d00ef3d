import type { StoreView } from '@meerkat/contract/store-config'
import { withoutQuery } from '../urls/normalise-path.ts'

type Addressed = Pick<StoreView, 'storeCode' | 'url'>

/**
 * The code of the first store view that a URL belongs to; '' is the default one. A view's `url` is a path (`/de`) or a host with a path
 * (`shop.example/de`); `/design` is not in `/de`. docs/behaviour/urls.md §8.4.
 */
export function storeCodeFromPath(path: string | null | undefined, views: readonly Addressed[], host = ''): string {
  if (!path) return ''
  const bare = withoutQuery(path)
  const withSlash = bare.startsWith('/') ? bare : `/${bare}`
  const candidates = [withSlash, bare, ...(host === '' ? [] : [host + withSlash])]
  const view = views.find(({ url }) => url !== '' && candidates.some((text) => text === url || text.startsWith(`${url}/`)))
  return view?.storeCode ?? ''
}

/**
 * The path within its store view. A path that is only the code stays, because removing the code would leave an empty path.
 * docs/behaviour/urls.md §8.4.
 */
export function removeStoreCode(path: string, storeCode: string): string {
  if (storeCode === '') return path
  const slash = path.startsWith('/') ? '/' : ''
  const prefix = `${slash}${storeCode}/`
  return path.startsWith(prefix) ? slash + path.slice(prefix.length) : path
}

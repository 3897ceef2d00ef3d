import type { StoreView } from '@meerkat/contract/store-config'
import { normalisePath } from '@meerkat/domain/urls/normalise-path'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api-client.ts'
import type { Tile } from './tile.ts'

/** What stands at a path of the shop. Behaviour 8.2. */
export type UrlTarget = { kind: 'product'; sku: string } | { kind: 'category'; id: number } | { kind: 'cms'; identifier: string } | null

/** Memory first, then the server. A path is known as long as the tab lives. */
export function urlQuery(api: Api, view: StoreView, path: string) {
  const key = normalisePath(path).slice(1)
  return queryOptions({
    queryKey: toKey(view, key),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { embed: false },
    queryFn: async (): Promise<UrlTarget> => {
      const { mapUrl } = await import('@meerkat/contract/url-map')
      const hit = await api.call(mapUrl, { body: { url: key, includeFields: ['parentSku'] } })
      return hit && toTarget(hit)
    },
  })
}

function toTarget({ _type, _source }: { _type: string; _source: Record<string, unknown> }): UrlTarget {
  if (_type === 'product') return { kind: 'product', sku: String(_source['parentSku'] ?? _source['sku']) }
  if (_type === 'category') return { kind: 'category', id: Number(_source['id']) }
  return _type === 'cms_page' ? { kind: 'cms', identifier: String(_source['identifier']) } : null
}

/** Products of a list register their paths, so that following one asks the server for the product only. */
export function rememberPaths(queryClient: QueryClient, view: StoreView, tiles: readonly Tile[]): void {
  for (const { href, sku } of tiles) {
    const path = normalisePath(href).slice(view.url.length + 1)
    if (!path.startsWith('p/')) queryClient.setQueryData<UrlTarget>(toKey(view, path), (known) => known ?? { kind: 'product', sku })
  }
}

function toKey({ storeCode }: StoreView, path: string) {
  return ['url', storeCode, path] as const
}

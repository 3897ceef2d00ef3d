import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { normalisePath } from '@meerkat/domain/urls/normalise-path'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { isMissingPart, isUnanswered } from '../../../shell/api/is-unanswered.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import type { Tile } from '../tiles/tile.ts'

/** The target of a path. `sku` is null for a product registered by a list, which is found by its path. docs/behaviour/urls.md §8.2. */
export type UrlTarget =
  | { kind: 'product'; sku: string | null }
  | { kind: 'category'; id: number }
  | { kind: 'cms'; identifier: string }
  | null

/**
 * Looks up memory first, then the stored mappings if the shop enables them, then the server. Results are cached until the tab closes.
 * Spec §2, docs/behaviour/urls.md §8.2.
 */
export function urlQuery(api: Api, view: StoreView, path: string, childSku?: string) {
  const key = normalisePath(path).slice(1)
  return queryOptions({
    queryKey: toKey(view, key),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { embed: false },
    queryFn: async (): Promise<UrlTarget> => {
      const stored = await openStored(api, view)
      return (await stored?.read(key)) ?? askServer(api, { key, childSku, keep: stored?.write })
    },
  })
}

/**
 * When the URL map fails, the target is `UNMAPPED`, which is not cached and shown as not found. Without an answer, or without the code that
 * asks, the error is rethrown instead: what stands at the path is not known. docs/behaviour/urls.md §8.2, spec §2.
 */
export async function findTarget(answer: Promise<UrlTarget>): Promise<UrlTarget | typeof UNMAPPED> {
  return answer.catch((fault: unknown) => {
    if (!isUnanswered(fault) && !isMissingPart(fault)) return UNMAPPED
    throw fault
  })
}

/** The URL map failed. */
export const UNMAPPED = { kind: 'unmapped' } as const

/** Null on the server and, by default, in the browser: mappings are not stored there. docs/behaviour/README.md §0.1. */
async function openStored(api: Api, { storeCode }: StoreView) {
  if (import.meta.env.SSR || !shop.urls.storeMappings) return null
  const [{ openUrlMappings }, { openOffline }] = await Promise.all([
    import('../../../offline/collections/url-mappings.ts'),
    import('../../../offline/open-offline.ts'),
  ])
  return openUrlMappings(openOffline({ api, storeCode }).storage)
}

interface Lookup {
  key: string
  childSku: string | undefined
  keep: ((path: string, target: UrlTarget) => void) | undefined
}

async function askServer(api: Api, { key, childSku, keep }: Lookup): Promise<UrlTarget> {
  const { askUrlMap } = await import('./ask-url-map.ts')
  const hit = await askUrlMap(api, key, childSku)
  const target = hit && toTarget(hit)
  if (target) keep?.(key, target)
  return target
}

function toTarget({ _type, _source }: { _type: string; _source: Record<string, unknown> }): UrlTarget {
  if (_type === 'product') return { kind: 'product', sku: String(_source['parentSku'] ?? _source['sku']) }
  if (_type === 'category') return { kind: 'category', id: Number(_source['id']) }
  return _type === 'cms_page' ? { kind: 'cms', identifier: String(_source['identifier']) } : null
}

/** Finds the product with this `url_path`. */
export async function findProductAt(api: Api, view: StoreView, path: string): Promise<Product | null> {
  const { items } = await searchEntities<Product>(api, view, {
    entity: 'product',
    query: { _appliedFilters: [{ attribute: 'url_path', value: { eq: normalisePath(path).slice(1) }, scope: 'default' }] },
    size: 1,
  })
  return items[0] ?? null
}

/** Registers the paths of the products in a list, so that opening one fetches the product only. */
export function rememberPaths(queryClient: QueryClient, view: StoreView, tiles: readonly Tile[]): void {
  for (const { href } of tiles) {
    const path = normalisePath(href).slice(view.url.length + 1)
    if (!path.startsWith('p/')) queryClient.setQueryData<UrlTarget>(toKey(view, path), (known) => known ?? { kind: 'product', sku: null })
  }
}

function toKey({ storeCode }: StoreView, path: string) {
  return ['url', storeCode, path] as const
}

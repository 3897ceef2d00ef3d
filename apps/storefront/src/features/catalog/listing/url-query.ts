import type { StoreView } from '@meerkat/contract/store-config'
import { normalisePath } from '@meerkat/domain/urls/normalise-path'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'
import { isMissingPart, isUnanswered } from '../../../shell/api/is-unanswered.ts'
import type { Tile } from '../tiles/tile.ts'

/**
 * The target of a path. `sku` is null for a product registered by a list, which is found by its path. `moved`: the page has another path
 * in this store view; `headers` has the tags of the redirect. docs/behaviour/urls.md §8.2.
 */
export type UrlTarget =
  | { kind: 'product'; sku: string | null }
  | { kind: 'category'; id: number }
  | { kind: 'cms'; identifier: string }
  | { kind: 'moved'; href: string; headers: Record<string, string> }
  | null

/**
 * Looks up memory first, then the stored mappings if the shop enables them, then the server. Results are cached until the tab closes.
 * Spec §2, docs/behaviour/urls.md §8.2.
 */
export function urlQuery(api: Api, view: StoreView, path: string, childSku?: string) {
  const key = normalisePath(path).slice(1)
  return queryOptions({
    queryKey: urlKey(view, path),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { embed: false },
    // A server-rendered page does not need the request code.
    queryFn: async (): Promise<UrlTarget> => (await import('./ask-url-map.ts')).askUrlMap(api, view, { key, childSku }),
  })
}

/**
 * When the URL map fails, the target is `UNMAPPED`, which is shown as not found and not cached. Without an answer, or without the request
 * code, the error is rethrown instead: the path may have a page. docs/behaviour/urls.md §8.2, spec §2.
 */
export async function findTarget(answer: Promise<UrlTarget>): Promise<UrlTarget | typeof UNMAPPED> {
  return answer.catch((fault: unknown) => {
    if (isUnanswered(fault) || isMissingPart(fault)) throw fault
    // A server that refuses the path itself, such as one that is too long, has no page there.
    return import.meta.env.SSR && !/ 5\d\d$/.test(String(fault)) ? null : UNMAPPED
  })
}

/** The URL map failed. */
export const UNMAPPED = { kind: 'unmapped' } as const

/** Registers the paths of the products in a list, so that opening one fetches the product only. */
export function rememberPaths(queryClient: QueryClient, view: StoreView, tiles: readonly Tile[]): void {
  for (const { href } of tiles) {
    const path = normalisePath(href).slice(view.url.length)
    if (!path.startsWith('/p/')) queryClient.setQueryData<UrlTarget>(urlKey(view, path), (known) => known ?? { kind: 'product', sku: null })
  }
}

/** Query key of the target of a path within the store view. */
export function urlKey({ storeCode }: StoreView, path: string) {
  return ['url', storeCode, normalisePath(path).slice(1)] as const
}

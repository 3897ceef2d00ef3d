import { type UrlTarget, urlQuery } from '../features/catalog/listing/url-query.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'

/** The part of the router that is read. */
export interface TargetRouter {
  readonly state: { readonly matches: readonly { readonly routeId: string; readonly params: object; readonly loaderData?: unknown }[] }
  readonly options: { readonly context: Pick<RouterContext, 'api' | 'queryClient' | 'view'> }
}

/**
 * Stores the target that the server found at the path of the rendered page. Without this, the first filter of a list, or the way back to
 * it, would ask the URL map, and without an answer the list would be lost. docs/behaviour/offline.md §7.6.
 */
export function rememberTarget({ state, options: { context } }: TargetRouter): void {
  const match = state.matches.find(({ routeId }) => routeId === '/$')
  const target = toTarget(match?.loaderData)
  const { _splat: path = '' } = (match?.params ?? {}) as { _splat?: string }
  if (!target || path === '') return
  context.queryClient.setQueryData<UrlTarget>(urlQuery(context.api, context.view, path).queryKey, (known) => known ?? target)
}

/** The target in the loader data of `routes/$.tsx`. */
function toTarget(loaded: unknown): UrlTarget {
  const { kind, page } = (loaded ?? {}) as { kind?: string; page?: { key?: { id?: number }; sku?: string } }
  if (kind === 'category' && page?.key?.id !== undefined) return { kind, id: page.key.id }
  if (kind === 'product' && page?.sku !== undefined) return { kind, sku: page.sku }
  return null
}

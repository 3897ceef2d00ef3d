import { mapUrl as mapUrlEndpoint, mapUrlShort } from '@meerkat/contract/url-map'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { type MapUrlDeps, mapUrl } from './map-url.ts'

/** Looks up the document at a path, under both names of the endpoint. docs/wire.md §10. */
export function serveUrlMap(operations: Operations, deps: MapUrlDeps): void {
  for (const endpoint of [mapUrlEndpoint, mapUrlShort]) {
    operations.serve(endpoint, ({ body, caller }) => mapUrl(deps, caller.storeCode, body), { prepareBody: demandUrl })
  }
}

/** Old clients recognise this error by its code. */
function demandUrl(body: unknown): unknown {
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url !== 'string') throw new Refusal('search-failed', { name: 'Missing url' })
  return body
}

import { searchCatalogByPost, searchCatalog as searchCatalogEndpoint } from '@meerkat/contract/search'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { decodeRequest } from '../../search/decode-request.ts'
import { type SearchCatalogDeps, searchCatalog } from './search-catalog.ts'

/** The searches of the catalogue. Contract §13. */
export function serveCatalog(operations: Operations, deps: SearchCatalogDeps): void {
  operations.serve(searchCatalogEndpoint, ({ params, query }) => searchCatalog(deps, { ...params, query, asked: readAsked(query.request) }))
  operations.serve(searchCatalogByPost, ({ params, query, body }) => searchCatalog(deps, { ...params, query, asked: body }))
}

function readAsked(text: string | undefined): unknown {
  if (text === undefined || text.trim() === '') return undefined
  const asked = decodeRequest(text)
  if (asked === undefined) throw new Refusal('request-invalid', { name: 'The parameter request is not valid JSON' })
  return asked
}

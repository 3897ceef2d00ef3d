import { decodeRequest } from '@meerkat/catalogue-query/requests/decode-request'
import type { ParsedRequest } from '@meerkat/contract/endpoint'
import { type SearchResponse, searchCatalogByPost, searchCatalog as searchCatalogEndpoint } from '@meerkat/contract/search'
import { containsNul } from '../../http/contains-nul.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Reply } from '../../http/reply.ts'
import type { ListedAnswers } from './search/cache-listed-answers.ts'
import { type SearchCatalogDeps, type SearchRequest, searchCatalog } from './search/search-catalog.ts'

/** The searches of the catalogue. docs/wire.md §13. */
export function serveCatalog(operations: Operations, deps: SearchCatalogDeps, answers: ListedAnswers): void {
  operations.serve(searchCatalogEndpoint, (request) => answer(deps, answers, request))
  operations.serve(searchCatalogByPost, ({ params, query, body }) => searchCatalog(deps, { ...params, query, queryBody: body }))
}

/** Searches by GraphQL are cached as those of REST. */
export function createSearch(deps: SearchCatalogDeps, answers: ListedAnswers): (request: SearchRequest) => Promise<Reply<SearchResponse>> {
  return async (request) => {
    const ask = () => searchCatalog(deps, request)
    const view = request.entity === 'product' ? null : deps.model.findIndex(request.index)
    return view ? answers(JSON.stringify([view.listedVersion, request]), ask) : ask()
  }
}

/** Requests with a token are not cached, because the token must be verified; others for small entities are cached until these change. */
async function answer(
  deps: SearchCatalogDeps,
  answers: ListedAnswers,
  { params, query }: Pick<ParsedRequest<typeof searchCatalogEndpoint>, 'params' | 'query'>,
): Promise<Reply<SearchResponse>> {
  const ask = () => searchCatalog(deps, { ...params, query, queryBody: readRequestParameter(query.request) })
  const isCached = params.entity !== 'product' && query.response_format !== 'compact' && !query.request?.includes('groupToken')
  const view = isCached ? deps.model.findIndex(params.index) : null
  return view ? answers(JSON.stringify([view.listedVersion, params, query]), ask) : ask()
}

function readRequestParameter(text: string | undefined): unknown {
  if (text === undefined || text.trim() === '') return undefined
  const query = decodeRequest(text)
  if (query === undefined) throw new Refusal('request-invalid', { name: 'The parameter request is not valid JSON' })
  // Check after parsing: in JSON text NUL is written as an escape sequence.
  if (containsNul(query)) throw new Refusal('value-not-storable')
  return query
}

import { askGraphql, askGraphqlOfStore } from '@meerkat/contract/graphql'
import type { EntityType, SearchQueryInput } from '@meerkat/contract/search'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { toGraphqlRequest } from './to-graphql-request.ts'
import { toSearchAnswer } from './to-search-answer.ts'

/** Sends a search of the catalogue by GraphQL, and answers as the search by REST does. docs/wire.md §13.5, §16. */
export async function searchByGraphql({ params = {}, query = {}, headers, signal }: Call, send: Send): Promise<Answer> {
  const entity = params['entity'] as EntityType
  const page = { size: Number(query['size']), from: Number(query['from'] ?? 0) }
  const { body, skipped } = toGraphqlRequest({
    ...page,
    entity,
    query: JSON.parse(query['request'] ?? '{}') as SearchQueryInput,
    include: query['_source_include'],
    exclude: query['_source_exclude'],
  })
  const storeCode = query['storeCode'] ?? ''
  const answer = await send({
    ...(storeCode === '' ? { endpoint: askGraphql } : { endpoint: askGraphqlOfStore, params: { storeCode } }),
    body,
    ...(headers && { headers }),
    ...(signal && { signal }),
  })
  return toSearchAnswer(answer, { entity, skipped, size: page.size })
}

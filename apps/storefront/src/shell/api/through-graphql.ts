import type { Send } from '@meerkat/contract/transport'

/** Sends searches by GraphQL and everything else by REST, when the setting `server.api` says so. Spec §7, docs/wire.md §16. */
export function throughGraphql(send: Send): Send {
  return async (call) => {
    if (!call.endpoint.path.endsWith('/_search')) return send(call)
    const { searchByGraphql } = await import('./graphql/search-by-graphql.ts')
    return searchByGraphql(call, send)
  }
}

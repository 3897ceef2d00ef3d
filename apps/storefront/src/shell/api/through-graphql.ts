import type { Send } from '@meerkat/contract/transport'

/** Searches are sent by GraphQL, everything else by REST: with the setting `server.api`. Spec §7, docs/wire.md §16. */
export function throughGraphql(send: Send): Send {
  return async (call) => {
    if (!call.endpoint.path.endsWith('/_search')) return send(call)
    const { searchByGraphql } = await import('./graphql/search-by-graphql.ts')
    return searchByGraphql(call, send)
  }
}

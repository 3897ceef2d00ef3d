import type { Send } from '@meerkat/contract/transport'
import type { FastifyInstance } from 'fastify'

/**
 * Carries calls through the host's own door, as from that address: what limits a shopper's script limits a shopper's form.
 * docs/wire.md §20.
 */
export function sendFrom(host: Pick<FastifyInstance, 'inject'>, ip: string): Send {
  return async ({ endpoint, query, body, headers }) => {
    const response = await host.inject({
      method: endpoint.method,
      url: endpoint.path,
      remoteAddress: ip,
      ...(query && { query: { ...query } }),
      ...(headers && { headers: { ...headers } }),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}

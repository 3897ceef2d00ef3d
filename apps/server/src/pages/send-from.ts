import type { Send } from '@meerkat/contract/transport'
import type { FastifyInstance } from 'fastify'

/**
 * Sends calls through the host's own routes with the given address, so that the same rate limits apply to forms as to scripts.
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

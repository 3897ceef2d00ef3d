import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

const REQUEST_LINE_BYTES = 64 * 1024
export const BODY_BYTES = 1024 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/**
 * What a Fastify server must be created with to carry the API: routing as lenient as old servers (contract 1.1), long
 * request lines and big orders (1.11), and the limits that neither Node nor Fastify set by themselves.
 */
export const apiServerOptions = {
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1024 },
  bodyLimit: BODY_BYTES,
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { maxHeaderSize: REQUEST_LINE_BYTES },
} satisfies FastifyHttpOptions<Server>

/**
 * Refuses what proxies and servers understand differently: two hosts, and targets that bring a host along.
 * For the whole server, not only for the API.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length <= 1 && (raw.url?.startsWith('/') ?? false)) return
    return reply.code(400).type('application/json; charset=utf-8').send('{"code":400,"result":"The request is ambiguous"}')
  })
}

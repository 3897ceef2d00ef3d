import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

const REQUEST_LINE_BYTES = 64 * 1024
export const BODY_BYTES = 1024 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Options for the Fastify server of the API: routing as lenient as old servers (docs/wire.md §1.1), long request lines and large
 * orders (§1.11), and limits that neither Node nor Fastify set by default.
 */
export const apiServerOptions = {
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1024 },
  bodyLimit: BODY_BYTES,
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { maxHeaderSize: REQUEST_LINE_BYTES },
} satisfies FastifyHttpOptions<Server>

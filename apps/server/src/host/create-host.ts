import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { refuseAmbiguousRequests } from './refuse-ambiguous-requests.ts'

/** A category listing carries its whole query in the URL. Contract 1.11. */
const MAX_HEADER_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than a balancer keeps an idle connection, so that it never meets one that we are closing. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** The HTTP server before anything is mounted on it: limits, request ids, and the doors that Node leaves open closed. */
export function createHost({ log, publicUrl }: { log: FastifyBaseLogger; publicUrl: string }): FastifyInstance {
  const host = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2048 },
    // A path that is not valid percent-encoding.
    frameworkErrors: (error, _request, reply) => void refuse(reply, error.statusCode ?? 400),
  })
  refuseAmbiguousRequests(host)
  addSafetyHeaders(host, publicUrl)
  return host
}

function addSafetyHeaders(host: FastifyInstance, publicUrl: string): void {
  const https = publicUrl.startsWith('https:')
  host.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('x-frame-options', 'SAMEORIGIN')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

function refuse(reply: { code(status: number): { type(type: string): { send(body: unknown): unknown } } }, status: number): unknown {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: status, result: STATUS_CODES[status] ?? 'Bad request' }))
}

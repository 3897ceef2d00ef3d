import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { apiServerOptions } from '@meerkat/api/server-options'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { compressJson } from './compress-json.ts'
import { refuseAmbiguousRequests } from './refuse-ambiguous-requests.ts'

/** Longer than load balancers keep idle connections, so that they never reuse one that we are closing. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000

interface HostOptions {
  readonly log: FastifyBaseLogger
  /** The Strict-Transport-Security header; null where the shop is not reached by https. */
  readonly hsts: string | null
  /** Number of proxies in front: that many of the last entries of `X-Forwarded-For` are trusted, and the one before them is the caller. */
  readonly trustedProxies: number
}

/**
 * The HTTP server before routes are mounted: limits, request ids, safety headers, and refusal of ambiguous requests that Node lets through.
 */
export function createHost({ log, hsts, trustedProxies }: HostOptions): FastifyInstance {
  const host = Fastify({
    ...apiServerOptions,
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    loggerInstance: log,
    // Metrics count and time requests. Logging each would record what people search for.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnread,
    // A path that is not valid percent-encoding.
    frameworkErrors: (error, _request, reply) => refuse(reply as FastifyReply, error.statusCode ?? 400),
  })
  host.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    // Without the query: it may hold a user token.
    if (status >= 500) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'a request failed')
    refuse(reply, status)
  })
  addSafetyHeaders(host, hsts)
  compressJson(host)
  warnOfUndeclaredProxy(host, { log, trustedProxies })
  refuseAmbiguousRequests(host)
  return host
}

/** For every response except files, including those to requests that reach no route. */
const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const

/** Files that pages of other origins may embed, such as an old storefront with this API. */
const FILES = /^\/(?:img|media|assets)(?:\/|\?|$)/

/** The others are rules for documents: on the hundred files of a first visit they would be 20 kB that say nothing. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const

function addSafetyHeaders(host: FastifyInstance, hsts: string | null): void {
  host.addHook('onRequest', async (request, reply) => {
    reply.headers(FILES.test(request.url) ? FILE_HEADERS : SAFETY_HEADERS)
    if (hsts !== null) reply.header('strict-transport-security', hsts)
  })
}

/** Behind an undeclared proxy all shoppers share the limits of one address. Logged once. */
function warnOfUndeclaredProxy(host: FastifyInstance, { log, trustedProxies }: Pick<HostOptions, 'log' | 'trustedProxies'>): void {
  let hasWarned = false
  host.addHook('onRequest', async (request) => {
    if (hasWarned || trustedProxies > 0 || request.headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    log.warn('requests carry X-Forwarded-For, but TRUSTED_PROXIES is 0: limits count the proxy, not the shoppers behind it')
  })
}

/** Fastify's own errors have a status. The message of any other error is only logged, never sent. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

/** Answers bytes that are not an HTTP request with a JSON error, and closes the connection. */
function refuseUnread({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify({ code: status, result: STATUS_CODES[status] })
  const safety = Object.entries(SAFETY_HEADERS).map(([name, value]) => `${name}: ${value}`)
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...safety,
  ]
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}

function refuse(reply: FastifyReply, status: number): void {
  reply
    .code(status)
    .headers(SAFETY_HEADERS)
    .send({ code: status, result: STATUS_CODES[status] ?? 'Bad request' })
}

import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { findToken } from './caller.ts'
import { addressOf, toNetwork } from './network.ts'
import { describeOperations } from './openapi/describe-operations.ts'
import type { Operation, Operations, Performed } from './operations.ts'
import type { RateLimits } from './rate-limit.ts'
import { Refusal, type RefusalCode } from './refusals.ts'
import { BODY_BYTES } from './server-options.ts'

const PREFIX = '/api'
/** The prefixes of all paths. */
const PREFIXES = [PREFIX, '/graphql'] as const
const JSON_TYPE = 'application/json; charset=utf-8'
const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface MountOptions {
  readonly operations: Operations
  /** Null: no limits. */
  readonly limits: RateLimits | null
  readonly version: string
  /** Codes of the store views other than the default one: `/api/de/cart/pull` is `/api/cart/pull` in the store view `de`. Spec §7. */
  readonly storeCodes: readonly string[]
}

/** Registers one route per operation below its prefix, with shared hooks. The server must be created with `apiServerOptions`. */
export async function mountOperations(app: FastifyInstance, options: MountOptions): Promise<void> {
  for (const prefix of PREFIXES) await mountBelow(app, { prefix, storeCode: '' }, options)
  for (const storeCode of options.storeCodes) await mountBelow(app, { prefix: PREFIX, storeCode }, options)
}

interface Place {
  readonly prefix: string
  /** Store code in the path after the prefix; empty for paths without one, whose calls may name a store view in header or query. */
  readonly storeCode: string
}

async function mountBelow(app: FastifyInstance, { prefix, storeCode }: Place, options: MountOptions): Promise<void> {
  const { operations } = options
  const rows = operations.list().filter(({ endpoint }) => prefixOf(endpoint.path) === prefix)
  if (rows.length === 0) return
  const base = storeCode === '' ? prefix : `${prefix}/${storeCode}`
  await app.register(
    async (api) => {
      const byRoute = new Map(rows.map((row) => [`${row.endpoint.method} ${base}${routeOf(row.endpoint.path)}`, row.options]))
      const optionsOf = (request: FastifyRequest) => byRoute.get(`${request.method} ${request.routeOptions.url}`)
      acceptJsonOnly(api, (request) => optionsOf(request)?.takesAnyBody ?? false)
      await api.register(cors, {
        origin: '*',
        // Exactly the list of headers that old servers sent. docs/wire.md §1.7.
        methods: 'GET,HEAD,PUT,PATCH,POST,DELETE',
        exposedHeaders: ['Link', 'Retry-After', 'X-VS-Cache-Tags'],
        strictPreflight: false,
      })
      // Before the body is read: an unknown path is 404 whatever its content type is.
      api.addHook('onRequest', async (request, reply) => {
        if (request.is404) await send(reply, operations.refuse(toUnknownPath(request.url, base), request.id))
      })
      api.setNotFoundHandler((request, reply) => send(reply, operations.refuse(toUnknownPath(request.url, base), request.id)))
      // Errors before the handler, such as an unreadable body, also get the response format of their call.
      api.setErrorHandler((fault, request, reply) => send(reply, operations.refuse(toRefusal(fault), request.id, optionsOf(request))))
      for (const operation of rows) mountOperation(api, { operation, storeCode }, options)
      refuseOtherMethods(api, operations, rows)
      if (base === PREFIX) serveDescription(api, options)
    },
    { prefix: base },
  )
}

/** Created on the first request: it parses the contract's sources, and most processes never serve it. */
function serveDescription(api: FastifyInstance, { operations, version }: MountOptions): void {
  let description: Promise<string> | null = null
  api.get('/openapi.json', async (_request, reply) => {
    description ??= describeAll()
    return reply.type(JSON_TYPE).send(await description)
  })

  async function describeAll(): Promise<string> {
    const { readDocstrings } = await import('./openapi/read-docstrings.ts')
    return JSON.stringify(describeOperations(operations.list(), await readDocstrings(), version))
  }
}

interface Mounted {
  readonly operation: Operation
  readonly storeCode: string
}

function mountOperation(api: FastifyInstance, { operation, storeCode }: Mounted, { operations, limits }: MountOptions): void {
  const { endpoint, options } = operation
  api.route({
    method: endpoint.method,
    url: routeOf(endpoint.path),
    bodyLimit: options.bodyBytes ?? BODY_BYTES,
    handler: async (request, reply) => {
      const ip = addressOf(request)
      const query = lastValues(request.query)
      const params = storeCode === '' ? paramsOf(request) : { ...paramsOf(request), storeCode }
      const raw = { params, query, body: request.body, headers: request.headers, ip, id: request.id }
      const passage = await limits?.enter(options.rateClass ?? 'R', { ip, token: findToken(raw) })
      if (passage?.kind === 'refused') {
        const details = { event: 'rate-limited', call: `${endpoint.method} ${endpoint.path}`, network: toNetwork(ip) }
        if (passage.isFirst) request.log.info(details, 'requests of an address are rate-limited')
        return send(reply, operations.refuse(rateLimited(passage.waitSeconds), request.id, options))
      }
      const performed = await operations.perform(operation, raw)
      if (options.limitsFailuresOnly && performed.status < 400) await passage?.undo()
      return send(reply, performed)
    },
  })
}

function rateLimited(seconds: number): Refusal {
  return new Refusal('rate-limited', { retryAfterSeconds: seconds })
}

function send(reply: FastifyReply, { status, headers, payload }: Performed): FastifyReply {
  return reply.code(status).type(JSON_TYPE).headers(headers).send(payload())
}

/** The path relative to its prefix; the prefix itself becomes the empty path. */
function routeOf(path: string): string {
  return path.slice(prefixOf(path).length)
}

function prefixOf(path: string): string {
  const prefix = PREFIXES.find((one) => path === one || path.startsWith(`${one}/`))
  if (prefix === undefined) throw new Error(`${path} is not below ${PREFIXES.join(' or ')}`)
  return prefix
}

/** Old clients send the JSON content type without a body, too. Bodies of other content types are refused even when they look like JSON. docs/wire.md §1.6. */
function acceptJsonOnly(api: FastifyInstance, takesAnyBody: (request: FastifyRequest) => boolean): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parseJson(request, text, done)
  })
  api.addContentTypeParser('*', (request, payload, done) => {
    if (!takesAnyBody(request)) return done(Object.assign(new Error('The content type is not JSON'), { statusCode: 415 }))
    payload.resume()
    done(null, undefined)
  })
}

/** A known path with another method is 405, not 404; searches return 500. docs/wire.md §13.1. */
function refuseOtherMethods(api: FastifyInstance, operations: Operations, all: readonly Operation[]): void {
  const taken = Map.groupBy(all, ({ endpoint }) => routeOf(endpoint.path))
  for (const [url, rows] of taken) {
    const allowed: string[] = rows.map(({ endpoint }) => endpoint.method)
    const method = METHODS.filter((name) => !allowed.includes(name))
    const refusal = url.endsWith('/_search') ? 'search-method' : 'method-not-allowed'
    api.route({
      method,
      url,
      handler: (request, reply) =>
        send(reply.header('allow', allowed.join(', ')), operations.refuse(new Refusal(refusal), request.id, rows[0]?.options)),
    })
  }
}

/** An unknown path is 404, below that of the searches 500. docs/wire.md §1.3. */
function toUnknownPath(url: string, base: string): Refusal {
  return new Refusal(url.toLowerCase().startsWith(`${base}/catalog/`) ? 'search-path' : 'not-found')
}

/** Fastify returns repeated query keys as a list; only the last value is used. */
function lastValues(query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(entries.map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value]))
}

function paramsOf(request: FastifyRequest): Record<string, unknown> {
  return request.params as Record<string, unknown>
}

/** Maps Fastify's own errors by their status. */
function toRefusal(fault: unknown): unknown {
  const status = fault instanceof Error && 'statusCode' in fault ? fault.statusCode : 500
  const refusal = typeof status === 'number' ? BY_STATUS[status] : undefined
  if (refusal) return new Refusal(refusal)
  return typeof status === 'number' && status < 500 ? new Refusal('request-invalid') : fault
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'json-malformed',
  404: 'not-found',
  413: 'body-too-large',
  415: 'media-type-unknown',
}

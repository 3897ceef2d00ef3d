import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TEST_PAYMENTS_PATH } from './start-test-payments.ts'

interface Targets {
  /** Addresses on this machine. */
  readonly framesUrl: string
  readonly pagesUrl: string
}

/**
 * Forwards what browsers need of the simulators, so that they work behind one port. Their pages are sandboxed, which gives them a separate
 * origin although they are served from the shop's. Decision 0044.
 */
export function mountTestPayments(host: FastifyInstance, { framesUrl, pagesUrl }: Targets): void {
  void host.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const [name, target] of [
      ['frames', framesUrl],
      ['pages', pagesUrl],
    ] as const) {
      const prefix = `${TEST_PAYMENTS_PATH}/${name}`
      scope.route({
        method: ['GET', 'POST'],
        url: `${prefix}/*`,
        handler: (request, reply) => forward(request, reply, `${target}${request.url.slice(prefix.length)}`),
      })
    }
  })
}

/** Headers of the shop's own pages that would stop a sandboxed page, or a frame inside one, from loading. */
const OWN_HEADERS = ['x-frame-options', 'cross-origin-opener-policy']
const PASSED_HEADERS = [
  'content-type',
  'content-security-policy',
  'location',
  'cache-control',
  'access-control-allow-origin',
  'referrer-policy',
]

/** What a page of the simulators needs to know of the browser. No cookie of the shop is passed on. */
const ASKED_HEADERS = ['content-type', 'accept-language']

async function forward(request: FastifyRequest, reply: FastifyReply, target: string): Promise<FastifyReply> {
  const headers = ASKED_HEADERS.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] satisfies [string, string]] : []
  })
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}
  const response = await fetch(target, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...body,
  })
  for (const name of OWN_HEADERS) reply.removeHeader(name)
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply
    .code(response.status)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(await response.arrayBuffer()))
}

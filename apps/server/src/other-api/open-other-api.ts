import type { Answer, Call, Send } from '@meerkat/contract/transport'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adaptToV1 } from './adapt-to-v1.ts'
import { callOtherApi, type Report } from './call-other-api.ts'
import { type Ask, answerWith } from './exchange.ts'
import { mountPictures } from './mount-pictures.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Load balancers do not wait longer for the answer to a probe. */
const READY_LIMIT_MS = 2000

export interface OtherApiOptions {
  /** `API_URL`. */
  readonly url: string
  /** `v1`: it knows only the calls of Vue Storefront 1.12. */
  readonly protocol: 'meerkat' | 'v1'
  /** Paths of calls that the settings name. */
  readonly furtherPaths: readonly string[]
  readonly report: Report
  readonly readLimitMs?: number
}

/** Uses the API of another server instead of our own: for rendered pages, and for browsers below `/api`. Spec §7, docs/running.md. */
export function openOtherApi({ url, protocol, furtherPaths, ...options }: OtherApiOptions) {
  const direct = callOtherApi({ url, ...options })
  const ask = protocol === 'v1' ? adaptToV1(direct, furtherPaths) : direct
  return {
    send: sendThrough(ask),
    mount: async (host: FastifyInstance) => mountCalls(host, { url, ask }),
    async ready() {
      const { status } = await ask({ method: 'GET', path: '/api', query: {}, signal: AbortSignal.timeout(READY_LIMIT_MS) })
      return status < 500 ? { ok: true, detail: { api: url } } : { ok: false, detail: { api: 'unreachable' } }
    },
  }
}

function sendThrough(ask: Ask): Send {
  return async ({ endpoint, params = {}, query = {}, body, headers, signal }: Call): Promise<Answer> =>
    ask({
      method: endpoint.method,
      path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      query,
      body,
      ...(headers && { headers }),
      ...(signal instanceof AbortSignal && { signal }),
    })
}

async function mountCalls(host: FastifyInstance, { url, ask }: { url: string; ask: Ask }): Promise<void> {
  mountPictures(host, url)
  await host.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, text.toString().trim() === '' ? undefined : JSON.parse(text.toString()))
      } catch {
        done(Object.assign(new Error('malformed'), { statusCode: 400 }))
      }
    })
    calls.setErrorHandler((error, _request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      return send(
        reply,
        answerWith(statusCode, statusCode < 500 ? 'Malformed request' : 'Something went wrong on our side, please try again'),
      )
    })
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://shop')
      // `..` segments may lead to another path of the server.
      if (!/^\/(?:api|graphql)(?:\/|$)/.test(pathname)) return send(reply, answerWith(404, 'Not found'))
      const headers = Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      return send(
        reply,
        await ask({
          method: request.method,
          path: pathname,
          query: Object.fromEntries(searchParams),
          body: request.body,
          headers: { ...Object.fromEntries(headers), 'x-forwarded-for': request.ip },
        }),
      )
    }
    for (const path of ['/api', '/api/*', '/graphql', '/graphql/*'])
      calls.route({ method: ['GET', 'POST', 'DELETE'], url: path, handler: pass })
  })
}

function send(reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers })
    .type(JSON_TYPE)
    .send(JSON.stringify(body))
}

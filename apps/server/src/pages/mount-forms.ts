import type { FastifyInstance } from 'fastify'
import type { Storefront } from './mount-pages.ts'
import { sendFrom } from './send-from.ts'

interface FormDeps {
  readonly storefront: Storefront
  readonly publicUrl: string
  readonly callable: Pick<FastifyInstance, 'inject'>
}

/** Larger than any form of a page. */
const LIMIT_BYTES = 1024
const NO_PAGE = /^\/(?:api|img|assets)\//

/** Lets pages receive their own form posts, for browsers without JavaScript. Other posts are refused. */
export function mountForms(host: FastifyInstance, { storefront, publicUrl, callable }: FormDeps): void {
  void host.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: LIMIT_BYTES } as const
    forms.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => done(null, body))
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    forms.post('/*', async (request, reply) => {
      const { body, url } = request
      if (typeof body !== 'string' || NO_PAGE.test(url)) return reply.callNotFound()
      const form = new Request(new URL(publicUrl).origin + url, { method: 'POST', body })
      const answer = await storefront.fetch(form, { context: { send: sendFrom(callable, request.ip), deliver: () => {} } })
      return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send()
    })
  })
}

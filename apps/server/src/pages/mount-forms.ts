import type { Send } from '@meerkat/contract/transport'
import type { FastifyInstance } from 'fastify'
import type { Storefront } from './mount-pages.ts'
import { sendFrom } from './send-from.ts'

interface FormDeps {
  readonly storefront: Storefront
  /** Calls of the page that shows a refused form again. */
  readonly send: Send
  readonly isRemote?: boolean
  readonly publicUrl: string
  readonly callable: Pick<FastifyInstance, 'inject'>
}

/** Larger than any form of a page: a contact message in Japanese takes nine bytes a character. */
const LIMIT_BYTES = 64 * 1024
const NO_PAGE = /^\/(?:api|graphql|img|media|assets)(?:[/?]|$)/i

/** Lets pages receive their own form posts, for browsers without JavaScript. Other posts are refused. */
export function mountForms(host: FastifyInstance, { storefront, send, isRemote = false, publicUrl, callable }: FormDeps): void {
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
      // The language of the page that shows a refused form again.
      const headers = request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }
      const form = new Request(new URL(publicUrl).origin + url, { method: 'POST', headers, body })
      let page: Buffer | undefined
      const deliver = (bytes: Buffer) => {
        page = bytes
      }
      const answer = await storefront.fetch(form, { context: { send, isRemote, sendForm: sendFrom(callable, request.ip), deliver } })
      return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(page)
    })
  })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isDatabaseUnreachable } from '../../db/database-fault.ts'
import { toReason } from '../../db/outbox-jobs.ts'
import { webhookTokens } from './config/payment-config.ts'
import { storeEvent } from './event.store.ts'
import type { PaymentDeps } from './payment-deps.ts'

const MAX_BODY_BYTES = 64 * 1024
const WEBHOOK_PATH = '/api/webhooks/:provider/:pathToken'

/**
 * Receives notifications of providers as raw bytes, stores them and enqueues a job. Nothing is parsed before it was authenticated, and nothing
 * of a refused notification is stored. docs/wire.md §4.5, docs/payments.md, "Notifications".
 */
export async function webhookRoutes(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  const { config, providers, database, log, now } = deps
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) => done(null, body))
  app.route<{ Params: { provider: string; pathToken: string } }>({
    method: 'POST',
    url: WEBHOOK_PATH,
    bodyLimit: MAX_BODY_BYTES,
    errorHandler: (fault, _request, reply) => {
      const status = (fault as { statusCode?: number }).statusCode ?? 500
      return reply.code(status >= 400 && status < 500 ? status : 500).send({ code: status, result: 'The notification cannot be read' })
    },
    async handler(request, reply) {
      const { provider: name, pathToken } = request.params
      const open = providers.byName(name)
      if (!open || !webhookTokens(config, name).some((token) => isSame(token, pathToken))) {
        return reply.code(404).send({ code: 404, result: 'Not found' })
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const read = open.provider.readNotification({ body, headers: request.headers, now: now() })
      if (!read) {
        log.warn({ event: 'webhook-refused', provider: name }, 'a payment notification is not authentic')
        return reply.code(401).send({ code: 401, result: 'Not authentic' })
      }
      if (read === 'outdated') {
        const why = 'a payment notification is out of date: it was replayed, or the clock of this machine is wrong'
        log.error({ event: 'webhook-refused', provider: name, reason: 'time' }, why)
        return reply.code(401).send({ code: 401, result: 'Of another time' })
      }
      try {
        const key = read.key ?? createHash('sha256').update(body).digest('hex')
        const isNew = await storeEvent(database.sql, name, { ...read, key }, now())
        if (isNew) deps.changed()
        return await reply.send({ code: 200, result: 'OK' })
      } catch (fault) {
        if (!isDatabaseUnreachable(fault))
          log.error({ event: 'webhook', provider: name, reason: toReason(fault) }, 'a payment notification could not be stored')
        // The provider will send it again.
        return reply.code(503).header('retry-after', '5').send({ code: 503, result: 'Please try again' })
      }
    },
  })
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [expected, given].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

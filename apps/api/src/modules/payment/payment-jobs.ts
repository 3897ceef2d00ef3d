import { enqueueLater } from '../../db/enqueue.ts'
import { type OutboxHandler, UnrecoverableJob } from '../../db/outbox.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt, setNextPoll } from './attempt.store.ts'
import { ProviderFault } from './http/provider-client.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { processEvent } from './process-event.ts'
import { sendRefund } from './send-refund.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

const SOON_MS = 60_000

/** The jobs of payments in the outbox. Each may be repeated after a crash. */
export function paymentJobs(deps: PaymentDeps): Readonly<Record<string, OutboxHandler>> {
  const { database, providers, now } = deps
  return {
    async 'payment-ask'(payload) {
      const attempt = await findAttempt(database.sql, idOf(payload, 'attemptId'))
      if (!attempt) return
      const outcome = await askProvider(deps, attempt)
      // Without an answer, poll again soon instead of at the next regular time.
      if (outcome !== 'asked') await setNextPoll(database.sql, attempt.id, new Date(now().getTime() + SOON_MS))
    },
    async 'payment-event'(payload) {
      const outcome = await processEvent(deps, Number((payload as { eventId?: unknown }).eventId))
      if (typeof outcome === 'object') await enqueueLater(database.sql, 'payment-event', payload as object, outcome.againInSeconds)
      if (outcome === 'unreachable') throw new Error('The provider did not answer')
    },
    'payment-refund': (payload) => sendRefund(deps, idOf(payload, 'refundId')),
    async 'payment-close'(payload) {
      const attempt = await findAttempt(database.sql, idOf(payload, 'attemptId'))
      const close = attempt && providers.byName(attempt.provider)?.provider.close
      if (!attempt || !close) return
      await close(toProviderAttempt(attempt)).catch((fault: unknown) => {
        // A checkout that stays open is harmless: money that arrives through it is sent back.
        if (!(fault instanceof ProviderFault)) throw fault
      })
      await askProvider(deps, attempt)
    },
  }
}

function idOf(payload: unknown, name: string): string {
  const id = (payload as Record<string, unknown> | null)?.[name]
  if (typeof id !== 'string') throw new UnrecoverableJob(`The job has no ${name}`)
  return id
}

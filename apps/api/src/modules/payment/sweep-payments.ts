import { hasOpenCheckout } from '@meerkat/domain/payment/attempt-state'
import { enqueue } from '../../db/enqueue.ts'
import { toReason } from '../../db/outbox-jobs.ts'
import { enqueueDuePolls, listAttempts } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** Maximum number of status queries, and of released reservations, per round. */
const MAX_PER_RUN = 200
/** If a job is lost, the status of its attempt is queried again after this time. */
const AGAIN_MS = 5 * 60_000
const MAX_PAUSE_MS = 15_000

export interface SweepDeps extends PaymentDeps {
  readonly listDueReservations: (sql: PaymentDeps['database']['sql'], now: Date, limit: number) => Promise<number[]>
}

/** One round: enqueues the status queries that are due, and returns goods to stock whose reservation has ended. Any process may run it. */
export async function sweepPayments(deps: SweepDeps): Promise<{ readonly asked: number; readonly released: number }> {
  const { database, orders, now } = deps
  const at = now()
  const asked = await enqueueDuePolls(database.sql, { now: at, most: MAX_PER_RUN, again: new Date(at.getTime() + AGAIN_MS) })
  let released = 0
  for (const id of await deps.listDueReservations(database.sql, at, MAX_PER_RUN)) {
    const isReleased = await database.transaction(async (tx) => {
      const order = await orders.lock(tx, id)
      if (!order || order.state !== 'waiting' || order.reserved_until > now()) return false
      // Close its checkouts where the provider allows it; money that still arrives revives the order or is refunded.
      for (const { id: attemptId, state } of await listAttempts(tx, id))
        if (hasOpenCheckout(state)) await enqueue(tx, 'payment-close', { attemptId })
      return orders.release(tx, order, 'released')
    })
    if (isReleased) released += 1
  }
  if (asked > 0 || released > 0) deps.changed()
  return { asked, released }
}

/** Sweeps every `PAYMENT_RECONCILE_SECONDS`, and at least four times a minute. After an error the next round tries again. */
export function startSweep(deps: SweepDeps): { close(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(
    () => {
      if (isRunning) return
      isRunning = true
      running = sweepPayments(deps)
        .catch((fault: unknown) =>
          deps.log.warn({ reason: toReason(fault) }, 'open payments could not be checked, the next round tries again'),
        )
        .finally(() => {
          isRunning = false
        })
    },
    Math.min(deps.config.reconcileMs, MAX_PAUSE_MS),
  )
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

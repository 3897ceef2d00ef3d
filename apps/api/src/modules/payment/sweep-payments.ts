import { hasOpenCheckout } from '@meerkat/domain/payment/attempt-state'
import { enqueue } from '../../db/enqueue.ts'
import { toReason } from '../../db/outbox-jobs.ts'
import { performEach } from '../../db/perform-each.ts'
import { type Rounds, startRounds } from '../../db/start-rounds.ts'
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
  const { database, log } = deps
  const at = deps.now()
  const asked = await enqueueDuePolls(database.sql, { now: at, most: MAX_PER_RUN, again: new Date(at.getTime() + AGAIN_MS) })
  const released = await performEach(
    await deps.listDueReservations(database.sql, at, MAX_PER_RUN),
    (orderId) => releaseReservation(deps, orderId),
    (orderId, fault) =>
      log.error({ event: 'payment', orderId, reason: toReason(fault) }, 'goods of an unpaid order could not be returned to stock'),
  )
  if (asked > 0 || released > 0) deps.changed()
  return { asked, released }
}

/** False when the order is no longer waiting, or was given more time. */
async function releaseReservation({ database, orders, now }: SweepDeps, id: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const order = await orders.lock(tx, id)
    if (!order || order.state !== 'waiting' || order.reserved_until > now()) return false
    // Close its checkouts where the provider allows it; money that still arrives revives the order or is refunded.
    for (const { id: attemptId, state } of await listAttempts(tx, id))
      if (hasOpenCheckout(state)) await enqueue(tx, 'payment-close', { attemptId })
    return orders.release(tx, order, 'released')
  })
}

/** Sweeps every `PAYMENT_RECONCILE_SECONDS`, and at least four times a minute. */
export function startSweep(deps: SweepDeps): Rounds {
  return startRounds({
    everyMs: Math.min(deps.config.reconcileMs, MAX_PAUSE_MS),
    round: () => sweepPayments(deps),
    onFault: (fault) => deps.log.warn({ reason: toReason(fault) }, 'open payments could not be checked, the next round tries again'),
  })
}

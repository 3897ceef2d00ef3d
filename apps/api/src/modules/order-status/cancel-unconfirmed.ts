import type { Database, Log } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { performEach } from '../../db/perform-each.ts'
import { listUnconfirmed, lockOrder } from './order-status.store.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

/** Orders per round. */
const MAX_PER_RUN = 200

export interface UnconfirmedDeps extends StepDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly log: Pick<Log, 'error'>
  /** Why the order was cancelled, in the language of its buyer. */
  readonly explain: (sql: Executor, orderId: number) => Promise<string>
}

/** Cancels orders that were not confirmed in time; their goods go back to stock. Returns how many. Decision 0076. */
export async function cancelUnconfirmed(deps: UnconfirmedDeps): Promise<number> {
  const due = await listUnconfirmed(deps.database.sql, deps.now(), MAX_PER_RUN)
  return performEach(
    due,
    (orderId) => cancel(deps, orderId),
    (orderId, fault) => deps.log.error({ err: fault, orderId }, 'an order that was not confirmed in time could not be cancelled'),
  )
}

/** False when the order has been confirmed or changed since it was listed. */
async function cancel(deps: UnconfirmedDeps, orderId: number): Promise<boolean> {
  const { database, explain } = deps
  const comment = await explain(database.sql, orderId)
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order?.awaitsConfirmation || order.status !== 'pending') return false
    return (await takeOrderStep(tx, order, { step: 'cancel', actor: 'operator', comment }, deps)).kind === 'moved'
  })
}

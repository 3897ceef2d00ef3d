import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { listUnconfirmed, lockOrder } from './order-status.store.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

/** Orders per round. */
const MAX_PER_RUN = 200

export interface UnconfirmedDeps extends StepDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  /** Why the order was cancelled, in the language of its buyer. */
  readonly explain: (sql: Executor, orderId: number) => Promise<string>
}

/** Cancels orders that were not confirmed in time; their goods go back to stock. Returns how many. Decision 0076. */
export async function cancelUnconfirmed(deps: UnconfirmedDeps): Promise<number> {
  const { database, now, explain } = deps
  let count = 0
  for (const id of await listUnconfirmed(database.sql, now(), MAX_PER_RUN)) {
    const comment = await explain(database.sql, id)
    const isCancelled = await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      // It may have been confirmed since it was listed.
      if (!order?.awaitsConfirmation || order.status !== 'pending') return false
      return (await takeOrderStep(tx, order, { step: 'cancel', actor: 'operator', comment }, deps)).kind === 'moved'
    })
    if (isCancelled) count += 1
  }
  return count
}

import { cancelOrder as cancelOrderCall, type HistoryOrder } from '@meerkat/contract/order-history'
import type { Database } from '../../db/client.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { lockOrder } from './order-status.store.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

export interface CancelDeps extends StepDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly findCustomerId: FindCustomerId
  readonly readOrder: (id: number) => Promise<HistoryOrder | null>
  /** Told after each cancellation, so that what follows from it starts at once. */
  readonly canceled: () => void
}

export function serveCancelOrder(operations: Operations, deps: CancelDeps): void {
  operations.serve(cancelOrderCall, ({ params, caller }) => cancelOrder(deps, params.id, caller), { rateClass: 'W', noStore: true })
}

/**
 * Calls a pending order off: goods and coupon are free again, and a mail says so. Twice is once.
 * @throws Refusal `token-unknown`, `order-not-found` for what is not the caller's own, `order-too-far`.
 */
async function cancelOrder({ database, findCustomerId, ...deps }: CancelDeps, given: string, caller: Caller): Promise<HistoryOrder> {
  const customerId = await getCustomerId(findCustomerId, caller)
  const id = toOrderId(given)
  if (id === null) throw new Refusal('order-not-found')
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.customerId !== customerId) throw new Refusal('order-not-found')
    const outcome = await takeOrderStep(tx, order, { step: 'cancel', actor: 'customer' }, deps)
    if (outcome.kind === 'refused') throw new Refusal('order-too-far')
  })
  deps.canceled()
  const order = await deps.readOrder(id)
  if (!order) throw new Refusal('order-not-found')
  return order
}

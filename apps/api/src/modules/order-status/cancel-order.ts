import { cancelGuestOrder } from '@meerkat/contract/guest-order'
import { cancelOrder as cancelOrderCall, type HistoryOrder } from '@meerkat/contract/order-history'
import type { Database } from '../../db/client.ts'
import { type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { lockOrder } from './order-status.store.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

export interface CancelDeps extends StepDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly findCustomerId: FindCustomerId
  /** The order of a guest's mail token; null for a token that the shop did not sign. */
  readonly readGuestToken: (token: string) => Promise<number | null>
  readonly readOrder: (id: number) => Promise<HistoryOrder | null>
  /** Called after each change, so that mails and stock are processed at once. */
  readonly changed: () => void
}

const OPTIONS = { rateClass: 'W', noStore: true } as const

export function serveCancelOrder(operations: Operations, deps: CancelDeps): void {
  operations.serve(
    cancelOrderCall,
    async ({ params, caller }) =>
      cancelOrder(deps, { customerId: await getCustomerId(deps.findCustomerId, caller), orderId: toOrderId(params.id) }),
    OPTIONS,
  )
  operations.serve(
    cancelGuestOrder,
    async ({ body }) => cancelOrder(deps, { customerId: null, orderId: await deps.readGuestToken(body.token) }),
    OPTIONS,
  )
}

/**
 * Cancels a pending order: returns goods to stock, releases the coupon, and mails a confirmation. Cancelling twice has one effect.
 * @throws Refusal `order-not-found` unless the order is this customer's (null: a guest's), `order-too-far`.
 */
async function cancelOrder(
  { database, ...deps }: CancelDeps,
  { customerId, orderId }: { customerId: number | null; orderId: number | null },
): Promise<HistoryOrder> {
  if (orderId === null) throw new Refusal('order-not-found')
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (!locked || locked.customerId !== customerId) throw new Refusal('order-not-found')
    const outcome = await takeOrderStep(tx, locked, { step: 'cancel', actor: 'customer' }, deps)
    if (outcome.kind === 'refused') throw new Refusal('order-too-far')
  })
  deps.changed()
  const order = await deps.readOrder(orderId)
  if (!order) throw new Refusal('order-not-found')
  return order
}

import { type HistoryOrder, itemPosition } from '@meerkat/contract/order-history'
import { type ReturnRequest, requestGuestReturn, requestReturn as requestReturnCall } from '@meerkat/contract/order-return'
import { getCustomerId } from '../../../http/caller.ts'
import type { Operations } from '../../../http/operations.ts'
import { toOrderId } from '../../../http/order-id.ts'
import { Refusal, type RefusalCode } from '../../../http/refusals.ts'
import type { CancelDeps } from '../cancel-order.ts'
import { lockOrder } from '../order-status.store.ts'
import { type AnnounceOutcome, announceReturn, type ReturnDeps } from './announce-return.ts'

export type RequestReturnDeps = CancelDeps & ReturnDeps

const OPTIONS = { rateClass: 'W', noStore: true } as const
const REFUSED: Readonly<Record<Exclude<AnnounceOutcome['kind'], 'announced' | 'unchanged'>, RefusalCode>> = {
  'not-sent': 'return-not-sent',
  'too-late': 'return-too-late',
  'too-many': 'return-too-many',
}

export function serveReturns(operations: Operations, deps: RequestReturnDeps): void {
  operations.serve(
    requestReturnCall,
    async ({ params, body, caller }) =>
      requestReturn(deps, { customerId: await getCustomerId(deps.findCustomerId, caller), orderId: toOrderId(params.id) }, body),
    OPTIONS,
  )
  operations.serve(
    requestGuestReturn,
    async ({ body }) => requestReturn(deps, { customerId: null, orderId: await deps.readGuestToken(body.token) }, body),
    OPTIONS,
  )
}

/**
 * The shopper announces that pieces of an order will come back.
 * @throws Refusal `order-not-found` unless the order is this customer's (null: a guest's); `return-not-sent`, `return-too-late`,
 * `return-too-many`.
 */
async function requestReturn(
  deps: RequestReturnDeps,
  { customerId, orderId }: { customerId: number | null; orderId: number | null },
  { request_id, reason, items }: ReturnRequest,
): Promise<HistoryOrder> {
  if (orderId === null) throw new Refusal('order-not-found')
  const lines = items.map(({ item_id, qty }) => ({ position: itemPosition(orderId, item_id), qty }))
  await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.customerId !== customerId) throw new Refusal('order-not-found')
    const wanted = { by: 'customer', reason: reason || null, requestId: request_id ?? null, choose: () => lines } as const
    const outcome = await announceReturn(tx, order, wanted, deps)
    if (outcome.kind !== 'announced' && outcome.kind !== 'unchanged') throw new Refusal(REFUSED[outcome.kind])
  })
  deps.changed()
  const order = await deps.readOrder(orderId)
  if (!order) throw new Refusal('order-not-found')
  return order
}

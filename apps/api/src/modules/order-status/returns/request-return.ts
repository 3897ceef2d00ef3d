import { itemPosition } from '@meerkat/contract/history-item'
import { type HistoryOrder } from '@meerkat/contract/order-history'
import {
  callOffGuestReturn,
  callOffReturn as callOffReturnCall,
  type ReturnRequest,
  requestGuestReturn,
  requestReturn as requestReturnCall,
} from '@meerkat/contract/order-return'
import type { Operations } from '../../../http/operations.ts'
import { Refusal, type RefusalCode } from '../../../http/refusals.ts'
import { changeOwnOrder, type OwnOrder, type OwnOrderDeps, ofCustomer, ofGuest } from '../change-own-order.ts'
import { type AnnounceOutcome, announceReturn, type ReturnDeps } from './announce-return.ts'
import { callOffOwnReturn } from './close-return.ts'

export type RequestReturnDeps = OwnOrderDeps & ReturnDeps

const OPTIONS = { rateClass: 'W', noStore: true } as const
const REFUSED: Readonly<Record<Exclude<AnnounceOutcome['kind'], 'announced' | 'unchanged'>, RefusalCode>> = {
  'not-sent': 'return-not-sent',
  'too-late': 'return-too-late',
  'too-many': 'return-too-many',
}

export function serveReturns(operations: Operations, deps: RequestReturnDeps): void {
  operations.serve(
    requestReturnCall,
    async ({ params, body, caller }) => requestReturn(deps, await ofCustomer(deps, params.id, caller), body),
    OPTIONS,
  )
  operations.serve(requestGuestReturn, async ({ body }) => requestReturn(deps, await ofGuest(deps, body.token), body), OPTIONS)
  operations.serve(
    callOffReturnCall,
    async ({ params, body, caller }) => callOffReturn(deps, await ofCustomer(deps, params.id, caller), body.return_id),
    OPTIONS,
  )
  operations.serve(callOffGuestReturn, async ({ body }) => callOffReturn(deps, await ofGuest(deps, body.token), body.return_id), OPTIONS)
}

/**
 * Registers a return of the shopper.
 * @throws Refusal `order-not-found`, `return-not-sent`, `return-too-late`, `return-too-many`.
 */
async function requestReturn(deps: RequestReturnDeps, own: OwnOrder, { request_id, reason, items }: ReturnRequest): Promise<HistoryOrder> {
  return changeOwnOrder(deps, own, async (tx, order) => {
    const lines = items.map(({ item_id, qty }) => ({ position: itemPosition(order.id, item_id), qty }))
    const wanted = { by: 'customer', reason: reason || null, requestId: request_id ?? null, choose: () => lines } as const
    const outcome = await announceReturn(tx, order, wanted, deps)
    if (outcome.kind !== 'announced' && outcome.kind !== 'unchanged') throw new Refusal(REFUSED[outcome.kind])
  })
}

/**
 * Cancels a return for the shopper, who keeps the goods after all.
 * @throws Refusal `order-not-found`, `return-missing`, `return-final`.
 */
async function callOffReturn(deps: RequestReturnDeps, own: OwnOrder, returnId: number): Promise<HistoryOrder> {
  return changeOwnOrder(deps, own, async (tx, order) => {
    const outcome = await callOffOwnReturn(tx, order, returnId, deps)
    if (outcome.kind === 'return-not-found') throw new Refusal('return-missing')
    if (outcome.kind === 'refused') throw new Refusal('return-final')
  })
}

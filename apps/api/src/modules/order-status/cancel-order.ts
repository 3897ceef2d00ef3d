import { cancelGuestOrder } from '@meerkat/contract/guest-order'
import { cancelOrder as cancelOrderCall, type HistoryOrder } from '@meerkat/contract/order-history'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { changeOwnOrder, type OwnOrder, type OwnOrderDeps, ofCustomer, ofGuest } from './change-own-order.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

export type CancelDeps = OwnOrderDeps & StepDeps

const OPTIONS = { rateClass: 'W', noStore: true } as const

export function serveCancelOrder(operations: Operations, deps: CancelDeps): void {
  operations.serve(cancelOrderCall, async ({ params, caller }) => cancelOrder(deps, await ofCustomer(deps, params.id, caller)), OPTIONS)
  operations.serve(cancelGuestOrder, async ({ body }) => cancelOrder(deps, await ofGuest(deps, body.token)), OPTIONS)
}

/**
 * Cancels a pending order: returns goods to stock, releases the coupon, and mails a confirmation. Cancelling twice has one effect.
 * @throws Refusal `order-not-found`, `order-too-far`.
 */
async function cancelOrder(deps: CancelDeps, own: OwnOrder): Promise<HistoryOrder> {
  return changeOwnOrder(deps, own, async (tx, order) => {
    const outcome = await takeOrderStep(tx, order, { step: 'cancel', actor: 'customer' }, deps)
    if (outcome.kind === 'refused') throw new Refusal('order-too-far')
  })
}

import { confirmGuestOrder } from '@meerkat/contract/guest-order'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { OwnOrderDeps } from './change-own-order.ts'
import { lockOrder } from './order-status.store.ts'
import { type StepDeps, takeOrderStep } from './take-order-step.ts'

export interface ConfirmDeps extends OwnOrderDeps, StepDeps {
  /** Whether a token that `readGuestToken` accepts was mailed. */
  readonly isMailed: (token: string) => Promise<boolean>
}

export function serveConfirmOrder(operations: Operations, deps: ConfirmDeps): void {
  operations.serve(confirmGuestOrder, ({ body }) => confirmOrder(deps, body.token), { rateClass: 'W', noStore: true })
}

/**
 * Confirms an order for the reader of its mail; repeating it has no effect. The order may belong to an account by now: another person
 * can have made one with the buyer's address. Decision 0076.
 * @throws Refusal `order-not-found`, `order-confirm-by-mail` for the token of a device, `order-too-far` once it is cancelled.
 */
async function confirmOrder(deps: ConfirmDeps, token: string): Promise<HistoryOrder> {
  const { database, readGuestToken, isMailed, readOrder, changed } = deps
  const orderId = await readGuestToken(token)
  if (orderId === null) throw new Refusal('order-not-found')
  if (!(await isMailed(token))) throw new Refusal('order-confirm-by-mail')
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('order-not-found')
    const outcome = await takeOrderStep(tx, order, { step: 'confirm', actor: 'customer' }, deps)
    if (outcome.kind === 'refused') throw new Refusal('order-too-far')
  })
  changed()
  const confirmed = await readOrder(orderId)
  if (!confirmed) throw new Refusal('order-not-found')
  return confirmed
}

import type { OrderActor } from '@meerkat/domain/orders/order-status'
import { type Arrival, planReceipt } from '@meerkat/domain/orders/plan-receipt'
import { moveReturn, type ReturnLife } from '@meerkat/domain/orders/return-status'
import type { Executor } from '../../../db/executor.ts'
import { type LockedOrder, lockOrder } from '../order-status.store.ts'
import type { StepDeps } from '../take-order-step.ts'
import {
  closeReturn,
  findReturn,
  getOrderToReturn,
  receiveLines,
  recordReturnEvent,
  restock,
  type StoredReturn,
} from './order-return.store.ts'

export type CloseOutcome =
  | { readonly kind: 'moved' | 'unchanged'; readonly orderStatus: string }
  /** The return is already closed with the other outcome, or the caller may not cancel it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'return-not-found' }

/** `choose` turns the announced lines into those that arrived. */
export interface Receipt {
  readonly comment: string | null
  readonly choose: (announced: StoredReturn['lines'], skus: ReadonlyMap<number, string>) => Arrival
}

/**
 * Records that the goods of a return were received: saleable pieces go back into stock, once. If all goods of the order came back, it is
 * closed. docs/behaviour/orders.md §17.2.
 */
export async function receiveReturn(tx: Executor, id: number, { comment, choose }: Receipt, deps: StepDeps): Promise<CloseOutcome> {
  const found = await lockReturn(tx, id)
  if (!found) return { kind: 'return-not-found' }
  const { order, given } = found
  const move = moveReturn(lifeOf(given), 'receive', 'operator')
  if (move.kind !== 'moved') return move.kind === 'unchanged' ? { kind: 'unchanged', orderStatus: order.status } : move
  const { lines } = await getOrderToReturn(tx, order.id)
  const planned = planReceipt(given.lines, choose(given.lines, new Map(lines.map(({ position, sku }) => [position, sku]))))
  if (planned.kind !== 'allowed') return planned
  const at = deps.now()
  const arrived = new Map(planned.lines.map(({ position, qty }) => [position, qty]))
  const isAll = lines.every(({ position, qty, received_qty }) => received_qty + (arrived.get(position) ?? 0) === qty)
  const status = isAll ? 'closed' : order.status
  await receiveLines(tx, id, planned.lines)
  await closeReturn(tx, id, move.state, at)
  await restock(tx, order.id, planned.lines)
  await recordReturnEvent(tx, order.id, { status, event: 'return-received', comment, now: at })
  await deps.enqueueMail(tx, { kind: 'order-return', orderId: order.id, returnId: id, event: 'return-received' })
  await deps.invoicing.creditReturn(tx, order.id, arrived)
  await deps.settlePoints(tx, order.id, at)
  return { kind: 'moved', orderStatus: status }
}

/** Records for the operator that the goods of a return will not come, or are not accepted. */
export async function callOffReturn(tx: Executor, id: number, comment: string | null, deps: StepDeps): Promise<CloseOutcome> {
  const found = await lockReturn(tx, id)
  return found ? callOffLocked(tx, found, { by: 'operator', comment }, deps) : { kind: 'return-not-found' }
}

/** Cancels a return for the shopper, who keeps the goods. `order` is locked. */
export async function callOffOwnReturn(tx: Executor, order: LockedOrder, id: number, deps: StepDeps): Promise<CloseOutcome> {
  const given = await findReturn(tx, id)
  if (given?.order_id !== order.id) return { kind: 'return-not-found' }
  return callOffLocked(tx, { order, given }, { by: 'customer', comment: null }, deps)
}

/** Closes the return; its pieces can be announced again. */
async function callOffLocked(
  tx: Executor,
  { order, given }: LockedReturn,
  { by, comment }: { by: OrderActor; comment: string | null },
  deps: StepDeps,
): Promise<CloseOutcome> {
  const move = moveReturn(lifeOf(given), 'call-off', by)
  if (move.kind !== 'moved') return move.kind === 'unchanged' ? { kind: 'unchanged', orderStatus: order.status } : move
  const at = deps.now()
  const mail = { orderId: order.id, returnId: given.id, event: 'return-called-off' } as const
  await closeReturn(tx, given.id, move.state, at)
  await recordReturnEvent(tx, order.id, { status: order.status, event: 'return-called-off', comment, now: at })
  await deps.enqueueMail(tx, { kind: 'order-return', ...mail })
  if (by === 'customer') await deps.enqueueMail(tx, { kind: 'shop-return', ...mail })
  return { kind: 'moved', orderStatus: order.status }
}

interface LockedReturn {
  readonly order: LockedOrder
  readonly given: StoredReturn
}

function lifeOf({ state, announced_by: announcedBy }: StoredReturn): ReturnLife {
  return { state, announcedBy }
}

/** Locks the order instead of the return: every change of a return holds the lock of its order. */
async function lockReturn(tx: Executor, id: number): Promise<LockedReturn | null> {
  const unlocked = await findReturn(tx, id)
  const order = unlocked && (await lockOrder(tx, unlocked.order_id))
  const given = order && (await findReturn(tx, id))
  return given && { order, given }
}

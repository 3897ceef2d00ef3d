import { type Arrival, planReceipt } from '@meerkat/domain/orders/plan-receipt'
import { moveReturn } from '@meerkat/domain/orders/return-status'
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
  /** The return is over already, the other way. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'return-not-found' }

/** `choose`: what arrived, by the announced lines. */
export interface Receipt {
  readonly comment: string | null
  readonly choose: (announced: StoredReturn['lines'], skus: ReadonlyMap<number, string>) => Arrival
}

/**
 * Records that the goods of a return are here: saleable pieces go back into stock, once. An order of which everything came back is
 * closed. docs/behaviour/orders.md §17.2.
 */
export async function receiveReturn(tx: Executor, id: number, { comment, choose }: Receipt, deps: StepDeps): Promise<CloseOutcome> {
  const found = await lockReturn(tx, id)
  if (!found) return { kind: 'return-not-found' }
  const { order, given } = found
  const move = moveReturn(given.state, 'receive')
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
  return { kind: 'moved', orderStatus: status }
}

/** Records that the goods of a return will not come, or are not accepted. Their pieces can be announced again. */
export async function callOffReturn(tx: Executor, id: number, comment: string | null, deps: StepDeps): Promise<CloseOutcome> {
  const found = await lockReturn(tx, id)
  if (!found) return { kind: 'return-not-found' }
  const { order, given } = found
  const move = moveReturn(given.state, 'call-off')
  if (move.kind !== 'moved') return move.kind === 'unchanged' ? { kind: 'unchanged', orderStatus: order.status } : move
  const at = deps.now()
  await closeReturn(tx, id, move.state, at)
  await recordReturnEvent(tx, order.id, { status: order.status, event: 'return-called-off', comment, now: at })
  await deps.enqueueMail(tx, { kind: 'order-return', orderId: order.id, returnId: id, event: 'return-called-off' })
  return { kind: 'moved', orderStatus: order.status }
}

/** Locks the order instead of the return: every change of a return holds the lock of its order. */
async function lockReturn(tx: Executor, id: number): Promise<{ order: LockedOrder; given: StoredReturn } | null> {
  const unlocked = await findReturn(tx, id)
  const order = unlocked && (await lockOrder(tx, unlocked.order_id))
  const given = order && (await findReturn(tx, id))
  return given && { order, given }
}

import type { OrderActor } from '@meerkat/domain/orders/order-status'
import { type PieceCount, planReturn, type ReturnTerms } from '@meerkat/domain/orders/plan-return'
import type { Executor } from '../../../db/executor.ts'
import type { LockedOrder } from '../order-status.store.ts'
import type { StepDeps } from '../take-order-step.ts'
import { findRequestedReturn, getOrderToReturn, insertReturn, type OrderPieces, recordReturnEvent } from './order-return.store.ts'

export interface ReturnDeps extends StepDeps {
  readonly returnTermsOf: (storeCode: string) => ReturnTerms
}

export interface WantedReturn {
  readonly by: OrderActor
  readonly reason: string | null
  readonly requestId: string | null
  /** The pieces, chosen among those that the order has left; null: all of them. */
  readonly choose: (lines: readonly OrderPieces[]) => readonly PieceCount[] | null
}

export type AnnounceOutcome =
  | { readonly kind: 'announced'; readonly returnId: number }
  /** The request was repeated. */
  | { readonly kind: 'unchanged'; readonly returnId: number }
  | { readonly kind: 'not-sent' | 'too-late' | 'too-many' }

/** Registers that goods of a locked order will come back. Stock is unchanged until they are received. docs/behaviour/orders.md §17.2. */
export async function announceReturn(
  tx: Executor,
  order: LockedOrder,
  { by, reason, requestId, choose }: WantedReturn,
  { now, enqueueMail, returnTermsOf }: ReturnDeps,
): Promise<AnnounceOutcome> {
  const earlier = await findRequestedReturn(tx, order.id, requestId)
  if (earlier !== null) return { kind: 'unchanged', returnId: earlier }
  const { store_code, shipped_at, lines } = await getOrderToReturn(tx, order.id)
  const at = now()
  const returnable = lines.map(({ position, product_type, is_scheduled_medicine, qty, announced_qty, received_qty }) => ({
    position,
    productType: product_type,
    isScheduledMedicine: is_scheduled_medicine,
    qty,
    returnedQty: announced_qty + received_qty,
  }))
  const planned = planReturn({ shippedAt: shipped_at, lines: returnable }, choose(lines), {
    actor: by,
    now: at,
    terms: returnTermsOf(store_code),
  })
  if (planned.kind !== 'allowed') return planned
  const returnId = await insertReturn(tx, { orderId: order.id, by, reason, requestId, lines: planned.lines }, at)
  await recordReturnEvent(tx, order.id, { status: order.status, event: 'return-announced', comment: null, now: at })
  await enqueueMail(tx, { kind: 'order-return', orderId: order.id, returnId, event: 'return-announced' })
  if (by === 'customer') await enqueueMail(tx, { kind: 'shop-return', orderId: order.id, returnId, event: 'return-announced' })
  return { kind: 'announced', returnId }
}

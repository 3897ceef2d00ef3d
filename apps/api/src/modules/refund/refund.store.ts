import type { ChargedMoney } from '@meerkat/domain/orders/plan-refund'
import type { Executor, Statement } from '../../db/executor.ts'

export interface StoredRefund {
  readonly id: number
  readonly amount_cents: number
}

export interface NewRefund {
  readonly orderId: number
  readonly amountCents: number
  readonly reason: string
  readonly by: string
  readonly channel: string
  readonly reference: string | null
}

const LOCK: Statement = {
  name: 'lock-order-for-refund',
  text: 'select paid_at is not null as is_paid, grand_total_cents, refunded_cents from sales_order where id = $1 for update',
}
const SELECT: Statement = {
  name: 'select-refund-by-reference',
  text: 'select id, amount_cents from sales_refund where order_id = $1 and channel = $2 and reference = $3',
}
const INSERT: Statement = {
  name: 'insert-refund',
  text: `with refund as (
      insert into sales_refund (order_id, amount_cents, reason, recorded_by, channel, reference, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) returning id, order_id, reason
    ), step as (
      insert into sales_order_status (order_id, step, status, comment, created_at)
      select r.order_id, 'refund', o.status, r.reason, $7 from refund r join sales_order o on o.id = r.order_id
    ), touched as (
      update sales_order set refunded_cents = refunded_cents + $2, updated_at = $7 where id = $1
    )
    select id from refund`,
}

/** Locks the order until the transaction ends. Null when there is no such order. */
export async function lockMoney(tx: Executor, orderId: number): Promise<ChargedMoney | null> {
  const [row] = await tx.run<{ is_paid: boolean; grand_total_cents: number; refunded_cents: number }>(LOCK, [orderId])
  return row ? { isPaid: row.is_paid, totalCents: row.grand_total_cents, refundedCents: row.refunded_cents } : null
}

export async function findRefund(
  tx: Executor,
  { orderId, channel, reference }: Pick<NewRefund, 'orderId' | 'channel' | 'reference'>,
): Promise<StoredRefund | null> {
  if (reference === null) return null
  const [row] = await tx.run<StoredRefund>(SELECT, [orderId, channel, reference])
  return row ?? null
}

/** Stores the refund and its entry in the history of the order. */
export async function insertRefund(tx: Executor, refund: NewRefund, now: Date): Promise<number> {
  const { orderId, amountCents, reason, by, channel, reference } = refund
  const [row] = await tx.run<{ id: number }>(INSERT, [orderId, amountCents, reason, by, channel, reference, now])
  if (!row) throw new Error('A refund was not stored')
  return row.id
}

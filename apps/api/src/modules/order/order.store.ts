import type { Executor, Statement } from '../../db/executor.ts'
import type { OrderHead } from './order-rows.ts'

/** The part of an order that its confirmation needs. */
export interface PlacedOrder {
  readonly id: number
  /** The order number for people. */
  readonly number: number
  readonly created_at: Date
  /** The secret with which it can be paid; null unless it is still to be paid online. */
  readonly checkout_reference: string | null
  readonly confirm_by: Date | null
  readonly loyalty_points: number
}

/** An earlier order, found by its own id or by its cart. */
export interface EarlierOrder extends PlacedOrder {
  readonly body_hash: string
  readonly has_same_id: boolean
}

const SELECT_EARLIER: Statement = {
  name: 'select-earlier-order',
  text: `select o.id, n.number, o.created_at, o.loyalty_points, case when o.status = 'pending' then o.confirm_by end as confirm_by, o.body_hash, coalesce(o.order_id = $1, false) as has_same_id, p.checkout_reference
    from sales_order o join sales_order_number n on n.order_id = o.id left join pending_order p on p.order_id = o.id and p.state = 'placed'
    where o.order_id = $1 or o.cart_id = $2 order by has_same_id desc limit 1`,
}

export async function findEarlierOrder(
  sql: Executor,
  { order_id, cart_id }: Pick<OrderHead, 'order_id' | 'cart_id'>,
): Promise<EarlierOrder | null> {
  if (order_id === null && cart_id === null) return null
  const [row] = await sql.run<EarlierOrder>(SELECT_EARLIER, [order_id, cart_id])
  return row ?? null
}

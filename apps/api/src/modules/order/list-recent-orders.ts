import type { Executor, Statement } from '../../db/executor.ts'

export interface RecentOrder {
  readonly id: number
  readonly number: number
  readonly created_at: Date
  readonly status: string
  readonly store_code: string
  readonly total_qty: number
  readonly grand_total_cents: number
  readonly currency_code: string
  readonly payment_method_code: string
}

const RECENT: Statement = {
  name: 'list-recent-orders',
  text: `select o.id, n.number, o.created_at, o.status, o.store_code, o.total_qty, o.grand_total_cents, o.currency_code, o.payment_method_code
    from sales_order o join sales_order_number n on n.order_id = o.id order by o.id desc limit $1`,
}

/** The newest orders, for whoever runs the shop. */
export async function listRecentOrders(sql: Executor, limit: number): Promise<RecentOrder[]> {
  return sql.run<RecentOrder>(RECENT, [limit])
}

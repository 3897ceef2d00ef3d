import type { Executor, Statement } from '../../db/executor.ts'

export interface RecentOrder {
  readonly id: number
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
  text: 'select id, created_at, status, store_code, total_qty, grand_total_cents, currency_code, payment_method_code from sales_order order by id desc limit $1',
}

/** The newest orders, for whoever runs the shop. */
export async function listRecentOrders(sql: Executor, limit: number): Promise<RecentOrder[]> {
  return sql.run<RecentOrder>(RECENT, [limit])
}

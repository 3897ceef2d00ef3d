import type { OrderSync } from '@meerkat/contract/order-sync'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = { name: 'select-order-sync', text: 'select id, created_at from sales_order where order_id = $1' }

/** The state of an order by the client's own id, which cannot be guessed. Null when it has not arrived. docs/wire.md §12.2. */
export async function readOrderSync(sql: Executor, orderId: string): Promise<OrderSync | null> {
  const [row] = await sql.run<{ id: number; created_at: Date }>(SELECT, [orderId])
  if (!row) return null
  return {
    platform_order_id: String(row.id),
    transmited: true,
    transmited_at: row.created_at.toISOString(),
    platform: 'meerkat',
    order: null,
  }
}

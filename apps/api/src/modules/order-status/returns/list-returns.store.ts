import type { ReturnState } from '@meerkat/domain/orders/return-status'
import type { Executor, Statement } from '../../../db/executor.ts'

/** A return, for the operator. */
export interface ListedReturn {
  readonly id: number
  readonly number: number
  readonly state: ReturnState
  readonly announced_by: 'customer' | 'operator'
  readonly reason: string | null
  readonly created_at: Date
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly received_qty: number | null }[]
}

const LIST: Statement = {
  name: 'list-returns',
  text: `select r.id, n.number, r.state, r.announced_by, r.reason, r.created_at, (
      select json_agg(json_build_object('sku', case l.product_type when 'bundle' then l.product_sku else l.sku end, 'qty', rl.qty,
        'received_qty', rl.received_qty) order by rl.position)
      from sales_return_line rl join sales_order_line l on l.order_id = r.order_id and l.position = rl.position where rl.return_id = r.id
    ) as lines
    from sales_return r join sales_order_number n on n.order_id = r.order_id
    where $2 or r.state = 'announced' order by r.id limit $1`,
}

/** Oldest first, because those have waited longest. */
export async function listReturns(sql: Executor, limit: number, { all }: { readonly all: boolean }): Promise<ListedReturn[]> {
  return sql.run<ListedReturn>(LIST, [limit, all])
}

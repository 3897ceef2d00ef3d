import type { Executor, Statement } from '../../db/executor.ts'

export interface RecentOrder {
  readonly id: number
  readonly number: number
  readonly created_at: Date
  readonly status: string
  readonly store_code: string
  readonly total_qty: number
  readonly grand_total_cents: number
  /** Sum of all refunds. */
  readonly refunded_cents: number
  /** Number of announced returns. */
  readonly open_returns: number
  readonly currency_code: string
  readonly payment_method_code: string
  /** From the billing address; erased addresses have none. */
  readonly buyer: string | null
  readonly email: string | null
}

/** Conditions; absent ones are not applied. */
export interface OrderFilter {
  readonly status?: string | undefined
  /** Placed at or after this moment. */
  readonly from?: Date | undefined
  /** Placed before this moment. */
  readonly to?: Date | undefined
  /** A part of the buyer's name or e-mail, in upper or lower case. */
  readonly buyer?: string | undefined
}

const RECENT: Statement = {
  name: 'list-recent-orders',
  text: `select o.id, n.number, o.created_at, o.status, o.store_code, o.total_qty, o.grand_total_cents, o.refunded_cents, o.currency_code, o.payment_method_code,
      nullif(concat_ws(' ', a.body ->> 'firstname', a.body ->> 'lastname'), '') as buyer, coalesce(o.customer_email, a.body ->> 'email') as email,
      (select count(*) from sales_return r where r.order_id = o.id and r.state = 'announced') as open_returns
    from sales_order o join sales_order_number n on n.order_id = o.id
    left join sales_order_address a on a.order_id = o.id and a.kind = 'billing'
    where ($2::text is null or o.status = $2) and ($3::timestamptz is null or o.created_at >= $3) and ($4::timestamptz is null or o.created_at < $4)
      and ($5::text is null or strpos(lower(concat_ws(' ', a.body ->> 'firstname', a.body ->> 'lastname', o.customer_email, a.body ->> 'email')), lower($5)) > 0)
    order by o.id desc limit $1`,
}

/** The newest orders that match, for the operator. */
export async function listRecentOrders(
  sql: Executor,
  limit: number,
  { status, from, to, buyer }: OrderFilter = {},
): Promise<RecentOrder[]> {
  return sql.run<RecentOrder>(RECENT, [limit, status ?? null, from ?? null, to ?? null, buyer ?? null])
}

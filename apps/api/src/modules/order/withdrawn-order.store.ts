import type { Executor, Statement } from '../../db/executor.ts'

const DAY_MS = 86_400_000
/** No request is in transit for this long. */
const RETENTION_MS = 90 * DAY_MS

const LOCK: Statement = { name: 'lock-withdrawn-order', text: 'select is_withdrawn_order($1) as is_withdrawn' }
const INSERT: Statement = {
  name: 'insert-withdrawn-order',
  text: `insert into withdrawn_order (order_id) select $1::text where not exists (select from sales_order where order_id = $1)
    on conflict (order_id) do update set withdrawn_at = now() returning order_id`,
}
const SELECT: Statement = { name: 'select-withdrawn-order', text: 'select order_id from withdrawn_order where order_id = $1' }
const EXPIRE: Statement = { name: 'expire-withdrawn-orders', text: 'delete from withdrawn_order where withdrawn_at < $1' }

/** Makes sure that this order will not be placed. False when it was placed before. Needs a transaction, which holds the lock. */
export async function storeWithdrawal(tx: Executor, orderId: string): Promise<boolean> {
  // Lock in a separate statement, so that the next one sees an order that was being placed meanwhile.
  await tx.run(LOCK, [orderId])
  return (await tx.run(INSERT, [orderId])).length > 0
}

export async function isWithdrawn(sql: Executor, orderId: string): Promise<boolean> {
  return (await sql.run(SELECT, [orderId])).length > 0
}

export async function expireWithdrawals(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [new Date(now.getTime() - RETENTION_MS)])
}

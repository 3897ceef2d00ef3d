import type { Executor, Statement } from '../../db/executor.ts'

/** Orders per transaction. */
const PAGE = 200

export interface DueWindow {
  readonly storeCode: string
  /** Orders that were sent earlier are too old: the setting may be new. */
  readonly sentAfter: Date
  readonly sentBefore: Date
  readonly now: Date
}

// A return that was cancelled leaves the goods with the buyer. Another process that claims the same order inserts nothing.
const CLAIM: Statement = {
  name: 'claim-review-requests',
  text: `insert into review_request (order_id, created_at)
    select o.id, $4 from sales_order o
    where o.store_code = $1 and o.shipped_at > $2 and o.shipped_at <= $3 and o.status = 'complete' and o.customer_email is not null
      and not exists (select from review_request r where r.order_id = o.id)
      and not exists (select from review_request_end e where e.email = lower(o.customer_email))
      and not exists (select from sales_return t where t.order_id = o.id and t.state <> 'called-off')
    order by o.id limit ${PAGE}
    on conflict do nothing returning order_id as id`,
}
const FIND_END: Statement = { name: 'find-review-request-end', text: 'select created_at from review_request_end where email = $1' }
const END: Statement = {
  name: 'end-review-requests',
  text: 'insert into review_request_end (email, created_at) values ($1, $2) on conflict do nothing',
}
const FORGET: Statement = { name: 'forget-review-request-end', text: 'delete from review_request_end where email = $1' }

/**
 * Marks delivered orders whose review request is enqueued, and returns their ids, each to one caller only; an empty list when none is left.
 */
export async function claimReviewRequests(tx: Executor, { storeCode, sentAfter, sentBefore, now }: DueWindow): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(CLAIM, [storeCode, sentAfter, sentBefore, now])
  return rows.map(({ id }) => id)
}

/** When the owner of an address unsubscribed from these mails; null if they did not. */
export async function findEndOf(sql: Executor, email: string): Promise<Date | null> {
  const [row] = await sql.run<{ created_at: Date }>(FIND_END, [email.toLowerCase()])
  return row?.created_at ?? null
}

export async function endRequestsTo(sql: Executor, email: string, now: Date): Promise<void> {
  await sql.run(END, [email.toLowerCase(), now])
}

export async function forgetEndOf(tx: Executor, email: string): Promise<void> {
  await tx.run(FORGET, [email.toLowerCase()])
}

import { REVIEW_APPROVED, REVIEW_PENDING, REVIEW_REFUSED, type Review } from '@meerkat/contract/review'
import type { Executor, Statement } from '../../db/executor.ts'
import type { OutboxHandler } from '../../db/outbox.ts'

const SELECT_WAITING: Statement = {
  name: 'select-waiting-reviews',
  text: 'select body from review where review_status = $1 order by created_at desc, id desc limit $2',
}
const COUNT_WAITING: Statement = {
  name: 'count-waiting-reviews',
  text: 'select count(*) as count from review where review_status = $1',
}
const DECIDE: Statement = {
  name: 'decide-reviews',
  text: `with decided as (
      update review set review_status = $2::int, body = (body::jsonb || jsonb_build_object('review_status', $2::int))::text
      where id = any($1::bigint[]) returning id, product_id
    ), told as (
      insert into outbox (topic, payload) select 'reviews-changed', json_agg(distinct product_id) from decided having count(*) > 0
    )
    select id from decided`,
}

/** Reviews that wait for a decision, newest first. docs/wire.md §6.2. */
export async function listWaitingReviews(sql: Executor, limit: number): Promise<Review[]> {
  const rows = await sql.run<{ body: string }>(SELECT_WAITING, [REVIEW_PENDING, limit])
  return rows.map(({ body }) => JSON.parse(body) as Review)
}

export async function countWaitingReviews(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ count: number }>(COUNT_WAITING, [REVIEW_PENDING])
  return row?.count ?? 0
}

/** Shows reviews, or keeps them from being shown; a running shop hears of it through the outbox. Answers the ids that there are. */
export async function decideReviews(sql: Executor, ids: readonly number[], verdict: 'approve' | 'refuse'): Promise<number[]> {
  const rows = await sql.run<{ id: number }>(DECIDE, [ids, verdict === 'approve' ? REVIEW_APPROVED : REVIEW_REFUSED])
  return rows.map(({ id }) => Number(id))
}

/** Each payload is a list of product ids. */
export function tellReviewChanges(tell: (productIds: readonly number[]) => Promise<void>): OutboxHandler {
  return (payloads) => tell([...new Set((payloads as readonly number[][]).flat())])
}

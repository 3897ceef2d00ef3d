import { REVIEW_APPROVED, REVIEW_PENDING, REVIEW_REFUSED, type Review } from '@meerkat/contract/review'
import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

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
  text: `update review set review_status = $2::int, body = (body::jsonb || jsonb_build_object('review_status', $2::int))::text
    where id = any($1::bigint[]) returning id, product_id`,
}
const DELETE: Statement = { name: 'delete-reviews', text: 'delete from review where id = any($1::bigint[]) returning id, product_id' }

/** Reviews that wait for a decision, newest first. docs/wire.md §6.2. */
export async function listWaitingReviews(sql: Executor, limit: number): Promise<Review[]> {
  const rows = await sql.run<{ body: string }>(SELECT_WAITING, [REVIEW_PENDING, limit])
  return rows.map(({ body }) => JSON.parse(body) as Review)
}

export async function countWaitingReviews(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ count: number }>(COUNT_WAITING, [REVIEW_PENDING])
  return row?.count ?? 0
}

/** Approves or refuses reviews. Returns the ids of those that exist. */
export async function decideReviews(tx: Executor, ids: readonly number[], verdict: 'approve' | 'refuse'): Promise<number[]> {
  const status = verdict === 'approve' ? REVIEW_APPROVED : REVIEW_REFUSED
  const rows = await tx.run<{ id: number; product_id: number }>(DECIDE, [ids, status])
  await recordChange(tx, 'review', [...new Set(rows.map(({ product_id: productId }) => productId))])
  return inOrder(ids, rows)
}

/** Deletes reviews with their pictures and votes. Returns the ids of those that existed. */
export async function deleteReviews(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.run<{ id: number; product_id: number }>(DELETE, [ids])
  await recordChange(tx, 'review', [...new Set(rows.map(({ product_id: productId }) => productId))])
  return inOrder(ids, rows)
}

/** The ids of the rows in the order of the request: the database returns rows in any order. */
function inOrder(ids: readonly number[], rows: readonly { readonly id: number }[]): number[] {
  const found = new Set(rows.map(({ id }) => Number(id)))
  return [...new Set(ids)].filter((id) => found.has(id))
}

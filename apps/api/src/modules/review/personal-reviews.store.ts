import type { Review } from '@meerkat/contract/review'
import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = {
  name: 'select-personal-reviews',
  text: "select body from review where body::json ->> 'customer_id' = $1::text order by created_at, id",
}
const DROP_PICTURES: Statement = {
  name: 'drop-reviewer-pictures',
  text: "delete from review_picture where review_id in (select id from review where body::json ->> 'customer_id' = $1::text)",
}
// The review stays; its link to the person is removed, and so are the pictures, which may show people and rooms.
const FORGET: Statement = {
  name: 'forget-reviewer',
  text: `update review set body = ((body::jsonb - 'pictures')
      || jsonb_build_object('customer_id', null, 'nickname', left(body::json ->> 'nickname', 1) || '.'))::text
    where body::json ->> 'customer_id' = $1::text returning product_id`,
}

export async function listPersonalReviews(sql: Executor, customerId: number): Promise<Review[]> {
  const rows = await sql.run<{ body: string }>(SELECT, [String(customerId)])
  return rows.map(({ body }) => JSON.parse(body) as Review)
}

export async function forgetReviewer(tx: Executor, customerId: number): Promise<void> {
  await tx.run(DROP_PICTURES, [String(customerId)])
  const changed = await tx.run<{ product_id: number }>(FORGET, [String(customerId)])
  if (changed.length > 0) await recordChange(tx, 'review', [...new Set(changed.map(({ product_id }) => product_id))])
}

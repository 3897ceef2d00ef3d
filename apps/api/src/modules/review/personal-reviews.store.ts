import type { Review } from '@meerkat/contract/review'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = {
  name: 'select-personal-reviews',
  text: "select body from review where body::json ->> 'customer_id' = $1::text order by created_at, id",
}
// The review stays; its link to the person is removed.
const FORGET: Statement = {
  name: 'forget-reviewer',
  text: `update review set body = (body::jsonb || jsonb_build_object('customer_id', null, 'nickname', left(body::json ->> 'nickname', 1) || '.'))::text
    where body::json ->> 'customer_id' = $1::text`,
}

export async function listPersonalReviews(sql: Executor, customerId: number): Promise<Review[]> {
  const rows = await sql.run<{ body: string }>(SELECT, [String(customerId)])
  return rows.map(({ body }) => JSON.parse(body) as Review)
}

export async function forgetReviewer(tx: Executor, customerId: number): Promise<void> {
  await tx.run(FORGET, [String(customerId)])
}

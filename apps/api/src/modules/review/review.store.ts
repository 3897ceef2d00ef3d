import { REVIEW_APPROVED, type Review } from '@meerkat/contract/review'
import type { Executor, Statement } from '../../db/executor.ts'
import { insertPictures, type StoredPicture } from './review-pictures.store.ts'

const SELECT_APPROVED: Statement = {
  name: 'select-approved-reviews',
  text: `select body, (extract(epoch from created_at) * 1000000)::bigint as at from review
    where review_status = $1 and ($2::int[] is null or product_id = any($2)) order by created_at desc, id desc`,
}

// The line of a variant has the sku of its parent. Orders that were cancelled or wait for their payment prove nothing.
const HAS_BOUGHT: Statement = {
  name: 'has-bought-reviewed',
  text: `select exists (select 1 from sales_order o join sales_order_line l on l.order_id = o.id
    where (o.customer_id = $1 or o.id = $2) and (l.product_id = $3 or l.product_sku = $4)
      and o.status not in ('canceled', 'pending_payment')) as bought`,
}
const NEXT_ID: Statement = { name: 'next-review-id', text: "select nextval(pg_get_serial_sequence('review', 'id')) as id" }
const INSERT: Statement = {
  name: 'insert-review',
  text: 'insert into review (id, product_id, review_status, created_at, body) values ($1, $2, $3, $4, $5)',
}
const CLAIM_TASK: Statement = {
  name: 'claim-review-task',
  text: 'insert into task_receipt (scope, task_id, answer) values ($1, $2, $3) on conflict do nothing returning task_id',
}
const SELECT_TASK: Statement = { name: 'select-review-task', text: 'select answer from task_receipt where scope = $1 and task_id = $2' }
const SCOPE = 'review/create'

export interface ReviewedProduct {
  readonly productId: number
  readonly sku: string
}

/** Whether the customer has ordered the product, or the given guest order contains it. */
export async function hasBought(
  sql: Executor,
  { productId, sku }: ReviewedProduct,
  { customerId, orderId }: { customerId: number | null; orderId: number | null },
): Promise<boolean> {
  if (customerId === null && orderId === null) return false
  const [row] = await sql.run<{ bought: boolean }>(HAS_BOUGHT, [customerId, orderId, productId, sku])
  return row?.bought ?? false
}

export async function takeReviewId(sql: Executor): Promise<number> {
  const [row] = await sql.run<{ id: number }>(NEXT_ID)
  return row!.id
}

/** Stores the review once per task. Returns the stored review: the earlier one if the task was done before. */
export async function insertReview(
  tx: Executor,
  review: Review,
  { at, taskId, pictures }: { at: Date; taskId: string | null; pictures: readonly StoredPicture[] },
): Promise<Review> {
  const body = JSON.stringify(review)
  if (taskId !== null && (await tx.run(CLAIM_TASK, [SCOPE, taskId, body])).length === 0) {
    const [receipt] = await tx.run<{ answer: Review }>(SELECT_TASK, [SCOPE, taskId])
    if (receipt) return receipt.answer
  }
  await tx.run(INSERT, [review.id, review.product_id, review.review_status, at, body])
  await insertPictures(tx, review.id, pictures)
  return review
}

/** An approved review and when it was written, in microseconds. */
export interface ApprovedReview {
  readonly review: Review
  readonly at: number
}

/** Reviews that may be shown, newest first: all of them, or those of the given products. docs/wire.md §6.2. */
export async function listApprovedReviews(sql: Executor, productIds?: readonly number[]): Promise<ApprovedReview[]> {
  const rows = await sql.run<{ body: string; at: number }>(SELECT_APPROVED, [REVIEW_APPROVED, productIds ?? null])
  return rows.map(({ body, at }) => ({ review: withoutCustomer(JSON.parse(body)), at: Number(at) }))
}

/** Shoppers see the nickname, not the customer. */
function withoutCustomer(review: Review): Review {
  return { ...review, customer_id: undefined }
}

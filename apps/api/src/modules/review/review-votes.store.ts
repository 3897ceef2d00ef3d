import { REVIEW_APPROVED } from '@meerkat/contract/review'
import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

// Locked, so that votes at the same time are counted one after the other.
const LOCK: Statement = {
  name: 'lock-shown-review',
  text: `select id, product_id as "productId", coalesce((body::json ->> 'helpful')::int, 0) as helpful
    from review where id = $1 and review_status = ${REVIEW_APPROVED} for update`,
}
const PUT: Statement = {
  name: 'put-review-vote',
  text: 'insert into review_vote (review_id, voter) values ($1, $2) on conflict do nothing returning review_id',
}
const REMOVE: Statement = {
  name: 'remove-review-vote',
  text: 'delete from review_vote where review_id = $1 and voter = $2 returning review_id',
}
const SET_HELPFUL: Statement = {
  name: 'set-review-helpful',
  text: "update review set body = (body::jsonb || jsonb_build_object('helpful', $2::int))::text where id = $1",
}
const LIST_OF: Statement = {
  name: 'list-review-votes-of',
  text: 'select review_id from review_vote where voter = $1 order by review_id',
}
// The votes still count, without a customer.
const FORGET: Statement = {
  name: 'forget-review-votes',
  text: "update review_vote set voter = 'forgotten ' || gen_random_uuid()::text where voter = $1",
}

/** A shown review, with the number of shoppers who found it helpful. */
export interface VotedReview {
  readonly id: number
  readonly productId: number
  readonly helpful: number
}

export function voterOfCustomer(customerId: number): string {
  return `customer ${customerId}`
}

/** Null if no approved review has this id. */
export async function lockShownReview(tx: Executor, id: number): Promise<VotedReview | null> {
  const [row] = await tx.run<VotedReview>(LOCK, [id])
  return row ?? null
}

/** False if the vote was there already. */
export async function putVote(tx: Executor, reviewId: number, voter: string): Promise<boolean> {
  return (await tx.run(PUT, [reviewId, voter])).length > 0
}

/** False if there was no vote. */
export async function removeVote(tx: Executor, reviewId: number, voter: string): Promise<boolean> {
  return (await tx.run(REMOVE, [reviewId, voter])).length > 0
}

export async function setHelpful(tx: Executor, { id, productId, helpful }: VotedReview): Promise<void> {
  await tx.run(SET_HELPFUL, [id, helpful])
  await recordChange(tx, 'review', [productId])
}

/** Ids of the reviews that the customer found helpful. */
export async function listVotesOf(sql: Executor, customerId: number): Promise<number[]> {
  const rows = await sql.run<{ review_id: number }>(LIST_OF, [voterOfCustomer(customerId)])
  return rows.map(({ review_id }) => review_id)
}

export async function forgetVotes(tx: Executor, customerId: number): Promise<void> {
  await tx.run(FORGET, [voterOfCustomer(customerId)])
}

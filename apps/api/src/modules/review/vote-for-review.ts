import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import type { CreateReviewDeps } from './create-review.ts'
import { lockShownReview, putVote, removeVote, setHelpful, voterOfCustomer } from './review-votes.store.ts'

export interface VoteDeps extends Pick<CreateReviewDeps, 'customerOf'> {
  readonly database: Pick<Database, 'transaction'>
}

/** The members of the request's body. */
export interface Vote {
  readonly reviewId: number
  readonly device: string
  readonly helpful: boolean
}

/**
 * Counts the caller's vote once, however often it is sent, and returns the number of votes. docs/wire.md §6.3.
 * @throws Refusal `review-unknown` if no approved review has this id.
 */
export async function voteForReview(
  { database, customerOf }: VoteDeps,
  { token }: Pick<Caller, 'token'>,
  { reviewId, device, helpful }: Vote,
): Promise<{ helpful: number }> {
  const customerId = token === null ? null : ((await customerOf?.(token)) ?? null)
  const voter = customerId === null ? `device ${createHash('sha256').update(device).digest('base64url')}` : voterOfCustomer(customerId)
  return database.transaction(async (tx) => {
    const review = await lockShownReview(tx, reviewId)
    if (!review) throw new Refusal('review-unknown')
    const hasChanged = helpful ? await putVote(tx, reviewId, voter) : await removeVote(tx, reviewId, voter)
    if (!hasChanged) return { helpful: review.helpful }
    const changed = { ...review, helpful: Math.max(0, review.helpful + (helpful ? 1 : -1)) }
    await setHelpful(tx, changed)
    return { helpful: changed.helpful }
  })
}

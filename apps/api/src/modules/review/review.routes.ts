import {
  createReview as createReviewEndpoint,
  listOwnReviews,
  MAX_PICTURE_BYTES,
  MAX_REVIEW_PICTURES,
  voteForReview as voteEndpoint,
} from '@meerkat/contract/review'
import { getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { CreateReviewDeps } from './create-review.ts'
import { listPersonalReviews } from './personal-reviews.store.ts'
import { voteForReview } from './vote-for-review.ts'

/** Room for the maximum number of the largest pictures in base64, and for the texts. */
const MAX_REVIEW_BYTES = Math.ceil((MAX_REVIEW_PICTURES * MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

/** Writing a review, votes for reviews, and the customer's own reviews. Reviews of others are read through the search. docs/wire.md §6. */
export function serveReview(operations: Operations, deps: CreateReviewDeps): void {
  operations.serve(
    createReviewEndpoint,
    async ({ body, caller }) => {
      // Loaded with the first review, because it parses HTML.
      const { createReview } = await import('./create-review.ts')
      return createReview(deps, caller, body.review)
    },
    {
      rateClass: 'V',
      bodyBytes: MAX_REVIEW_BYTES,
      prepareBody: demandReview,
      refuseBody: ({ list }) => new Refusal('review-invalid', { faults: list }),
    },
  )
  operations.serve(voteEndpoint, ({ body, caller }) => voteForReview(deps, caller, body), { rateClass: 'H' })
  operations.serve(
    listOwnReviews,
    async ({ caller }) => {
      const customerId = await getCustomerId(deps.customerOf ?? (async () => null), caller)
      return (await listPersonalReviews(deps.database.sql, customerId)).toReversed()
    },
    { rateClass: 'R', noStore: true },
  )
}

/** A missing review gets another error than an invalid one. */
function demandReview(body: unknown): unknown {
  const review = typeof body === 'object' && body !== null && 'review' in body ? body.review : undefined
  if (review === undefined || review === null) throw new Refusal('request-invalid', { name: 'The review is missing' })
  return body
}

import { createReview as createReviewEndpoint } from '@meerkat/contract/review'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { type CreateReviewDeps, createReview } from './create-review.ts'

/** Writing; reading is a search. Contract §6. */
export function serveReview(operations: Operations, deps: CreateReviewDeps): void {
  operations.serve(createReviewEndpoint, ({ body, caller }) => createReview(deps, caller, body.review), {
    rateClass: 'V',
    prepareBody: demandReview,
    refuseBody: ({ list }) => new Refusal('review-invalid', { faults: list }),
  })
}

/** Nothing at all is another fault than something wrong in it. */
function demandReview(body: unknown): unknown {
  const review = typeof body === 'object' && body !== null && 'review' in body ? body.review : undefined
  if (review === undefined || review === null) throw new Refusal('request-invalid', { name: 'The review is missing' })
  return body
}

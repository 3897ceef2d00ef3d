import type { Review } from '@meerkat/contract/review'
import { ratingOf } from './summarise-ratings.ts'

export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** Sorts reviews newest first, as received, or by stars: those without stars last, the newer first among equals. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): readonly Review[] {
  if (order === 'newest') return reviews
  const direction = order === 'best' ? -1 : 1
  const rank = (review: Review) => direction * (ratingOf(review) ?? direction * Number.POSITIVE_INFINITY)
  return reviews.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

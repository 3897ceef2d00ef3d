import type { Review } from '@meerkat/contract/review'
import { ratingOf } from './summarise-ratings.ts'

export const REVIEW_ORDERS = ['newest', 'helpful', 'best', 'worst'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** Sorts reviews newest first (as received), by helpful votes, or by stars (those without stars last). Among equals the newer comes first. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): readonly Review[] {
  if (order === 'newest') return reviews
  if (order === 'helpful') return reviews.toSorted((a, b) => (b.helpful ?? 0) - (a.helpful ?? 0))
  const direction = order === 'best' ? -1 : 1
  const rank = (review: Review) => direction * (ratingOf(review) ?? direction * Number.POSITIVE_INFINITY)
  return reviews.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The reviews with this many stars, rounded as in the summary; all for null. */
export function filterByStars(reviews: readonly Review[], stars: number | null): readonly Review[] {
  return stars === null ? reviews : reviews.filter((review) => Math.round(ratingOf(review) ?? 0) === stars)
}

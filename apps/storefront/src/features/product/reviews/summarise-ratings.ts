import type { Review } from '@meerkat/contract/review'

export interface RatingSummary {
  readonly average: number
  readonly count: number
  /** Five stars first. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[]
}

/** Stars of one review: the mean of its ratings; null if it has none. */
export function ratingOf({ ratings = [] }: Pick<Review, 'ratings'>): number | null {
  return ratings.length === 0 ? null : ratings.reduce((sum, { value }) => sum + value, 0) / ratings.length
}

/** Returns null if no review has stars. */
export function summariseRatings(reviews: readonly Review[]): RatingSummary | null {
  const values = reviews.map(ratingOf).filter((value) => value !== null)
  if (values.length === 0) return null
  return {
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
    count: values.length,
    spread: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: values.filter((value) => Math.round(value) === stars).length })),
  }
}

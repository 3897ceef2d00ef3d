import type { Review } from '@meerkat/contract/review'

/** What a tile shows: the average with one decimal, and the number of reviews. */
export type RatingSummary = { readonly rating: number; readonly review_count: number }

/** Ratings per product. A review with several ratings counts with their mean; one without ratings counts only as a review. */
export function summariseRatings(reviews: readonly Review[]): Map<number, RatingSummary> {
  const sums = new Map<number, { stars: number; rated: number; count: number }>()
  for (const { product_id, ratings = [] } of reviews) {
    const sum = sums.get(product_id) ?? { stars: 0, rated: 0, count: 0 }
    sums.set(product_id, sum)
    sum.count++
    if (ratings.length === 0) continue
    sum.rated++
    sum.stars += ratings.reduce((total, { value }) => total + value, 0) / ratings.length
  }
  return new Map(
    Array.from(sums, ([id, { stars, rated, count }]) => [
      id,
      { rating: rated === 0 ? 0 : Math.round((stars / rated) * 10) / 10, review_count: count },
    ]),
  )
}

import type { Review } from '@meerkat/contract/review'
import { expect, it } from 'vitest'
import { filterByStars, type ReviewOrder, sortReviews } from './sort-reviews.ts'

const aReview = (id: number, ...stars: number[]): Review => ({
  id,
  product_id: 1,
  title: '',
  detail: '',
  nickname: '',
  review_entity: 'product',
  review_status: 1,
  ratings: stars.map((value) => ({ rating_name: 'Rating', value })),
})
const NEWEST_FIRST = [aReview(5, 4), { ...aReview(4), helpful: 1 }, aReview(3, 5), { ...aReview(2, 2, 4), helpful: 3 }, aReview(1, 4)]

it.each<{ order: ReviewOrder; ids: number[] }>([
  { order: 'newest', ids: [5, 4, 3, 2, 1] },
  { order: 'best', ids: [3, 5, 1, 2, 4] },
  { order: 'worst', ids: [2, 5, 1, 3, 4] },
  { order: 'helpful', ids: [2, 4, 5, 3, 1] },
])('sorts reviews $order first, newer first among equals, those without stars last', ({ order, ids }) => {
  expect(sortReviews(NEWEST_FIRST, order).map(({ id }) => id)).toEqual(ids)
})

it.each([
  { stars: 4, ids: [5, 1] },
  { stars: 3, ids: [2] },
  { stars: 1, ids: [] },
  { stars: null, ids: [5, 4, 3, 2, 1] },
])('finds the reviews with $stars stars', ({ stars, ids }) => {
  expect(filterByStars(NEWEST_FIRST, stars).map(({ id }) => id)).toEqual(ids)
})

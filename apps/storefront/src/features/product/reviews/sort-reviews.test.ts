import type { Review } from '@meerkat/contract/review'
import { expect, it } from 'vitest'
import { type ReviewOrder, sortReviews } from './sort-reviews.ts'

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
const NEWEST_FIRST = [aReview(5, 4), aReview(4), aReview(3, 5), aReview(2, 2, 4), aReview(1, 4)]

it.each<{ order: ReviewOrder; ids: number[] }>([
  { order: 'newest', ids: [5, 4, 3, 2, 1] },
  { order: 'best', ids: [3, 5, 1, 2, 4] },
  { order: 'worst', ids: [2, 5, 1, 3, 4] },
])('sorts reviews $order first, newer first among equals, those without stars last', ({ order, ids }) => {
  expect(sortReviews(NEWEST_FIRST, order).map(({ id }) => id)).toEqual(ids)
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** 1 approved (shown), 2 pending, 3 rejected. Contract 6.2. */
export const REVIEW_APPROVED = 1
export const REVIEW_PENDING = 2
export const REVIEW_REFUSED = 3

export const ReviewRating = z.looseObject({ rating_name: z.string(), value: z.number().check(z.minimum(1), z.maximum(5)) })

/** A shopper's opinion of a product. Contract 17.6. */
export const Review = z.looseObject({
  id: z.number(),
  product_id: z.number(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  review_entity: z.string(),
  review_type: z.optional(z.number()),
  review_status: z.number(),
  created_at: z.optional(z.string()),
  store_id: z.optional(z.number()),
  stores: z.optional(z.array(z.number())),
  customer_id: z.optional(z.nullable(z.number())),
  ratings: z.optional(z.array(ReviewRating)),
})
export type Review = z.infer<typeof Review>

const Words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const LARGEST_ID = 2_147_483_647

/** What a shopper writes. Who they are and whether it is shown is not theirs to say: other members are not read. Contract 6.1. */
export const NewReview = z.object({
  product_id: z.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID)),
  title: Words(255),
  detail: Words(5000),
  nickname: Words(128),
  review_entity: z.literal('product'),
  /** Ours: stars. Old servers do not take them. */
  ratings: z.optional(
    z.nullable(
      z.array(z.object({ rating_name: Words(64), value: z.number().check(z.int(), z.minimum(1), z.maximum(5)) })).check(z.maxLength(5)),
    ),
  ),
})
export type NewReview = z.infer<typeof NewReview>

/** Ours: what became of the customer's own words. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews',
  summary: "The customer's own reviews, shown or not, newest first.",
  auth: 'user',
  query: z.object(callQuery),
  result: z.array(Review),
})

export const createReview = endpoint({
  method: 'POST',
  path: '/api/review/create',
  summary: 'Writes a review, which is shown once the shop has approved it.',
  auth: 'optional',
  query: z.object(callQuery),
  body: z.object({ review: NewReview }),
  result: Review,
})

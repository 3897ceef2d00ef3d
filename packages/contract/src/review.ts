import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { freeText } from './plain-text.ts'

/** 1 approved (shown), 2 pending, 3 rejected. docs/wire.md §6.2. */
export const REVIEW_APPROVED = 1
export const REVIEW_PENDING = 2
export const REVIEW_REFUSED = 3

/** Stars for one criterion. */
export const ReviewRating = z.looseObject({
  /** What is rated. */
  rating_name: z.string(),
  /** 1 to 5 stars. */
  value: z.number().check(z.minimum(1), z.maximum(5)),
})

/** A shopper's review of a product. docs/wire.md §17.6. */
export const Review = z.looseObject({
  /** Id of the review. */
  id: z.number(),
  /** The product. */
  product_id: z.number(),
  /** Summary. */
  title: z.string(),
  /** Text. */
  detail: z.string(),
  /** Name that is shown. */
  nickname: z.string(),
  /** Always `product`. */
  review_entity: z.string(),
  /** 1 by a customer, 3 by a guest. */
  review_type: z.optional(z.number()),
  /** 1 approved, 2 pending, 3 refused. */
  review_status: z.number(),
  /** When it was written, UTC. */
  created_at: z.optional(z.string()),
  /** Store view it was written in. */
  store_id: z.optional(z.number()),
  /** Store views that show it. */
  stores: z.optional(z.array(z.number())),
  /** Customer id of the author; null for a guest. */
  customer_id: z.optional(z.nullable(z.number())),
  /** Ours: stars. */
  ratings: z.optional(z.array(ReviewRating)),
})
export type Review = z.infer<typeof Review>

const Words = (most: number) => freeText(most).check(z.trim(), z.minLength(1))
const LARGEST_ID = 2_147_483_647

/** A new review. The customer and the status are set by the server; other members are ignored. docs/wire.md §6.1. */
export const NewReview = z.object({
  /** The product. */
  product_id: z.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID)),
  /** Summary. */
  title: Words(255),
  /** Text. */
  detail: Words(5000),
  /** Name that is shown. */
  nickname: Words(128),
  /** Always `product`. */
  review_entity: z.literal('product'),
  /** Ours: stars. Old servers do not accept them. */
  ratings: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            /** What is rated. */
            rating_name: Words(64),
            /** 1 to 5 stars. */
            value: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
          }),
        )
        .check(z.maxLength(5)),
    ),
  ),
})
export type NewReview = z.infer<typeof NewReview>

/** Ours: the customer's reviews with their status. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews',
  summary: "The customer's own reviews in any status, newest first.",
  auth: 'user',
  query: z.object(callQuery),
  result: z.array(Review),
})

export const createReview = endpoint({
  method: 'POST',
  path: '/api/review/create',
  summary: 'Submits a review, which is shown once the shop has approved it.',
  auth: 'optional',
  query: z.object(callQuery),
  body: z.object({
    /** The review. */
    review: NewReview,
  }),
  result: Review,
})

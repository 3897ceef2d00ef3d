import * as z from 'zod/mini'

/** 1 approved (shown), 2 pending, 3 rejected. Contract 6.2. */
export const REVIEW_APPROVED = 1
export const REVIEW_PENDING = 2

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

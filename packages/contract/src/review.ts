import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { GuestToken } from './guest-order.ts'
import { freeText, plainLine } from './plain-text.ts'

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

/** The animal that a review is about: "Bella, ridgeback, 38 kg". */
export const ReviewedAnimal = z.object({
  /** Its name. */
  name: z.optional(z.string()),
  /** Its breed or kind. */
  kind: z.optional(z.string()),
  /** Its weight in kilograms. */
  weight_kg: z.optional(z.number()),
})
export type ReviewedAnimal = z.infer<typeof ReviewedAnimal>

/** Maximum number of pictures of one review, and maximum size of a picture file; our pages shrink a photo before they send it. */
export const MAX_REVIEW_PICTURES = 4
export const MAX_PICTURE_BYTES = 1_500_000

/** A picture that the author of a review took. */
export const ReviewPicture = z.object({
  /** Path of the picture, which is loaded like those of products. */
  path: z.string(),
  /** Width in pixels. */
  width: z.number(),
  /** Height in pixels. */
  height: z.number(),
})
export type ReviewPicture = z.infer<typeof ReviewPicture>

/** A shopper's review of a product. docs/wire.md §17.6. */
export const Review = z.looseObject({
  /** Id of the review. */
  id: z.number(),
  /** Id of the product. */
  product_id: z.number(),
  /** Summary. */
  title: z.string(),
  /** Text. */
  detail: z.string(),
  /** Name that is shown. */
  nickname: z.string(),
  /** Always `product`. */
  review_entity: z.string(),
  /** 1 for a review by a customer, 3 for one by a guest. */
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
  /** Ours: the animal that the review is about. */
  animal: z.optional(ReviewedAnimal),
  /** Ours: the author has ordered the product in this shop. Missing otherwise. */
  verified_purchase: z.optional(z.boolean()),
  /** Ours: pictures by the author. They can be loaded while the review is approved. */
  pictures: z.optional(z.array(ReviewPicture)),
  /** Ours: how many shoppers found the review helpful. Missing when none did. */
  helpful: z.optional(z.number()),
})
export type Review = z.infer<typeof Review>

const Words = (most: number) => freeText(most).check(z.trim(), z.minLength(1))
const MAX_ID = 2_147_483_647
const Id = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_ID))

/** Limits that admit any animal, from a small fish to a heavy horse. */
const WEIGHT_KG = { least: 0.001, most: 2000 }
const AnimalWord = z.optional(plainLine(64).check(z.trim(), z.minLength(1)))

/** A new review. The customer and the status are set by the server; other members are ignored. docs/wire.md §6.1. */
export const NewReview = z.object({
  /** Id of the product. */
  product_id: Id,
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
  /** Ours: the animal that the review is about; every part of it is optional. */
  animal: z.optional(
    z.nullable(
      z.object({
        /** Its name. */
        name: AnimalWord,
        /** Its breed or kind. */
        kind: AnimalWord,
        /** Its weight in kilograms. */
        weight_kg: z.optional(z.number().check(z.minimum(WEIGHT_KG.least), z.maximum(WEIGHT_KG.most))),
      }),
    ),
  ),
  /** Ours: JPEG, PNG or WebP files in base64. The server stores its own copies, without camera metadata. */
  pictures: z.optional(
    z.nullable(
      z
        .array(z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(MAX_PICTURE_BYTES / 3) * 4)))
        .check(z.maxLength(MAX_REVIEW_PICTURES)),
    ),
  ),
  /** Ours: the token of a guest's order, which marks the review as a verified purchase. It is not stored. */
  orderToken: z.optional(z.nullable(GuestToken)),
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

/** Ours: counts one vote per customer, or per device of a guest. Safe to repeat: the last answer counts. docs/wire.md §6.3. */
export const voteForReview = endpoint({
  method: 'POST',
  path: '/api/review/helpful',
  summary: 'Says that a review was helpful, or takes that back.',
  auth: 'optional',
  query: z.object(callQuery),
  body: z.object({
    /** Id of the review. */
    reviewId: Id,
    /** A random id that the device keeps; a customer's vote is counted by the customer instead. */
    device: z.string().check(z.minLength(16), z.maxLength(64)),
    /** False takes the vote back. */
    helpful: z.boolean(),
  }),
  result: z.object({
    /** How many shoppers found the review helpful. */
    helpful: z.number(),
  }),
})

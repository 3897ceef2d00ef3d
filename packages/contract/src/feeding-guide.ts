import * as z from 'zod/mini'

/** What the label of a dog or cat food says about feeding. Ours: old clients ignore it. docs/wire.md §17.1. */
export const FeedingGuide = z.object({
  /** The animal that the food is for; other animals have no calculator. */
  animal: z.enum(['dog', 'cat']),
  /** The age group that the food and its table are for; adult when absent. */
  age: z.optional(z.enum(['young', 'adult', 'senior'])),
  /** Metabolisable energy: kilocalories in 100 grams as fed. */
  kcal_per_100g: z.optional(z.number().check(z.gt(0), z.lte(1000))),
  /** The feeding table of the label, from the lightest animal to the heaviest. */
  rows: z.optional(
    z
      .array(
        z.object({
          /** Weight of the animal in kilograms. */
          weight_kg: z.number().check(z.gt(0), z.lte(200)),
          /** Grams of this food per day. */
          grams_per_day: z.number().check(z.gt(0), z.lte(20_000)),
        }),
      )
      .check(z.maxLength(50)),
  ),
})
export type FeedingGuide = z.infer<typeof FeedingGuide>

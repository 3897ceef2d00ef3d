import * as z from 'zod/mini'

/** A range of the price filter; without `to` it has no end. Spec §9. */
export const PriceRange = z.object({ from: z.number(), to: z.optional(z.number()) })
export type PriceRange = z.infer<typeof PriceRange>

import * as z from 'zod/mini'
import { TimeOfDay } from './delivery.ts'

/** Days with the same opening hours: 1 is Monday, 7 Sunday. */
export const OpeningHours = z.object({
  days: z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1)),
  from: TimeOfDay,
  to: TimeOfDay,
})
export type OpeningHours = z.infer<typeof OpeningHours>

const Coordinates = { lat: z.number().check(z.gte(-90), z.lte(90)), lon: z.number().check(z.gte(-180), z.lte(180)) }

/** A shop or a pick-up point. Spec §2 store locator. */
export const Place = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  kind: z.enum(['shop', 'pickup']),
  name: z.string().check(z.minLength(1)),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string().check(z.length(2)),
  /** Empty: none. */
  phone: z.string(),
  ...Coordinates,
  hours: z.array(OpeningHours),
  services: z.array(z.enum(['collect', 'vet', 'grooming', 'parking', 'wheelchair'])),
})
export type Place = z.infer<typeof Place>

/** A town that shoppers may type into the store locator. Towns of the places themselves need no entry. */
export const Town = z.object({ name: z.string().check(z.minLength(1)), ...Coordinates })
export type Town = z.infer<typeof Town>

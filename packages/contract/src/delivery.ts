import * as z from 'zod/mini'

const Days = z.number().check(z.int(), z.gte(0), z.lte(60))
const MonthAndDay = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be month and day, such as 12-25'))

/** A time of day, such as `12:00`. */
export const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 12:00'))

/** Working days from the day on which a parcel leaves to the day on which it arrives. */
export const TransitDays = z.object({ min: Days, max: Days }).check(z.refine(({ min, max }) => min <= max, 'min must not exceed max'))
export type TransitDays = z.infer<typeof TransitDays>

/** An area in which delivery takes longer: a whole country, or a range of its postcodes. */
export const RemoteArea = z.object({
  country: z.string().check(z.length(2)),
  /** First and last postcode of the range; without it, the whole country. */
  postcodes: z.optional(z.tuple([z.string(), z.string()])),
  /** Working days in addition to those of the method. */
  extraDays: Days,
})
export type RemoteArea = z.infer<typeof RemoteArea>

/** When the parcels of a store view leave. docs/settings.md. */
export const Dispatch = z.object({
  /** Orders that are placed before this time leave on the same day, in the time zone of the store view. */
  cutOff: TimeOfDay,
  /** The days on which parcels leave and arrive: 1 is Monday, 7 Sunday. */
  workingDays: z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1)),
  remoteAreas: z.array(RemoteArea),
  /** Further days of every year, such as `12-27`, on which nothing leaves. */
  closedDays: z._default(z.array(MonthAndDay), []),
})
export type Dispatch = z.infer<typeof Dispatch>

/** The public holidays of a country, as rules that are valid for every year. */
export const Holidays = z.object({
  /** Month and day. */
  fixed: z.array(MonthAndDay),
  /** Days after Easter Sunday; negative numbers are days before it. */
  easter: z.array(z.number().check(z.int(), z.gte(-60), z.lte(70))),
  /** Whether a fixed holiday on a Sunday makes the Monday after it a holiday. */
  sundayMovesToMonday: z._default(z.boolean(), false),
})
export type Holidays = z.infer<typeof Holidays>

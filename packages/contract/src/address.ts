import * as z from 'zod/mini'
import { PersonName, plainLine } from './plain-text.ts'

const Text = z.optional(z.nullable(plainLine(255)))
/** Forms send region ids as text now and then. Contract 4.2. */
const RegionId = z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))])))

/** Lines of a street; old clients send `[null, null]`. */
const Street = z.optional(z.nullable(z.array(z.nullable(plainLine(255))).check(z.maxLength(5))))

/**
 * An address on its way to an estimate: anything may be missing, names come in both spellings. Contract 3.10, 3.11.
 */
export const LooseAddress = z.looseObject({
  region: z.optional(z.nullable(z.union([z.string(), z.looseObject({ region: z.optional(z.nullable(z.string())) })]))),
  region_id: RegionId,
  region_code: Text,
  country_id: Text,
  countryId: Text,
  street: Street,
  company: Text,
  telephone: Text,
  postcode: Text,
  city: Text,
  suburb: Text,
  firstname: Text,
  lastname: Text,
  email: Text,
  vat_id: Text,
})
export type LooseAddress = z.infer<typeof LooseAddress>

const withLetter = plainLine(255).check(z.regex(/\p{L}/u))

/** An address that goods or an invoice are sent to. Extra members travel along. Contract 4.2. */
export const OrderAddress = z.looseObject({
  firstname: PersonName,
  lastname: PersonName,
  /** The apartment (second line) may be empty, not all of them. */
  street: z.array(plainLine(255)).check(
    z.minLength(1),
    z.maxLength(5),
    z.refine((lines) => lines.some((line) => line.trim() !== ''), 'should hold a street'),
  ),
  city: withLetter,
  postcode: plainLine(20).check(z.minLength(3)),
  country_id: z.optional(z.string().check(z.maxLength(3), z.regex(/[A-Za-z]/))),
  region: Text,
  region_id: RegionId,
  region_code: Text,
  company: Text,
  telephone: Text,
  suburb: Text,
  email: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  vat_id: Text,
  sameAsBilling: z.optional(z.number()),
  save_address: z.optional(z.number()),
})
export type OrderAddress = z.infer<typeof OrderAddress>

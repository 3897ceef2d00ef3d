import * as z from 'zod/mini'
import { Id } from './envelope.ts'
import { PersonName, plainLine } from './plain-text.ts'

/** What mail servers take at most. */
const LONGEST_EMAIL = 254
/** More is no password but an attack on whoever hashes it. */
const LONGEST_PASSWORD = 1024
export const MAX_ADDRESSES = 20

/** An e-mail address, in lower case from here on: who registers and who logs in may type it differently. Contract 2.2. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_EMAIL),
    z.regex(/^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@.<>,;:"()[\]\\]+(?:\.[^\s\p{Cc}@.<>,;:"()[\]\\]+)+$/u),
  )

/** As typed, blanks included; whether it is long enough is the shop's to say, in a sentence. Contract 2.2. */
export const Password = z.string().check(z.maxLength(LONGEST_PASSWORD))

const City = plainLine(255).check(z.trim(), z.regex(/\p{L}/u))
const Text = z.optional(z.nullable(plainLine(255)))
const Flag = z.optional(z.nullable(z.boolean()))

/**
 * An address as clients send it, with an `id` when it is stored already. The second street line is the apartment and may be
 * empty; the profile itself holds empty companies and tax numbers, so they come back. Contract 2.2, 2.7.
 */
export const CustomerAddressInput = z.object({
  id: z.optional(z.nullable(Id)),
  customer_id: z.optional(z.nullable(Id)),
  firstname: PersonName,
  lastname: PersonName,
  street: z.array(z.nullable(plainLine(255))).check(
    z.minLength(1),
    z.maxLength(5),
    z.refine((lines) => lines.some((line) => line !== null && line.trim() !== ''), 'should hold a street'),
  ),
  city: City,
  region: z.optional(
    z.nullable(
      z.object({
        region: z.nullable(plainLine(255)),
        region_code: Text,
        region_id: z.optional(z.nullable(Id)),
      }),
    ),
  ),
  region_id: z.optional(z.nullable(Id)),
  country_id: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
  postcode: plainLine(20).check(z.minLength(3)),
  telephone: Text,
  company: Text,
  vat_id: z.optional(z.nullable(plainLine(64).check(z.regex(/^$|^.{3,}$/)))),
  default_shipping: Flag,
  default_billing: Flag,
})
export type CustomerAddressInput = z.infer<typeof CustomerAddressInput>

const Addresses = z.array(CustomerAddressInput).check(z.maxLength(MAX_ADDRESSES))

/** Who registers. Members that are not named here (group, ids, store) are the shop's and are dropped. Contract 2.2. */
export const NewCustomer = z.object({
  email: Email,
  firstname: PersonName,
  lastname: PersonName,
  addresses: z.optional(z.nullable(Addresses)),
})
export type NewCustomer = z.infer<typeof NewCustomer>

/** What a customer may change: the names, and all addresses at once. Spec §4, contract 2.7. */
export const CustomerChange = z.object({
  firstname: PersonName,
  lastname: PersonName,
  /** The whole list: what is missing in it is removed. Left out: nothing changes. */
  addresses: z.optional(z.nullable(Addresses)),
})
export type CustomerChange = z.infer<typeof CustomerChange>

/** A stored address. `region` is always an object and `street` has two lines: clients read them unguarded. Contract 2.6. */
export const CustomerAddress = z.looseObject({
  id: z.number(),
  customer_id: z.number(),
  region: z.object({ region_code: z.nullable(z.string()), region: z.nullable(z.string()), region_id: z.number() }),
  region_id: z.number(),
  country_id: z.string(),
  street: z.array(z.string()),
  company: z.nullable(z.string()),
  telephone: z.nullable(z.string()),
  postcode: z.string(),
  city: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  vat_id: z.nullable(z.string()),
  default_shipping: z.optional(z.boolean()),
  default_billing: z.optional(z.boolean()),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** The profile. The keys of default addresses are absent when there is none: clients test for the key. Contract 2.6. */
export const Customer = z.looseObject({
  id: z.number(),
  group_id: z.number(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  created_in: z.string(),
  store_id: z.number(),
  website_id: z.number(),
  addresses: z.array(CustomerAddress),
  default_billing: z.optional(z.string()),
  default_shipping: z.optional(z.string()),
  disable_auto_group_change: z.number(),
  /** What a platform knows beside all that, such as `loyalty_card`. */
  custom_attributes: z.optional(z.array(z.looseObject({ attribute_code: z.string(), value: z.unknown() }))),
  /** Signed; proves the group to product searches. Not part of a registration's answer. Contract 1.8. */
  groupToken: z.optional(z.string()),
})
export type Customer = z.infer<typeof Customer>

import * as z from 'zod/mini'
import { boundedJson } from './bounded-json.ts'
import { LETTER, MAX_LENGTH, MIN_LENGTH } from './field-rules.ts'
import { PersonName, plainLine, withoutCardNumbers } from './plain-text.ts'

const Text = z.optional(z.nullable(plainLine()))
/** Some forms send region ids as text. docs/wire.md §4.2. */
const RegionId = z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))])))

/** Lines of a street; old clients send `[null, null]`, and some forms one text. docs/wire.md §3.10. */
const Street = z.optional(z.nullable(z.union([z.array(z.nullable(plainLine())).check(z.maxLength(5)), plainLine()])))

/**
 * An address for an estimate: any field may be missing, field names come in both spellings, and unknown fields are dropped.
 * docs/wire.md §3.10, §3.11.
 */
export const LooseAddress = z.object({
  /** Province or state: its name, or an object with it. */
  region: z.optional(
    z.nullable(
      z.union([
        plainLine(),
        z.object({
          /** Name of the province or state. */
          region: Text,
        }),
      ]),
    ),
  ),
  /** Id of the region; 0 or missing when unknown. */
  region_id: RegionId,
  /** Short name of the region. */
  region_code: Text,
  /** Country code of two letters. */
  country_id: Text,
  /** The same as `country_id`. */
  countryId: Text,
  /** Lines of the street; old clients send `[null, null]`. */
  street: Street,
  /** Company name. */
  company: Text,
  /** Phone number. */
  telephone: Text,
  /** Postal code. */
  postcode: Text,
  /** City or town. */
  city: Text,
  /** Suburb. */
  suburb: Text,
  /** First name. */
  firstname: Text,
  /** Last name. */
  lastname: Text,
  /** E-mail address. */
  email: Text,
  /** Tax number. */
  vat_id: Text,
})
export type LooseAddress = z.infer<typeof LooseAddress>

const withLetter = plainLine().check(z.regex(LETTER))

/** Extra members of an address are stored with the order, such as a company's own reference. */
const ADDRESS_LIMITS = { depth: 4, size: 4096 }

/** An address that goods or an invoice are sent to. Extra members are kept. docs/wire.md §4.2. */
export const OrderAddress = z
  .looseObject({
    /** First name; contains a letter. */
    firstname: PersonName,
    /** Last name; contains a letter. */
    lastname: PersonName,
    /** Lines of the street. Any line, such as the apartment, may be empty, but not all of them. */
    street: z.array(plainLine()).check(
      z.minLength(1),
      z.maxLength(5),
      z.refine((lines) => lines.some((line) => line.trim() !== ''), 'should hold a street'),
    ),
    /** City or town; contains a letter. */
    city: withLetter,
    /** Postal code, 3 to 20 characters. */
    postcode: plainLine(MAX_LENGTH.postcode).check(z.minLength(MIN_LENGTH.postcode)),
    /** Country code of two letters; the store view's country when missing. */
    country_id: z.optional(z.string().check(z.maxLength(3), z.regex(/[A-Za-z]/))),
    /** Province or state. */
    region: Text,
    /** Id of the region; used when above 0. */
    region_id: RegionId,
    /** Short name of the region. */
    region_code: Text,
    /** Company name. */
    company: Text,
    /** Phone number. */
    telephone: Text,
    /** Suburb. */
    suburb: Text,
    /** E-mail address that the confirmation goes to. */
    email: z.optional(z.nullable(z.string().check(z.maxLength(MAX_LENGTH.line)))),
    /** Tax number of the company. */
    vat_id: Text,
    /** Sent by old clients; not used. */
    sameAsBilling: z.optional(z.number()),
    /** Sent by old clients; not used. */
    save_address: z.optional(z.number()),
  })
  .check(boundedJson(ADDRESS_LIMITS), withoutCardNumbers())
export type OrderAddress = z.infer<typeof OrderAddress>

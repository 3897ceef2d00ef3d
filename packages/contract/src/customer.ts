import * as z from 'zod/mini'
import { Id } from './envelope.ts'
import { EMAIL_PATTERN, hasCardNumber, LETTER, MAX_LENGTH, MIN_LENGTH } from './field-rules.ts'
import { PersonName, plainLine } from './plain-text.ts'

/** Longer passwords only cost hashing time. */
const MAX_PASSWORD_LENGTH = 1024
export const MAX_ADDRESSES = 20

/** An e-mail address, converted to lower case: people may type it differently at registration and at login. docs/wire.md §2.2. */
export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(MAX_LENGTH.email),
  z.regex(EMAIL_PATTERN),
  z.refine((text) => !hasCardNumber(text)),
)

/** As typed, spaces included. The minimum length is checked later, because that error has its own message. docs/wire.md §2.2. */
export const Password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH))

const City = plainLine().check(z.trim(), z.regex(LETTER))
const Text = z.optional(z.nullable(plainLine()))
const EMPTY_OR_TAX_ID = new RegExp(`^$|^.{${MIN_LENGTH.taxId},}$`)
const Flag = z.optional(z.nullable(z.boolean()))

/**
 * An address as clients send it, with an `id` when it is already stored. The second street line is the apartment and may be
 * empty; profiles contain empty companies and tax numbers, so clients send these back. docs/wire.md §2.2, §2.7.
 */
export const CustomerAddressInput = z.object({
  /** Id of a stored address; left out for a new one. */
  id: z.optional(z.nullable(Id)),
  /** The caller's own customer id; may be left out. */
  customer_id: z.optional(z.nullable(Id)),
  /** First name; contains a letter. */
  firstname: PersonName,
  /** Last name; contains a letter. */
  lastname: PersonName,
  /** Street, and the apartment as second line. */
  street: z.array(z.nullable(plainLine())).check(
    z.minLength(1),
    z.maxLength(5),
    z.refine((lines) => lines.some((line) => line !== null && line.trim() !== ''), 'should hold a street'),
  ),
  /** City or town. */
  city: City,
  /** Province or state. */
  region: z.optional(
    z.nullable(
      z.object({
        /** Name of the province or state. */
        region: z.nullable(plainLine()),
        /** Short name of the province or state. */
        region_code: Text,
        /** Id of the province or state; 0 when unknown. */
        region_id: z.optional(z.nullable(Id)),
      }),
    ),
  ),
  /** Id of the region; may be sent in addition to `region`. */
  region_id: z.optional(z.nullable(Id)),
  /** Country code of two or three capital letters. */
  country_id: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
  /** Postal code, 3 to 20 characters. */
  postcode: plainLine(MAX_LENGTH.postcode).check(z.minLength(MIN_LENGTH.postcode)),
  /** Phone number. */
  telephone: Text,
  /** Company name. */
  company: Text,
  /** Tax number, at least 3 characters. */
  vat_id: z.optional(z.nullable(plainLine(MAX_LENGTH.taxId).check(z.regex(EMPTY_OR_TAX_ID)))),
  /** Whether it is the default shipping address. */
  default_shipping: Flag,
  /** Whether it is the default billing address. */
  default_billing: Flag,
})
export type CustomerAddressInput = z.infer<typeof CustomerAddressInput>

const Addresses = z.array(CustomerAddressInput).check(z.maxLength(MAX_ADDRESSES))

/** The customer to register. Other members (group, ids, store) are set by the shop and ignored. docs/wire.md §2.2. */
export const NewCustomer = z.object({
  /** E-mail address; stored in lower case. */
  email: Email,
  /** First name; contains a letter. */
  firstname: PersonName,
  /** Last name; contains a letter. */
  lastname: PersonName,
  /** Initial addresses. */
  addresses: z.optional(z.nullable(Addresses)),
})
export type NewCustomer = z.infer<typeof NewCustomer>

/** What a customer may change: the names, and all addresses at once. Spec §4, docs/wire.md §2.7. */
export const CustomerChange = z.object({
  /** First name; contains a letter. */
  firstname: PersonName,
  /** Last name; contains a letter. */
  lastname: PersonName,
  /** The complete list: addresses that are not in it are removed. When absent, nothing changes. */
  addresses: z.optional(z.nullable(Addresses)),
})
export type CustomerChange = z.infer<typeof CustomerChange>

/** A stored address. `region` is always an object and `street` has two lines: clients read them without checking. docs/wire.md §2.6. */
export const CustomerAddress = z.looseObject({
  /** Id of the address. */
  id: z.number(),
  /** Id of the customer. */
  customer_id: z.number(),
  /** Province or state; always an object. */
  region: z.object({
    /** Short name of the province or state. */
    region_code: z.nullable(z.string()),
    /** Name of the province or state. */
    region: z.nullable(z.string()),
    /** Id of the province or state; 0 when unknown. */
    region_id: z.number(),
  }),
  /** Id of the region. */
  region_id: z.number(),
  /** Country code in capital letters. */
  country_id: z.string(),
  /** Two lines: street, and apartment or an empty text. */
  street: z.array(z.string()),
  /** Company name. */
  company: z.nullable(z.string()),
  /** Phone number. */
  telephone: z.nullable(z.string()),
  /** Postal code. */
  postcode: z.string(),
  /** City or town. */
  city: z.string(),
  /** First name. */
  firstname: z.string(),
  /** Last name. */
  lastname: z.string(),
  /** Tax number. */
  vat_id: z.nullable(z.string()),
  /** Whether it is the default shipping address. */
  default_shipping: z.optional(z.boolean()),
  /** Whether it is the default billing address. */
  default_billing: z.optional(z.boolean()),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** The profile. The keys of default addresses are absent when there is none: clients test for the key. docs/wire.md §2.6. */
export const Customer = z.looseObject({
  /** Customer id. */
  id: z.number(),
  /** Customer group. */
  group_id: z.number(),
  /** E-mail address, lower case. */
  email: z.string(),
  /** First name. */
  firstname: z.string(),
  /** Last name. */
  lastname: z.string(),
  /** When the account was created, UTC. */
  created_at: z.string(),
  /** When it was last changed, UTC. */
  updated_at: z.string(),
  /** Name of the store view of the registration. */
  created_in: z.string(),
  /** Store view of the registration. */
  store_id: z.number(),
  /** Always 1. */
  website_id: z.number(),
  /** All addresses; may be empty. */
  addresses: z.array(CustomerAddress),
  /** Id of the default billing address; the key is missing without one. */
  default_billing: z.optional(z.string()),
  /** Id of the default shipping address; the key is missing without one. */
  default_shipping: z.optional(z.string()),
  /** Always 0. */
  disable_auto_group_change: z.number(),
  /** Further attributes of a platform, such as `loyalty_card`. */
  custom_attributes: z.optional(
    z.array(
      z.looseObject({
        /** Name of the attribute. */
        attribute_code: z.string(),
        /** Value of the attribute. */
        value: z.unknown(),
      }),
    ),
  ),
  /** Signed proof of the customer group, for product searches. Missing from the answer to a registration. docs/wire.md §1.8. */
  groupToken: z.optional(z.string()),
})
export type Customer = z.infer<typeof Customer>

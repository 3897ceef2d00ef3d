import * as z from 'zod/mini'
import { IssuedCoupon } from './coupon.ts'
import { Email } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

const PATH = '/api/ext/newsletter/subscribe'
/** Path that old clients use. docs/wire.md §7. */
const LEGACY_PATH = '/api/ext/mailchimp-subscribe/subscribe'

/** Only `subscribed` means yes. `pending`: nothing has changed yet; a mail with a link was sent to the address if needed. */
export const NewsletterStatus = z.enum(['subscribed', 'pending', 'unsubscribed'])
export type NewsletterStatus = z.infer<typeof NewsletterStatus>

const forAll = { auth: 'none', query: z.object(callQuery) } as const
const forOwners = { ...forAll, auth: 'optional' } as const

/** The first subscription of an address earns a coupon. docs/wire.md §7. */
const SubscriptionMeta = z.object({
  /** The coupon of a first subscription. */
  coupon: z.optional(IssuedCoupon),
})

export const readSubscription = endpoint({
  method: 'GET',
  path: PATH,
  summary: "Whether the customer's own address gets the newsletter; any other address is answered with unsubscribed.",
  auth: 'optional',
  query: z.object({
    ...callQuery,
    /** E-mail address. @example "thandi@example.com" */
    email: Email,
  }),
  result: NewsletterStatus,
})
export const legacyReadSubscription = endpoint({ ...readSubscription, path: LEGACY_PATH })

export const subscribe = endpoint({
  ...forOwners,
  method: 'POST',
  path: PATH,
  summary: 'Subscribes an address. With double opt-in the answer is pending for every address, and a mail asks for a confirmation.',
  body: z.object({
    /** E-mail address. */
    email: Email,
  }),
  result: NewsletterStatus,
  meta: SubscriptionMeta,
})
export const legacySubscribe = endpoint({ ...subscribe, path: LEGACY_PATH })

export const unsubscribe = endpoint({
  ...forOwners,
  method: 'DELETE',
  path: PATH,
  summary: "Ends the subscription of the customer's own address. Any other address gets a link by mail, and the answer is pending.",
  body: z.object({
    /** E-mail address. */
    email: Email,
  }),
  result: NewsletterStatus,
})
export const legacyUnsubscribe = endpoint({ ...unsubscribe, path: LEGACY_PATH })

/** Ours: called by the page that the confirmation mail links to. */
export const confirmSubscription = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/ext/newsletter/confirm',
  summary: 'Confirms a subscription with the token of its mail.',
  body: z.object({
    /** The token from the link in the mail. */
    token: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  result: NewsletterStatus,
  meta: SubscriptionMeta,
})

/**
 * Ours: ends the subscription behind a signed key: the link in every newsletter mail, and the button of mail clients (RFC 8058, any body).
 */
export const unsubscribeByMail = endpoint({
  method: 'POST',
  path: '/api/ext/newsletter/unsubscribe',
  summary: 'Ends the subscription that the key of a mail belongs to.',
  auth: 'none',
  query: z.object({
    ...callQuery,
    /** The key of the mail's unsubscribe link. @example "eyJhbGciOiJIUzI1NiJ9.e30.c2ln" */
    key: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  result: NewsletterStatus,
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/**
 * What a screen does when the shopper pays with a method: `nothing` (the order is placed), `redirect` (leave for the provider's page),
 * `widget` (a form that the provider's script draws), `qr` (a code to scan, or a link on the phone that shows it).
 */
export const PaymentNeed = z.enum(['nothing', 'redirect', 'widget', 'qr'])
export type PaymentNeed = z.infer<typeof PaymentNeed>

/** A payment method as a screen shows it; screens read these members and never test `code`. Ours. */
export const PaymentOffer = z.object({
  /** Code of the method, `payment_method_code` of an order and `method` of the payment calls. */
  code: z.string(),
  /** The method's name, in the language of the caller. */
  title: z.string(),
  /** What happens after the choice, in one sentence in the caller's language; null when there is nothing to say. */
  hint: z.nullable(z.string()),
  /** Fee without tax; 0 without one. Decision 0090. */
  cost: z.number(),
  /** Fee with tax. */
  cost_incl_tax: z.number(),
  /** Tax rate of the fee in percent; missing without a fee. */
  cost_tax_percent: z.optional(z.number()),
  /** Whether the method is preselected. */
  default: z.boolean(),
  /** Whether it can be chosen without a connection. */
  offline: z.boolean(),
  /** What a screen does when the shopper pays. */
  needs: PaymentNeed,
  /** The provider, as in the paths of the payment calls. */
  provider: z.string(),
  /** Whether the amount is collected when the goods arrive. */
  paid_on_delivery: z.boolean(),
  /** Names of the brand marks to draw beside the title, such as `visa`; skip unknown names. */
  marks: z.array(z.string()),
  /** Whether this is a test, in which no money moves; every screen with the method says so. */
  is_test: z.boolean(),
  /** Whether it can be used now. False while the provider does not answer; other methods stay usable. */
  available: z.boolean(),
  /** Why it cannot be used now, in the language of the caller; null when it can. */
  unavailable_reason: z.nullable(z.string()),
  /** Sources that the page of the payment step must allow in addition to its own, by directive (`script-src`, `frame-src`, …). */
  content_security_policy: z.record(z.string(), z.array(z.string())),
})
export type PaymentOffer = z.infer<typeof PaymentOffer>

/**
 * Ours: every way of paying that this shop has configured for the store view. With a cart, only those that its content, total and
 * address allow; without one, all of them, for the page's content security policy.
 */
export const listPaymentOffers = endpoint({
  method: 'GET',
  path: '/api/payment/methods',
  summary: 'The payment methods with everything that a screen needs to know about them.',
  auth: 'optional',
  query: z.object({
    ...callQuery,
    /** The cart to be paid. @example "5f2c9e0b7a41d83c6e1f0b9a2d4c7e85" */
    cartId: z.optional(z.string().check(z.maxLength(64))),
  }),
  result: z.array(PaymentOffer),
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** How points are earned and what they are worth, in the currency of a store view. Setting `loyalty`; docs/settings.md. */
export const LoyaltyRule = z.object({
  /** Points for one unit of the currency paid for goods, tax included; 0.1: one point for every 10. Scheduled medicines earn none. */
  pointsPerUnit: z.number().check(z.positive()),
  /** What a point takes off a later order, in the currency. */
  pointValue: z.number().check(z.positive()),
  /** Points are exchanged for vouchers in multiples of this number. */
  voucherPoints: z.number().check(z.int(), z.gte(1)),
  /** How long a voucher is valid. */
  voucherDays: z.number().check(z.int(), z.gte(1), z.lte(3650)),
})
export type LoyaltyRule = z.infer<typeof LoyaltyRule>

/** A voucher that points were exchanged for: a coupon for one order. */
export const LoyaltyVoucher = z.object({
  /** The code for the checkout. */
  code: z.string(),
  /** Amount that it takes off the price of the goods. */
  amount: z.number(),
  /** Currency of the amount; the voucher is valid in store views with this currency. */
  currency: z.string(),
  /** End of validity, ISO 8601. */
  validTo: z.string(),
  /** usable, used, or expired. */
  state: z.enum(['usable', 'used', 'expired']),
})
export type LoyaltyVoucher = z.infer<typeof LoyaltyVoucher>

/** A change of the points. */
export const LoyaltyEntry = z.object({
  /** Id of the entry. */
  id: z.number(),
  /** Above 0: credited; below 0: taken back or exchanged. */
  points: z.number(),
  /** earned: an order was completed. taken-back: it was refunded or sent back. voucher: points were exchanged. */
  kind: z.enum(['earned', 'taken-back', 'voucher']),
  /** `entity_id` of the order; null for a voucher. */
  orderId: z.nullable(z.number()),
  /** Number of the order; null for a voucher. */
  orderNumber: z.nullable(z.string()),
  /** Code of the voucher; null for an order. */
  couponCode: z.nullable(z.string()),
  /** When the points changed, ISO 8601. */
  at: z.string(),
})
export type LoyaltyEntry = z.infer<typeof LoyaltyEntry>

/** The loyalty card of a customer. */
export const LoyaltyCard = z.object({
  /** Number of the card. */
  number: z.string(),
  /** When the customer joined, ISO 8601. */
  joinedAt: z.string(),
  /** Points now; below 0 when exchanged points were taken back. */
  points: z.number(),
  /** Points of orders that are not complete yet. */
  pendingPoints: z.number(),
  /** The newest changes of the points, newest first; at most 200. */
  entries: z.array(LoyaltyEntry),
  /** Vouchers, newest first. */
  vouchers: z.array(LoyaltyVoucher),
})
export type LoyaltyCard = z.infer<typeof LoyaltyCard>

/** The rule with its currency. */
export const StoreLoyaltyRule = z.object({
  ...LoyaltyRule.shape,
  /** Currency of the store view, three letters. */
  currency: z.string(),
})
export type StoreLoyaltyRule = z.infer<typeof StoreLoyaltyRule>

/** What the page of the loyalty card shows. */
export const Loyalty = z.object({
  /** The rule of the store view of the call; null where the shop has no loyalty card. */
  rule: z.nullable(StoreLoyaltyRule),
  /** Null before the customer has joined. */
  card: z.nullable(LoyaltyCard),
})
export type Loyalty = z.infer<typeof Loyalty>

const forCustomers = { auth: 'user', query: z.object(callQuery), result: Loyalty } as const

/** Ours. docs/wire.md §2.11. */
export const readLoyalty = endpoint({
  ...forCustomers,
  method: 'GET',
  path: '/api/user/loyalty',
  summary: 'The loyalty card of the customer: points, their history and vouchers.',
})

/** Ours. docs/wire.md §2.11. */
export const joinLoyalty = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/loyalty/join',
  summary: 'Issues a loyalty card. Joining twice gives the same card.',
})

/** Ours. docs/wire.md §2.11. */
export const redeemPoints = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/loyalty/redeem',
  summary: 'Exchanges points for a voucher, once for each `requestId`.',
  body: z.object({
    /** A multiple of `voucherPoints`, at most the points of the card. @example 100 */
    points: z.number().check(z.int(), z.gte(1), z.lte(1_000_000_000)),
    /** Chosen by the client: a repeated request has no second effect. @example "b1f6b1f0-8f55-4f0e-9f0a-0a1f5f0c9d11" */
    requestId: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
})

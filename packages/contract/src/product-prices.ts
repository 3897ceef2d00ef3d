import * as z from 'zod/mini'

const Amount = z.optional(z.nullable(z.number()))

/**
 * Price fields of a product or child. Amounts are decimals in the store currency, not rounded.
 * `price*` is the current price, `original_price*` before discount, `special_price*` 0 without an active discount. docs/wire.md §17.3.
 */
export const productPrices = {
  /** Current price without tax. */
  price: z.number(),
  /** Tax of `price`. */
  price_tax: z.optional(z.number()),
  /** What is paid now, with tax. */
  price_incl_tax: z.optional(z.number()),
  /** Price before any discount, without tax. */
  original_price: Amount,
  /** Tax of `original_price`. */
  original_price_tax: Amount,
  /** Price before any discount, with tax. */
  original_price_incl_tax: Amount,
  /** Active special price without tax; 0 without one. */
  special_price: Amount,
  /** Tax of `special_price`. */
  special_price_tax: Amount,
  /** Active special price with tax. */
  special_price_incl_tax: Amount,
  /** Start of the special price, UTC. */
  special_from_date: z.optional(z.nullable(z.string())),
  /** End of the special price, UTC. */
  special_to_date: z.optional(z.nullable(z.string())),
  /** The shown price, with tax unless the store view is configured otherwise; used by the price filter and the price sort. */
  final_price: Amount,
  /** Tax of the current price. */
  final_price_tax: Amount,
  /** What is paid now, with tax. */
  final_price_incl_tax: Amount,
} as const

/** Price of a product for one customer group. */
export const TierPrice = z.object({
  /** The customer group. */
  customer_group_id: z.number(),
  /** Minimum quantity for this price. */
  qty: z.number(),
  /** Price of one piece as it is stored: without tax, unless `sourcePriceIncludesTax` says otherwise. */
  value: z.number(),
  /** Price of one piece without tax. Ours; only where tier prices are used. */
  price: z.optional(z.number()),
  /** Price of one piece with tax. Ours; only where tier prices are used. */
  price_incl_tax: z.optional(z.number()),
})
export type TierPrice = z.infer<typeof TierPrice>

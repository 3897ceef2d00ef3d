import * as z from 'zod/mini'

/** A shipping method. Amounts in the store currency; `method_code` is unique across carriers. docs/wire.md §3.10. */
export const ShippingMethod = z.looseObject({
  /** Code of the carrier. */
  carrier_code: z.string(),
  /** Code of the method; unique across carriers. */
  method_code: z.string(),
  /** The carrier's name. */
  carrier_title: z.string(),
  /** The method's name. */
  method_title: z.string(),
  /** Price without tax, rounded. */
  amount: z.number(),
  base_amount: z.optional(z.number()),
  /** Whether the method can be chosen; missing means yes. Clients drop methods that cannot. Spec §4. */
  available: z.optional(z.boolean()),
  /** Why the method is not available; empty otherwise. */
  error_message: z.optional(z.nullable(z.string())),
  /** Price without tax. */
  price_excl_tax: z.number(),
  /** Price with tax. */
  price_incl_tax: z.number(),
  /** Whether the method is preselected. */
  default: z.optional(z.boolean()),
  /** A method that does not need a server; set only by clients. */
  offline: z.optional(z.boolean()),
  /** Set by clients on methods from the server. */
  is_server_method: z.optional(z.boolean()),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>

/** A payment method. docs/wire.md §3.9, spec §3. */
export const PaymentMethod = z.looseObject({
  /** Code of the method. */
  code: z.string(),
  /** The method's name. */
  title: z.string(),
  /** Fee without tax; missing when there is none. Decision 0090. */
  cost: z.optional(z.number()),
  /** Fee with tax. */
  cost_incl_tax: z.optional(z.number()),
  /**
   * Tax rate of the fee in percent. When present, the server adds the fee to the totals of an order with this method. Ours; other servers
   * only state `cost`.
   */
  cost_tax_percent: z.optional(z.number()),
  /** Whether the method is preselected. */
  default: z.optional(z.boolean()),
  /** Whether the method works without an online payment provider. */
  offline: z.optional(z.boolean()),
  /** Set by clients on methods from the server. */
  is_server_method: z.optional(z.boolean()),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

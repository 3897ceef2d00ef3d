import * as z from 'zod/mini'

/** A way to send goods. Amounts in the store currency; `method_code` is unique across carriers. Contract 3.10. */
export const ShippingMethod = z.looseObject({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  amount: z.number(),
  base_amount: z.optional(z.number()),
  /** Missing counts as available; false is dropped. Spec §4. */
  available: z.optional(z.boolean()),
  error_message: z.optional(z.nullable(z.string())),
  price_excl_tax: z.number(),
  price_incl_tax: z.number(),
  default: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
  is_server_method: z.optional(z.boolean()),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>

/** A way to pay. Contract 3.9, spec §3. */
export const PaymentMethod = z.looseObject({
  code: z.string(),
  title: z.string(),
  cost: z.optional(z.number()),
  cost_incl_tax: z.optional(z.number()),
  default: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
  is_server_method: z.optional(z.boolean()),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

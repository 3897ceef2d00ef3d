import * as z from 'zod/mini'

/** `rate` is a percentage. Region id 0 or no region name means the whole country. Spec §5. */
export const TaxRate = z.looseObject({
  id: z.number(),
  tax_country_id: z.string(),
  tax_region_id: z.number(),
  region_name: z.optional(z.nullable(z.string())),
  tax_postcode: z.optional(z.string()),
  rate: z.number(),
  code: z.string(),
})
export type TaxRate = z.infer<typeof TaxRate>

export const TaxRule = z.looseObject({
  id: z.number(),
  code: z.string(),
  priority: z.number(),
  position: z.number(),
  customer_tax_class_ids: z.array(z.number()),
  product_tax_class_ids: z.array(z.number()),
  tax_rate_ids: z.array(z.number()),
  calculate_subtotal: z.boolean(),
  rates: z.array(TaxRate),
})
export type TaxRule = z.infer<typeof TaxRule>

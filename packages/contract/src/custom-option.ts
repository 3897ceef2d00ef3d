import * as z from 'zod/mini'

/** A value to choose for a custom option. */
export const CustomOptionValue = z.looseObject({
  /** Id of the value. */
  option_type_id: z.number(),
  /** Label of the value. */
  title: z.string(),
  /** Surcharge. */
  price: z.number(),
  /** Whether `price` is an amount or a percentage of the product's price. */
  price_type: z.enum(['fixed', 'percent']),
  /** Place among the values. */
  sort_order: z.number(),
  /** Part of a sku on old platforms; not used. */
  sku: z.optional(z.nullable(z.string())),
})
export type CustomOptionValue = z.infer<typeof CustomOptionValue>

/** A custom option of a product, such as an engraving. */
export const CustomOption = z.looseObject({
  /** Id of the option. */
  option_id: z.number(),
  /** The product. */
  product_sku: z.string(),
  /** Title of the option. */
  title: z.string(),
  /** Kind of input. */
  type: z.enum(['field', 'area', 'radio', 'select', 'drop_down', 'checkbox', 'date', 'file']),
  /** Place among the options. */
  sort_order: z.number(),
  /** Whether it is required. */
  is_require: z.boolean(),
  /** Not used: values have prices. */
  price: z.optional(z.number()),
  /** Not used. */
  price_type: z.optional(z.enum(['fixed', 'percent'])),
  /** Longest text; 255 when missing. */
  max_characters: z.optional(z.number()),
  /** Ours: whether the date must not be in the past, such as an appointment. */
  from_today: z.optional(z.boolean()),
  /** The values to choose from; empty for texts and dates. */
  values: z.array(CustomOptionValue),
})
export type CustomOption = z.infer<typeof CustomOption>

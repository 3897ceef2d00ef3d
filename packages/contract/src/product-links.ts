import * as z from 'zod/mini'
import { ProductType } from './product-type.ts'

/** Link to another product: `associated` members make a grouped product, the rest are recommendations. */
export const ProductLink = z.looseObject({
  /** The product that links. */
  sku: z.string(),
  /** What kind of link it is. */
  link_type: z.enum(['associated', 'related', 'upsell', 'crosssell']),
  /** The product it leads to. */
  linked_product_sku: z.string(),
  /** Kind of that product. */
  linked_product_type: ProductType,
  /** Place among the links. */
  position: z.optional(z.number()),
  /** Quantity; not used for prices. */
  qty: z.optional(z.number()),
})
export type ProductLink = z.infer<typeof ProductLink>

/** A part that can be chosen for a bundle. */
export const BundleLink = z.looseObject({
  /** Text here, but a number in `option_selections`. docs/wire.md §17.2. */
  id: z.string(),
  /** Sku of the part. */
  sku: z.string(),
  /** The option it belongs to. */
  option_id: z.number(),
  /** Pieces of the part. */
  qty: z.number(),
  /** Place among the links. */
  position: z.number(),
  /** Whether it is preselected. */
  is_default: z.boolean(),
  /** Not used: a part has the price of its product. */
  price: z.nullable(z.number()),
  /** Not used. */
  price_type: z.nullable(z.string()),
  /** 1 when the shopper chooses the quantity, else 0. */
  can_change_quantity: z.number(),
})
export type BundleLink = z.infer<typeof BundleLink>

/** One option of a bundle. */
export const BundleOption = z.looseObject({
  /** Id of the option. */
  option_id: z.number(),
  /** Title of the option. */
  title: z.string(),
  /** Whether something must be chosen. */
  required: z.boolean(),
  /** Kind of input. */
  type: z.enum(['radio', 'select', 'checkbox', 'multi']),
  /** Place among the options. */
  position: z.number(),
  /** The bundle. */
  sku: z.string(),
  /** The selectable parts. */
  product_links: z.array(BundleLink),
})
export type BundleOption = z.infer<typeof BundleOption>

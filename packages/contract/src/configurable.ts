import * as z from 'zod/mini'
import { Id } from './envelope.ts'
import { productPrices, TierPrice } from './product-prices.ts'
import { StockItem } from './stock.ts'

/** The value of one attribute of a variant. */
export const CustomAttribute = z.object({
  /** Name of the attribute. */
  attribute_code: z.string(),
  /** Value of the attribute. */
  value: z.unknown(),
})

/** Variant of a configurable product; also exists as a separate simple document with visibility 1. docs/wire.md §17.2. */
export const ConfigurableChild = z.looseObject({
  ...productPrices,
  /** Id of the variant. */
  id: z.number(),
  /** Sku of the variant. */
  sku: z.string(),
  /** Name of the variant. */
  name: z.optional(z.string()),
  /** 0 and 1 are sold, 2 and above are not. */
  status: z.optional(z.number()),
  /** 1: not visible individually. */
  visibility: z.optional(z.number()),
  /** Tax class. */
  tax_class_id: z.optional(z.nullable(Id)),
  /** Path of the variant's picture. */
  image: z.optional(z.nullable(z.string())),
  /** Name of the variant in URLs. */
  url_key: z.optional(z.string()),
  /** Prices for customer groups. */
  tier_prices: z.optional(z.array(TierPrice)),
  /** Stock record. */
  stock: z.optional(StockItem),
  /** Values of the variant by attribute. */
  custom_attributes: z.optional(z.nullable(z.array(CustomAttribute))),
})
export type ConfigurableChild = z.infer<typeof ConfigurableChild>

/** A value that variants can have. */
export const ConfigurableOptionValue = z.object({
  /** Id of the value. */
  value_index: z.number(),
  /** Label of the value. */
  label: z.optional(z.nullable(z.string())),
  /** Label in the language of the catalogue. */
  default_label: z.optional(z.nullable(z.string())),
})

/** An attribute in which the variants of a product differ, such as the pack size. */
export const ConfigurableOption = z.looseObject({
  /** Id of the option. */
  id: z.optional(z.number()),
  /** Id of the attribute. It is text on the wire, so compare it as text. */
  attribute_id: z.string(),
  /** Name of the attribute. */
  attribute_code: z.optional(z.string()),
  /** Label of the option. */
  label: z.string(),
  /** Place among the options. */
  position: z.optional(z.number()),
  /** The values that variants have. */
  values: z.array(ConfigurableOptionValue),
})
export type ConfigurableOption = z.infer<typeof ConfigurableOption>

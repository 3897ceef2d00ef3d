import * as z from 'zod/mini'
import { Id } from './envelope.ts'
import { StockItem } from './stock.ts'

export const ProductType = z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])
export type ProductType = z.infer<typeof ProductType>

const Amount = z.optional(z.nullable(z.number()))

/**
 * Price fields of a product or child. Amounts are decimals in the store currency, not rounded.
 * `price*` is what is paid now, `original_price*` before discount, `special_price*` 0 without an active discount. Contract 17.3.
 */
const prices = {
  price: z.number(),
  price_tax: z.optional(z.number()),
  price_incl_tax: z.optional(z.number()),
  original_price: Amount,
  original_price_tax: Amount,
  original_price_incl_tax: Amount,
  special_price: Amount,
  special_price_tax: Amount,
  special_price_incl_tax: Amount,
  special_from_date: z.optional(z.nullable(z.string())),
  special_to_date: z.optional(z.nullable(z.string())),
  /** As the store view shows it, with tax unless it says otherwise: what the price filter and the price sort run on. */
  final_price: Amount,
  final_price_tax: Amount,
  final_price_incl_tax: Amount,
} as const

export const TierPrice = z.object({ customer_group_id: z.number(), qty: z.number(), value: z.number() })
export type TierPrice = z.infer<typeof TierPrice>

export const CustomAttribute = z.object({ attribute_code: z.string(), value: z.unknown() })

/** Variant of a configurable product; also exists as a simple document of its own with visibility 1. Contract 17.2. */
export const ConfigurableChild = z.looseObject({
  ...prices,
  id: z.number(),
  sku: z.string(),
  name: z.optional(z.string()),
  status: z.optional(z.number()),
  visibility: z.optional(z.number()),
  tax_class_id: z.optional(z.nullable(Id)),
  image: z.optional(z.nullable(z.string())),
  url_key: z.optional(z.string()),
  tier_prices: z.optional(z.array(TierPrice)),
  stock: z.optional(StockItem),
  custom_attributes: z.optional(z.nullable(z.array(CustomAttribute))),
})
export type ConfigurableChild = z.infer<typeof ConfigurableChild>

export const ConfigurableOptionValue = z.object({
  value_index: z.number(),
  label: z.optional(z.nullable(z.string())),
  default_label: z.optional(z.nullable(z.string())),
})

export const ConfigurableOption = z.looseObject({
  id: z.optional(z.number()),
  /** Text on the wire: compared as text. */
  attribute_id: z.string(),
  attribute_code: z.optional(z.string()),
  label: z.string(),
  position: z.optional(z.number()),
  values: z.array(ConfigurableOptionValue),
})
export type ConfigurableOption = z.infer<typeof ConfigurableOption>

/** Link to another product: `associated` members make a grouped product, the rest are recommendations. */
export const ProductLink = z.looseObject({
  sku: z.string(),
  link_type: z.enum(['associated', 'related', 'upsell', 'crosssell']),
  linked_product_sku: z.string(),
  linked_product_type: ProductType,
  position: z.optional(z.number()),
  qty: z.optional(z.number()),
})
export type ProductLink = z.infer<typeof ProductLink>

export const BundleLink = z.looseObject({
  /** Text here, yet a number in `option_selections`. Contract 17.2. */
  id: z.string(),
  sku: z.string(),
  option_id: z.number(),
  qty: z.number(),
  position: z.number(),
  is_default: z.boolean(),
  price: z.nullable(z.number()),
  price_type: z.nullable(z.string()),
  can_change_quantity: z.number(),
})
export type BundleLink = z.infer<typeof BundleLink>

export const BundleOption = z.looseObject({
  option_id: z.number(),
  title: z.string(),
  required: z.boolean(),
  type: z.enum(['radio', 'select', 'checkbox', 'multi']),
  position: z.number(),
  sku: z.string(),
  product_links: z.array(BundleLink),
})
export type BundleOption = z.infer<typeof BundleOption>

export const CustomOptionValue = z.looseObject({
  option_type_id: z.number(),
  title: z.string(),
  price: z.number(),
  price_type: z.enum(['fixed', 'percent']),
  sort_order: z.number(),
  sku: z.optional(z.nullable(z.string())),
})
export type CustomOptionValue = z.infer<typeof CustomOptionValue>

export const CustomOption = z.looseObject({
  option_id: z.number(),
  product_sku: z.string(),
  title: z.string(),
  type: z.enum(['field', 'area', 'radio', 'select', 'drop_down', 'checkbox', 'date', 'file']),
  sort_order: z.number(),
  is_require: z.boolean(),
  price: z.optional(z.number()),
  price_type: z.optional(z.enum(['fixed', 'percent'])),
  max_characters: z.optional(z.number()),
  /** Ours: a date that lies ahead, such as an appointment. */
  from_today: z.optional(z.boolean()),
  values: z.array(CustomOptionValue),
})
export type CustomOption = z.infer<typeof CustomOption>

export const DownloadableLink = z.object({
  id: z.number(),
  title: z.string(),
  price: z.number(),
  is_shareable: z.boolean(),
  number_of_downloads: z.number(),
  sample_url: z.nullable(z.string()),
})
export type DownloadableLink = z.infer<typeof DownloadableLink>

export const GalleryItem = z.looseObject({
  image: z.string(),
  pos: z.number(),
  typ: z.string(),
  lab: z.nullable(z.string()),
  vid: z.optional(z.nullable(z.looseObject({ url: z.string(), title: z.optional(z.string()) }))),
})
export type GalleryItem = z.infer<typeof GalleryItem>

export const ProductCategory = z.object({ category_id: z.number(), name: z.string(), slug: z.string(), path: z.string() })
export type ProductCategory = z.infer<typeof ProductCategory>

/** Select attributes hold the option value id, multiselect a list of ids, text attributes the text. Spec §3. */
const SelectValue = z.optional(z.nullable(Id))
const MultiValue = z.optional(z.nullable(z.union([Id, z.array(Id)])))

/**
 * A catalogue product as the search answers it (`_source`). Lists ask for a part of the fields only, so all but the
 * identifying ones may be absent. Spec §3, contract 17.1.
 */
export const Product = z.looseObject({
  ...prices,
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  type_id: ProductType,
  slug: z.optional(z.string()),
  url_key: z.optional(z.string()),
  url_path: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  short_description: z.optional(z.nullable(z.string())),
  /** 0 and 1 are sold, 2 and more are not shown. Spec §4. */
  status: z.optional(z.number()),
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: z.optional(z.number()),
  tax_class_id: z.optional(z.nullable(Id)),
  tier_prices: z.optional(z.array(TierPrice)),
  image: z.optional(z.nullable(z.string())),
  small_image: z.optional(z.nullable(z.string())),
  thumbnail: z.optional(z.nullable(z.string())),
  media_gallery: z.optional(z.array(GalleryItem)),
  category: z.optional(z.array(ProductCategory)),
  category_ids: z.optional(z.array(Id)),
  product_links: z.optional(z.array(ProductLink)),
  configurable_options: z.optional(z.array(ConfigurableOption)),
  configurable_children: z.optional(z.array(ConfigurableChild)),
  bundle_options: z.optional(z.array(BundleOption)),
  custom_options: z.optional(z.array(CustomOption)),
  downloadable_links: z.optional(z.array(DownloadableLink)),
  stock: z.optional(StockItem),
  position: z.optional(z.number()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  weight: z.optional(z.nullable(z.number())),
  meta_title: z.optional(z.nullable(z.string())),
  meta_description: z.optional(z.nullable(z.string())),
  brand: SelectValue,
  format: MultiValue,
  packsize: SelectValue,
  agefrom: SelectValue,
  colours: MultiValue,
  /** Text: what a search runs on and an allergic dog's owner reads. */
  ingredients: z.optional(z.nullable(z.string())),
  activity: MultiValue,
  /** The schedule of a medicine, 0 to 8 or `S0` to `S8`; absent for what is none. Ours. */
  medicine_schedule: z.optional(z.nullable(Id)),
  featured: z.optional(z.nullable(z.string())),
  sale: z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  new: z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
})
export type Product = z.infer<typeof Product>

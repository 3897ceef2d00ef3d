import * as z from 'zod/mini'
import { Id } from './envelope.ts'
import { ProductType } from './product-type.ts'
import { StockItem } from './stock.ts'

export { ProductType }

const Amount = z.optional(z.nullable(z.number()))

/**
 * Price fields of a product or child. Amounts are decimals in the store currency, not rounded.
 * `price*` is the current price, `original_price*` before discount, `special_price*` 0 without an active discount. docs/wire.md §17.3.
 */
const prices = {
  /** Current price without tax. */
  price: z.number(),
  /** Its tax. */
  price_tax: z.optional(z.number()),
  /** What is paid now, with tax. */
  price_incl_tax: z.optional(z.number()),
  /** Before any discount, without tax. */
  original_price: Amount,
  /** Its tax. */
  original_price_tax: Amount,
  /** Before any discount, with tax. */
  original_price_incl_tax: Amount,
  /** Active special price without tax; 0 without one. */
  special_price: Amount,
  /** Its tax. */
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
  /** Without tax. Ours; only where tier prices are used. */
  price: z.optional(z.number()),
  /** With tax. Ours; only where tier prices are used. */
  price_incl_tax: z.optional(z.number()),
})
export type TierPrice = z.infer<typeof TierPrice>

/** A value of a variant. */
export const CustomAttribute = z.object({
  /** Name of the attribute. */
  attribute_code: z.string(),
  /** Its value. */
  value: z.unknown(),
})

/** Variant of a configurable product; also exists as a separate simple document with visibility 1. docs/wire.md §17.2. */
export const ConfigurableChild = z.looseObject({
  ...prices,
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
  /** Name in addresses. */
  url_key: z.optional(z.string()),
  /** The group's prices. */
  tier_prices: z.optional(z.array(TierPrice)),
  /** Stock record. */
  stock: z.optional(StockItem),
  /** Values of the variant by attribute. */
  custom_attributes: z.optional(z.nullable(z.array(CustomAttribute))),
})
export type ConfigurableChild = z.infer<typeof ConfigurableChild>

/** A value of variants. */
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
  /** Text on the wire; compare it as text. */
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

/** A value to choose for a custom option. */
export const CustomOptionValue = z.looseObject({
  /** Id of the value. */
  option_type_id: z.number(),
  /** Label of the value. */
  title: z.string(),
  /** Surcharge. */
  price: z.number(),
  /** An amount, or percent of the price. */
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

/** A file that is sold. Ours: the old protocol has none. */
export const DownloadableLink = z.object({
  /** Id of the file. */
  id: z.number(),
  /** Title of the file. */
  title: z.string(),
  /** Surcharge, the same with and without tax. */
  price: z.number(),
  /** Whether old platforms allow the download without a login; not used. */
  is_shareable: z.boolean(),
  /** Maximum number of downloads; 0 for no limit. */
  number_of_downloads: z.number(),
  /** URL of a sample. */
  sample_url: z.nullable(z.string()),
})
export type DownloadableLink = z.infer<typeof DownloadableLink>

/** A picture or video of a product. */
export const GalleryItem = z.looseObject({
  /** Path of the picture. */
  image: z.string(),
  /** Place in the gallery. */
  pos: z.number(),
  /** image or video. */
  typ: z.string(),
  /** Alternative text. */
  lab: z.nullable(z.string()),
  /** The video. */
  vid: z.optional(
    z.nullable(
      z.looseObject({
        /** URL of the video. */
        url: z.string(),
        /** Title of the video. */
        title: z.optional(z.string()),
      }),
    ),
  ),
})
export type GalleryItem = z.infer<typeof GalleryItem>

/** A category that a product is in. */
export const ProductCategory = z.object({
  /** Id of the category. */
  category_id: z.number(),
  /** Name of the category. */
  name: z.string(),
  /** Name in addresses. */
  slug: z.string(),
  /** Path of the category. */
  path: z.string(),
})
export type ProductCategory = z.infer<typeof ProductCategory>

/** Select attributes hold the option value id, multiselect a list of ids, text attributes the text. Spec §3. */
const SelectValue = z.optional(z.nullable(Id))
const MultiValue = z.optional(z.nullable(z.union([Id, z.array(Id)])))

/**
 * A catalogue product in search results (`_source`). Lists request only some of the fields, so all but the
 * identifying ones may be absent. Spec §3, docs/wire.md §17.1.
 */
export const Product = z.looseObject({
  ...prices,
  /** Id of the product. */
  id: z.number(),
  /** Sku of the product. */
  sku: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Kind of the product. */
  type_id: ProductType,
  /** Name in addresses. */
  slug: z.optional(z.string()),
  /** Name in addresses on old platforms. */
  url_key: z.optional(z.string()),
  /** Path of the product page. */
  url_path: z.optional(z.string()),
  /** Long text, cleaned HTML. */
  description: z.optional(z.nullable(z.string())),
  /** Short text, cleaned HTML. */
  short_description: z.optional(z.nullable(z.string())),
  /** 0 and 1 are sold, 2 and more are not shown. Spec §4. */
  status: z.optional(z.number()),
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: z.optional(z.number()),
  /** Tax class. */
  tax_class_id: z.optional(z.nullable(Id)),
  /** The group's prices. */
  tier_prices: z.optional(z.array(TierPrice)),
  /** Path of the picture; `no_selection` for none. */
  image: z.optional(z.nullable(z.string())),
  /** Path of the picture in lists. */
  small_image: z.optional(z.nullable(z.string())),
  /** Path of the smallest picture. */
  thumbnail: z.optional(z.nullable(z.string())),
  /** All pictures. */
  media_gallery: z.optional(z.array(GalleryItem)),
  /** Categories with their names. */
  category: z.optional(z.array(ProductCategory)),
  /** Ids of the categories. */
  category_ids: z.optional(z.array(Id)),
  /** Members of a grouped product, and recommendations. */
  product_links: z.optional(z.array(ProductLink)),
  /** Attributes in which the variants differ. */
  configurable_options: z.optional(z.array(ConfigurableOption)),
  /** The variants. */
  configurable_children: z.optional(z.array(ConfigurableChild)),
  /** Options of a bundle. */
  bundle_options: z.optional(z.array(BundleOption)),
  /** Custom options. */
  custom_options: z.optional(z.array(CustomOption)),
  /** Files that are sold. */
  downloadable_links: z.optional(z.array(DownloadableLink)),
  /** Stock record. */
  stock: z.optional(StockItem),
  /** Place in lists. */
  position: z.optional(z.number()),
  /** When it was added to the catalogue, UTC. */
  created_at: z.optional(z.string()),
  /** When it last changed, UTC. */
  updated_at: z.optional(z.string()),
  /** Weight in kilograms. */
  weight: z.optional(z.nullable(z.number())),
  /** Title for search engines. */
  meta_title: z.optional(z.nullable(z.string())),
  /** Description for search engines. */
  meta_description: z.optional(z.nullable(z.string())),
  /** Option id of the brand. */
  brand: SelectValue,
  /** Option ids of the format. */
  format: MultiValue,
  /** Option id of the pack size. */
  packsize: SelectValue,
  /** Option id of the age it is for. */
  agefrom: SelectValue,
  /** Option ids of the colours. */
  colours: MultiValue,
  /** Text that is searched and shown; owners of allergic animals rely on it. */
  ingredients: z.optional(z.nullable(z.string())),
  /** Option ids of the activity. */
  activity: MultiValue,
  /** The schedule of a medicine, 0 to 8 or `S0` to `S8`; absent for other products. Ours. */
  medicine_schedule: z.optional(z.nullable(Id)),
  /** `y` if shown on the home page. */
  featured: z.optional(z.nullable(z.string())),
  /** Whether it is on sale. */
  sale: z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  /** Whether it is new. */
  new: z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
})
export type Product = z.infer<typeof Product>

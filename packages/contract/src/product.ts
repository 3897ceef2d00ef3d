import * as z from 'zod/mini'
import { ConfigurableChild, ConfigurableOption } from './configurable.ts'
import { CustomOption } from './custom-option.ts'
import { DownloadableLink } from './downloadable.ts'
import { Id } from './envelope.ts'
import { FeedingGuide } from './feeding-guide.ts'
import { BundleOption, ProductLink } from './product-links.ts'
import { productPrices, TierPrice } from './product-prices.ts'
import { ProductType } from './product-type.ts'
import { StockItem } from './stock.ts'

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
  /** Name of the category in URLs. */
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
  ...productPrices,
  /** Id of the product. */
  id: z.number(),
  /** Sku of the product. */
  sku: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Kind of the product. */
  type_id: ProductType,
  /** Name of the product in URLs. */
  slug: z.optional(z.string()),
  /** Name of the product in URLs of old platforms. */
  url_key: z.optional(z.string()),
  /** Path of the product page. */
  url_path: z.optional(z.string()),
  /** Long text, cleaned HTML. */
  description: z.optional(z.nullable(z.string())),
  /** Short text, cleaned HTML. */
  short_description: z.optional(z.nullable(z.string())),
  /** 0 and 1 are sold, 2 and more are not shown. Spec §4. */
  status: z.optional(z.number()),
  /** Where it is listed: 1 nowhere by itself, 2 catalogue, 3 search, 4 both. */
  visibility: z.optional(z.number()),
  /** Tax class. */
  tax_class_id: z.optional(z.nullable(Id)),
  /** Prices for customer groups. */
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
  /** Option id of the age that it is for. */
  agefrom: SelectValue,
  /** Option ids of the colours. */
  colours: MultiValue,
  /** Text that is searched and shown; owners of allergic animals rely on it. */
  ingredients: z.optional(z.nullable(z.string())),
  /** What the label of a dog or cat food says about feeding. Ours. */
  feeding_guide: z.optional(z.nullable(FeedingGuide)),
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

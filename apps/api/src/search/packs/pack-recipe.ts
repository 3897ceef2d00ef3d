import type { IndexSchema } from '@meerkat/search/build/index-schema'

/** Up to this number of products the whole catalogue is sent; 5,000 of them are at most 450 kB. */
export const MAX_LISTED_PRODUCTS = 5000
/** Beyond this number even the names alone are more than a phone should be sent. */
export const MAX_TYPED_PRODUCTS = 20_000

/** Fields that identify one product: they compress badly, and the documents answer lookups by them. */
const IDENTIFYING = new Set(['sku', 'configurable_children.sku', 'slug', 'url_key', 'url_path'])

/** What search as you type filters, counts and ranks by. docs/behaviour/search.md §10.3. */
const TYPED_KEYWORDS = new Set(['status', 'visibility', 'brand', 'brand_options', 'type_id', 'stock.is_in_stock', 'category.name.keyword'])

/** The index schema of a pack. The text fields stay, so that the pack scores hits as the server does. */
export function toPackSchema(schema: IndexSchema, kind: 'lists' | 'typing'): IndexSchema {
  const keyword = schema.keyword.filter((field) => (kind === 'lists' ? !IDENTIFYING.has(field) : TYPED_KEYWORDS.has(field)))
  return { ...schema, keyword, numeric: kind === 'lists' ? schema.numeric : ['id', 'position'] }
}

/** Document fields of search as you type: the panel's. */
const PANEL_FIELDS = [
  'id sku name type_id status visibility url_path url_key slug image category brand',
  'price price_incl_tax original_price original_price_incl_tax special_price',
]
/** Document fields of tiles, of lists that show a variant, and those that the cart needs of a product without options. */
const LIST_FIELDS = [
  ...PANEL_FIELDS,
  'custom_options tier_prices weight packsize new media_gallery.image stock category_ids tax_class_id thumbnail small_image',
  'rating review_count',
  'price_tax original_price_tax special_price_tax special_price_incl_tax special_from_date special_to_date',
  'final_price final_price_tax final_price_incl_tax',
  'configurable_children.sku configurable_children.status configurable_children.packsize configurable_children.price_incl_tax',
  'configurable_children.image configurable_children.original_price_incl_tax configurable_children.special_price',
  'configurable_children.custom_attributes configurable_children.stock configurable_children.price configurable_children.original_price',
]

export function listDocumentFields(kind: 'lists' | 'typing'): string[] {
  return (kind === 'lists' ? LIST_FIELDS : PANEL_FIELDS).flatMap((line) => line.split(' '))
}

import { CONTAINS, FREE_FROM } from '@meerkat/catalogue-query/search-query/allergen-fields'
import { UNIT_ORDER, UNIT_PRICE } from '@meerkat/catalogue-query/search-query/order-unit-prices'
import { SAVING } from '@meerkat/catalogue-query/search-query/saving-field'
import type { Attribute } from '@meerkat/contract/attribute'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { IndexSchema } from '@meerkat/search/build/index-schema'

const CATEGORY_NAMES = 'category.name.keyword'

/** Fields that are filterable for every product, whatever its attributes. */
const FIXED_KEYWORDS = [
  'sku',
  'type_id',
  'status',
  'visibility',
  'tax_class_id',
  'category_ids',
  CATEGORY_NAMES,
  'configurable_children.sku',
  'slug',
  'url_key',
  'url_path',
  'stock.is_in_stock',
  'featured',
  'sale',
  'new',
  // Also numeric: single values are counted here, ranges and order use the numbers.
  'final_price',
  // Derived from the ingredients when a product is indexed.
  CONTAINS,
  FREE_FROM,
]

const NUMBERS = [
  'id',
  'price',
  'special_price',
  'final_price',
  'position',
  'created_at',
  'updated_at',
  'rating',
  'review_count',
  'weight',
  UNIT_PRICE,
  UNIT_ORDER,
  SAVING,
]

/** Attributes with a closed list of values; only those make sense as filters. docs/wire.md §17.4. */
const CHOICE_INPUTS = new Set(['select', 'multiselect', 'boolean'])

export interface ProductSchemaSettings {
  /** `en-US`: decides how words are folded. */
  locale: string
  attributes: readonly Attribute[]
  shop: Pick<ShopConfig, 'products' | 'search'>
}

/** The searchable fields of a product: the shop's boosted text fields and every attribute that can be a filter. Spec §9. */
export function createProductSchema({ locale, attributes, shop }: ProductSchemaSettings): IndexSchema {
  const choices = attributes.filter(({ frontend_input }) => CHOICE_INPUTS.has(frontend_input)).map(({ attribute_code }) => attribute_code)
  const filterable = [...choices, ...shop.products.defaultFilters].filter((code) => code !== 'price' && !NUMBERS.includes(code))
  return {
    language: locale.slice(0, 2),
    text: Object.entries(shop.search.boosts).map(([name, boost]) => ({ name, boost })),
    keyword: [...new Set([...FIXED_KEYWORDS, ...filterable.flatMap((code) => [code, `${code}_options`])])],
    numeric: NUMBERS,
    synonyms: shop.search.synonyms[locale.slice(0, 2)] ?? {},
    categoryNames: CATEGORY_NAMES,
    last: { field: 'type_id', values: ['virtual', 'downloadable'] },
  }
}

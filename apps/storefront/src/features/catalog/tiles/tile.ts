import type { Attribute } from '@meerkat/contract/attribute'
import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { attributeText, sourceText } from '@meerkat/domain/format/attribute-text'
import { formatter } from '@meerkat/domain/format/formatter'
import { isCheapest } from '@meerkat/domain/pricing/is-cheapest'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { badgePercent, shownPrice, showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { findUnitPrice, type PackUnit, type UnitPrice } from '@meerkat/domain/pricing/unit-price'
import { lowQuantity } from '@meerkat/domain/stock/low-quantity'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import { listedProductLink, listedVariant } from '@meerkat/domain/urls/listed-product-link'
import { chooseVariant } from '@meerkat/domain/variants/choose-variant'
import { shop } from '../../../shell/store-view/stores.ts'
import { toInsertion } from './shorten-hover.ts'
import { listSizes, type TileSize } from './tile-sizes.ts'

/** A product in a list: only the displayed fields, because most are transferred twice, as markup and as data. */
export interface Tile {
  id: number
  /** Set when it can be added to the cart without choosing options. */
  isReady?: true
  name: string
  href: string
  image: string | null
  /** Image shown on hover: a suffix to insert before the extension of `image`, or a full path. */
  hover?: string
  brand?: string
  price: number
  /** Some variant costs more. */
  isFrom?: true
  /** `4.3 (12)`: average rating and number of reviews, in the language of the page. */
  stars?: string
  sizes?: TileSize[]
  /** The former price; set when the price is reduced. */
  priceBefore?: number
  /** The largest saving in percent on a variant; set when only variants that the price is not about are reduced. */
  upTo?: number
  isNew?: true
  isOut?: true
  /** Remaining quantity; set when low. */
  left?: number
  /** Price of one `unit`. */
  unitPrice?: number
  unit?: PackUnit
  /** `unitPrice` and `unit` as formatted text; set instead of them when the tile was read from the markup. */
  perUnit?: string
}

const FIELDS = [
  'id sku name type_id status custom_options.is_require url_path url_key slug brand packsize new image media_gallery.image',
  'configurable_children.sku configurable_children.status configurable_children.packsize configurable_children.price_incl_tax',
  'configurable_children.original_price_incl_tax configurable_children.special_price',
  'price_incl_tax original_price_incl_tax special_price stock.is_in_stock stock.qty stock.manage_stock rating review_count',
]
const NET_FIELDS = ['price original_price configurable_children.price configurable_children.original_price']
const VARIANT_FIELDS = ['image custom_attributes stock']

/** Fields to request for tiles; more of them when a filter may select a variant of a configurable product. */
export function tileFields({ tax }: StoreView, { variants }: { variants: boolean } = { variants: false }): string[] {
  const isNet = showsNetPrices(tax)
  const ofVariants = variants ? toList(VARIANT_FIELDS) : []
  return [...toList([...FIELDS, ...(isNet ? NET_FIELDS : [])]), ...ofVariants.map((field) => `configurable_children.${field}`)]
}

function toList(lines: readonly string[]): string[] {
  return lines.flatMap((fields) => fields.split(' '))
}

export interface TileContext {
  view: StoreView
  attributes: readonly Attribute[]
  /** The active filters: a list narrowed to "blue" shows the blue variant. docs/behaviour/categories.md §9.4. */
  chosen?: ChosenFilters
  /** The language of the page; that of the store view when left out. */
  locale?: string
}

export function toTile(product: Product, context: TileContext): Tile {
  const { view, attributes, chosen } = context
  const hasChoice = chosen !== undefined && Object.keys(chosen.values).length > 0
  const variant = hasChoice ? chooseVariant(product, chosen.values, shop.stock) : null
  const linked = variant ?? listedVariant(product, shop.stock)
  const { now, before } = shownPrice(variant ?? product, view.tax)
  const image = hasPicture(variant?.image) ? variant.image : product.image
  const hoverImage = product.media_gallery?.find((item) => item.image !== image)?.image
  const unitPrice = findTileUnitPrice(linked ?? product, { view, attributes })
  const left = lowQuantity(product.stock)
  const brands = attributes.find(({ attribute_code }) => attribute_code === 'brand')
  const brand = brands && attributeText(brands, product.brand)
  const stars = starsOf(product, context)
  const sizes = listSizes(product, context)
  const upTo = before === null && variant === null ? largestSaving(product, view) : 0
  return {
    id: product.id,
    name: product.name,
    href: listedProductLink(product, linked, view),
    image: image ?? null,
    price: roundMoney(now),
    ...(hoverImage && hasPicture(hoverImage) && { hover: toInsertion(image, hoverImage) }),
    ...(brand && { brand }),
    ...(variant === null && isCheapest(product, now, view.tax) && { isFrom: true }),
    ...(stars && { stars }),
    ...(sizes && { sizes }),
    ...(before !== null && { priceBefore: roundMoney(before) }),
    ...(upTo > 0 && { upTo }),
    ...(isYes(product.new) && { isNew: true }),
    ...(isReady(product) && { isReady: true }),
    ...(stockStatus(product.stock, shop.stock.synchronize) === 'out_of_stock' && { isOut: true }),
    ...(unitPrice && { unitPrice: unitPrice.price, unit: unitPrice.unit }),
    ...(left !== null && { left }),
  }
}

function starsOf({ rating, review_count }: Product, { view, locale = view.i18n.defaultLocale }: TileContext): Tile['stars'] | null {
  if (typeof rating !== 'number' || typeof review_count !== 'number' || review_count < 1) return null
  const average = formatter(Intl.NumberFormat, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
  return `${average} (${review_count})`
}

/** Unit price of the shown variant: the one that matches the filters, otherwise the cheapest. */
function findTileUnitPrice(pack: Product | ConfigurableChild, { view, attributes }: TileContext): UnitPrice | null {
  const sizes = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const label = sizes && sourceText(sizes, pack['packsize'])
  return findUnitPrice(shownPrice(pack, view.tax).now, label)
}

function largestSaving({ configurable_children: children = [] }: Product, { tax }: StoreView): number {
  return Math.max(0, ...children.map((child) => ((child.status ?? 1) < 2 ? badgePercent(shownPrice(child, tax)) : 0)))
}

function hasPicture(image: string | null | undefined): image is string {
  return Boolean(image) && image !== 'no_selection'
}

function isReady({ type_id, custom_options }: Product): boolean {
  return (type_id === 'simple' || type_id === 'virtual') && !custom_options?.some(({ is_require }) => is_require)
}

/** Catalogue flags are sent as "y", "1", 1 or true. */
function isYes(flag: unknown): boolean {
  return flag === true || ['1', 'y', 'yes', 'true'].includes(String(flag).toLowerCase())
}

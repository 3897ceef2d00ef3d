import type { Attribute } from '@meerkat/contract/attribute'
import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import { attributeText, sourceText } from '@meerkat/domain/format/attribute-text'
import { stripTags } from '@meerkat/domain/format/strip-tags'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { findUnitPrice, type PackUnit } from '@meerkat/domain/pricing/unit-price'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import { ratingOf, summariseRatings } from '../features/product/reviews/summarise-ratings.ts'
import { shop } from '../shell/store-view/stores.ts'
import type { PageFacts } from './page-facts.ts'

export interface ProductDetails {
  readonly product: Product
  readonly attributes: readonly Attribute[]
  readonly reviews: readonly Review[]
}

type Sold = Product | ConfigurableChild
type Node = Record<string, unknown>

/** UN/CEFACT unit codes, as required by schema.org. */
const UNIT_CODES: Readonly<Record<PackUnit, string>> = { kg: 'KGM', l: 'LTR', piece: 'C62', tablet: 'U2' }
const AXES: ReadonlyMap<string, string> = new Map([
  ['packsize', 'size'],
  ['size', 'size'],
  ['colours', 'color'],
  ['color', 'color'],
])
const SHOWN_REVIEWS = 5

/** Maps a product to schema.org: a `Product`, or a `ProductGroup` if it has variants. */
export function productData(details: ProductDetails, facts: PageFacts): Node {
  const { product, attributes } = details
  const common: Node = {
    '@context': 'https://schema.org',
    name: product.name,
    url: facts.canonical,
    ...imageOf(product, facts),
    ...descriptionOf(product),
    ...brandOf(product, attributes),
    ...ratingData(details.reviews),
  }
  const variants = product.type_id === 'configurable' ? (product.configurable_children ?? []).filter(({ status }) => (status ?? 1) < 2) : []
  if (variants.length === 0) return { ...common, '@type': 'Product', sku: product.sku, offers: offerOf(product, details, facts) }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: (product.configurable_options ?? []).map(({ attribute_code = '', label }) => toAxis(attribute_code)?.address ?? label),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.name, ...variantValues(variant, details).map(({ label }) => label)].join(', '),
      ...axesOf(variant, details),
      ...imageOf({ image: variant.image || product.image }, facts),
      offers: offerOf(variant, details, facts),
    })),
  }
}

/** The price a consumer pays. Search engines require it with tax, even if the shop shows prices without tax. */
function offerOf(sold: Sold, { product, attributes }: ProductDetails, { canonical, view }: PageFacts): Node {
  const price = roundMoney(sold.price_incl_tax ?? sold.price)
  const priceCurrency = view.i18n.currencyCode
  const sizes = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const unit = findUnitPrice(price, sizes && sourceText(sizes, valueOf(sold, 'packsize')))
  const isVariant = sold.sku !== product.sku
  const isOut = stockStatus(sold.stock, shop.stock.synchronize) === 'out_of_stock'
  return {
    '@type': 'Offer',
    url: isVariant && canonical ? `${canonical}?childSku=${encodeURIComponent(sold.sku)}` : canonical,
    price,
    priceCurrency,
    availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: unit?.price ?? price,
      priceCurrency,
      valueAddedTaxIncluded: true,
      ...(unit && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.unit] } }),
    },
  }
}

/** The schema.org properties in which the variants of a product differ. */
function toAxis(code: string): { name: string; address: string } | null {
  const name = AXES.get(code)
  return name === undefined ? null : { name, address: `https://schema.org/${name}` }
}

function axesOf(variant: ConfigurableChild, details: ProductDetails): Node {
  return Object.fromEntries(
    variantValues(variant, details).flatMap(({ code, label }) => {
      const axis = toAxis(code)
      return axis ? [[axis.name, label]] : []
    }),
  )
}

function variantValues(variant: ConfigurableChild, { product }: ProductDetails): { code: string; label: string }[] {
  return (product.configurable_options ?? []).flatMap(({ attribute_code: code = '', values }) => {
    const value = valueOf(variant, code)
    const label = values.find(({ value_index }) => String(value_index) === String(value))?.label
    return label ? [{ code, label }] : []
  })
}

/** Variants hold their attributes in a list. docs/wire.md §17.2. */
function valueOf(sold: Sold, code: string): unknown {
  const custom = (sold as ConfigurableChild).custom_attributes?.find(({ attribute_code }) => attribute_code === code)
  return sold[code] ?? custom?.value
}

function imageOf({ image }: Pick<Product, 'image'>, { origin }: PageFacts): Node {
  const path = imageUrl(image, 600, 744)
  return path ? { image: origin + path } : {}
}

function descriptionOf({ meta_description, short_description, description }: Product): Node {
  const text = meta_description || stripTags(short_description || description || '').trim()
  return text ? { description: text.slice(0, 500) } : {}
}

function brandOf(product: Product, attributes: readonly Attribute[]): Node {
  const brands = attributes.find(({ attribute_code }) => attribute_code === 'brand')
  const name = brands && attributeText(brands, product.brand)
  return name ? { brand: { '@type': 'Brand', name } } : {}
}

function ratingData(reviews: readonly Review[]): Node {
  const summary = summariseRatings(reviews)
  if (!summary) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: Math.round(summary.average * 10) / 10, reviewCount: summary.count },
    review: reviews
      .filter((review) => ratingOf(review) !== null)
      .slice(0, SHOWN_REVIEWS)
      .map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.nickname },
        reviewRating: { '@type': 'Rating', ratingValue: ratingOf(review) },
        ...(review.created_at && { datePublished: review.created_at.slice(0, 10) }),
        name: review.title,
        reviewBody: review.detail,
      })),
  }
}

import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StoreTax } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { applyTierPrices, GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'
import { calculatePrices } from '@meerkat/domain/pricing/calculate-prices'
import { isPricedByMembers, priceLinkedProducts } from '@meerkat/domain/pricing/price-linked-products'
import { setFinalPrices } from '@meerkat/domain/pricing/set-final-prices'
import { setTierAmounts } from '@meerkat/domain/pricing/tier-prices'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import { toTaxSituation } from '@meerkat/domain/tax/tax-situation'
import { entitySlug } from '@meerkat/domain/urls/entity-slug'
import { completeOptions } from '@meerkat/domain/variants/complete-options'
import { variantValues } from '@meerkat/domain/variants/configuration'
import { addPriceTwins } from './add-price-twins.ts'
import { embedStock, type FindStock } from './embed-stock.ts'

/** Rating and number of reviews of a product, as in its document and in the index. */
export type FindRating = (productId: number) => Readonly<Record<string, number>> | undefined

/** Data in a product's document besides the stored product. */
export interface ProductContext {
  readonly tax: StoreTax
  readonly taxRules: readonly TaxRule[]
  readonly products: Pick<ShopConfig['products'], 'calculateBundlePriceByOptions' | 'useTierPrices' | 'deprecatedPriceFields'>
  /** Attributes that name the options of configurable products and their values. */
  readonly attributes: readonly Attribute[]
  readonly findStock: FindStock
  readonly findRating: FindRating
  /** A built product that may be a member of a grouped or bundle product, by sku. */
  readonly findMember: (sku: string) => Product | undefined
}

/** The time and the customer that prices are built for. */
export interface PriceContext {
  readonly now: number
  /** The customer group that a token proves; null for guests. */
  readonly groupId: number | null
}

/**
 * Builds the document that shoppers see from the stored one: prices with tax at this moment, stock, rating, and for a
 * configurable product the values of its variants. docs/wire.md §17.1-§17.3.
 */
export function buildProduct(source: Product, context: ProductContext, { now, groupId }: PriceContext): Product {
  const complete = takeVariantPicture(completeOptions(source, context.attributes))
  const priced = setPrices(complete, context, { now, groupId })
  const stocked = embedStock(context.products.deprecatedPriceFields ? addPriceTwins(priced) : priced, context.findStock)
  return {
    ...stocked,
    slug: entitySlug(source),
    ...listVariantValues(complete),
    ...context.findRating(source.id),
  }
}

/** A configurable product without a picture shows the picture of its first variant that is sold. */
function takeVariantPicture(product: Product): Product {
  if (product.type_id !== 'configurable' || isPicture(product.image)) return product
  const pictured = (product.configurable_children ?? []).find(({ image, status }) => isPicture(image) && (status ?? 1) < 2)
  if (pictured === undefined) return product
  const { image } = pictured
  const { small_image, thumbnail } = product
  return {
    ...product,
    image,
    small_image: isPicture(small_image) ? small_image : image,
    thumbnail: isPicture(thumbnail) ? thumbnail : image,
  }
}

/** Platforms write `no_selection` for no picture. */
function isPicture(image: string | null | undefined): boolean {
  return Boolean(image) && image !== 'no_selection'
}

/** Grouped and bundle products are priced by their members, which must be built first. */
export function isComposite({ type_id }: Product): boolean {
  return type_id === 'grouped' || type_id === 'bundle'
}

/** A composite inside a composite is not counted: its price would depend on the order in which products are read. */
export function findSellableMember(member: Product | undefined): Product | undefined {
  return member === undefined || isComposite(member) ? undefined : member
}

function setPrices(stored: Product, { tax, taxRules, products, findMember }: ProductContext, { now, groupId }: PriceContext): Product {
  const source = products.useTierPrices ? applyTierPrices(stored, groupId ?? GUEST_GROUP_ID) : stored
  const ratePercent = findTaxRate(taxRules, { taxClassId: source.tax_class_id, ...toTaxSituation(tax, groupId) })
  const { sourcePriceIncludesTax, finalPriceIncludesTax } = tax
  const calculated = calculatePrices(source, ratePercent, { sourcePriceIncludesTax, finalPriceIncludesTax, now })
  const priced = products.useTierPrices ? setTierAmounts(calculated, { ratePercent, sourcePriceIncludesTax }) : calculated
  return setFinalPrices(isPricedByMembers(source, products) ? priceLinkedProducts(priced, findMember) : priced, tax)
}

/** `<attribute>_options`: the field by which filters and facets find a configurable product. A stored list is kept. docs/wire.md §17.1. */
function listVariantValues(product: Product): Record<string, number[]> {
  if (product.type_id !== 'configurable') return {}
  const lists: Record<string, number[]> = {}
  for (const { attribute_code } of product.configurable_options ?? []) {
    if (attribute_code === undefined || Array.isArray(product[`${attribute_code}_options`])) continue
    const values = (product.configurable_children ?? []).flatMap((child) => variantValues(child, attribute_code).map(Number))
    lists[`${attribute_code}_options`] = [...new Set(values)].filter((value) => value > 0)
  }
  return lists
}

import type { Product } from '@meerkat/contract/product'
import type { ShopConfig, StoreTax } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { applyTierPrices, GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'
import { calculatePrices } from '@meerkat/domain/pricing/calculate-prices'
import { priceLinkedProducts } from '@meerkat/domain/pricing/price-linked-products'
import { setFinalPrices } from '@meerkat/domain/pricing/set-final-prices'
import { findTaxGroup } from '@meerkat/domain/tax/find-tax-group'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import { embedStock, type FindStock } from './embed-stock.ts'

/** Stars and number of opinions of a product, as its document and the index carry them. */
export type FindRating = (productId: number) => Readonly<Record<string, number>> | undefined

/** What a stored product does not know itself. */
export interface ProductSurroundings {
  readonly tax: StoreTax
  readonly taxRules: readonly TaxRule[]
  readonly products: Pick<ShopConfig['products'], 'calculateBundlePriceByOptions' | 'useTierPrices'>
  readonly findStock: FindStock
  readonly findRating: FindRating
  /** A product that is built already, by sku: what groups and bundles consist of. */
  readonly findMember: (sku: string) => Product | undefined
}

/** When prices are asked for, and by whom. */
export interface PriceMoment {
  readonly now: number
  /** The customer group that was proven; null for none. */
  readonly groupId: number | null
}

/**
 * The document that shoppers see, from the one the merchant wrote: prices with tax at this moment, stock, stars, and for a
 * configurable product the values of its variants. Contract 17.1-17.3.
 */
export function buildProduct(source: Product, surroundings: ProductSurroundings, { now, groupId }: PriceMoment): Product {
  const stocked = embedStock(setPrices(source, surroundings, { now, groupId }), surroundings.findStock)
  return {
    ...stocked,
    slug: source.slug ?? source.url_key ?? String(source.id),
    ...listVariantValues(source),
    ...surroundings.findRating(source.id),
  }
}

/** Groups and bundles are priced by others, so these have to be built first. */
export function isComposite({ type_id }: Product): boolean {
  return type_id === 'grouped' || type_id === 'bundle'
}

function setPrices(stored: Product, { tax, taxRules, products, findMember }: ProductSurroundings, { now, groupId }: PriceMoment): Product {
  const source = products.useTierPrices ? applyTierPrices(stored, groupId ?? GUEST_GROUP_ID) : stored
  const ratePercent = findTaxRate(taxRules, {
    taxClassId: source.tax_class_id,
    country: tax.defaultCountry,
    region: tax.defaultRegion,
    userGroupId: findTaxGroup(tax, groupId),
  })
  const { sourcePriceIncludesTax, finalPriceIncludesTax } = tax
  const priced = calculatePrices(source, ratePercent, { sourcePriceIncludesTax, finalPriceIncludesTax, now })
  const isSummed = source.type_id === 'grouped' || (source.type_id === 'bundle' && products.calculateBundlePriceByOptions)
  return setFinalPrices(isSummed ? priceLinkedProducts(priced, findMember) : priced, tax)
}

/** `<attribute>_options`: what filters and counts find a configurable product by. What the merchant wrote stays. Contract 17.1. */
function listVariantValues(product: Product): Record<string, number[]> {
  if (product.type_id !== 'configurable') return {}
  const lists: Record<string, number[]> = {}
  for (const { attribute_code } of product.configurable_options ?? []) {
    if (attribute_code === undefined || Array.isArray(product[`${attribute_code}_options`])) continue
    const values = (product.configurable_children ?? []).map((child) => Number(child[attribute_code]))
    lists[`${attribute_code}_options`] = [...new Set(values)].filter((value) => value > 0)
  }
  return lists
}

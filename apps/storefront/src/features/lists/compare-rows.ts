import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import { attributeText, sourceText } from '@meerkat/domain/format/attribute-text'
import { joinList } from '@meerkat/domain/format/join-list'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { type PriceDisplay, shownPrice } from '@meerkat/domain/pricing/shown-price'
import { findUnitPrice, type UnitPrice } from '@meerkat/domain/pricing/unit-price'
import { chooseVariant } from '@meerkat/domain/variants/choose-variant'
import { shop } from '../../shell/store-view/stores.ts'

export interface CompareRow {
  readonly code: string
  readonly label: string
  /** One per product; null when it lacks the value. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

/** Attributes that the screen shows itself; `price` alone would be without tax. */
const SHOWN = new Set(['name', 'price'])

/** The comparable attributes, one row each; without those that no product has. docs/behaviour/small-stores.md §20.2. */
export function listCompareRows(products: readonly Product[], attributes: readonly Attribute[], locale: string): CompareRow[] {
  return attributes
    .filter((attribute) => isComparable(attribute) && !SHOWN.has(attribute.attribute_code))
    .flatMap((attribute) => {
      const values = products.map((product) => valueOf(product, attribute, locale))
      if (values.every((value) => value === null)) return []
      const label = attribute.frontend_label || attribute.default_frontend_label || attribute.attribute_code
      return [{ code: attribute.attribute_code, label, values, differs: new Set(values).size > 1 }]
    })
}

/** Flags are text or booleans on the wire. docs/wire.md §17.4. */
function isComparable({ is_comparable }: Attribute): boolean {
  return is_comparable === '1' || is_comparable === true
}

/** A product with variants has the values of all its variants. */
function valueOf(product: Product, attribute: Attribute, locale: string): string | null {
  const own = attributeText(attribute, product[attribute.attribute_code], { locale })
  if (own !== '') return own
  const option = product.configurable_options?.find(({ attribute_code }) => attribute_code === attribute.attribute_code)
  const labels = option?.values.map(({ value_index, label }) => label || attributeText(attribute, String(value_index)))
  return (labels && joinList(labels, locale)) || null
}

export const priceOf = (product: Product, display: PriceDisplay): number => roundMoney(shownPrice(product, display).now)

/** The unit price of the pack whose price is shown, as on a tile: that of the cheapest variant, if there are variants. */
export function unitPriceOf(product: Product, attributes: readonly Attribute[], display: PriceDisplay): UnitPrice | null {
  const sizes = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const pack = chooseVariant(product, {}, shop.stock) ?? product
  return findUnitPrice(shownPrice(pack, display).now, sizes && sourceText(sizes, pack['packsize']))
}

/** Indexes of the lowest amount; none when there is nothing to compare. */
export function findBest(amounts: readonly (number | null)[]): ReadonlySet<number> {
  const known = amounts.filter((amount) => amount !== null)
  if (new Set(known).size < 2) return new Set()
  const lowest = Math.min(...known)
  return new Set(amounts.flatMap((amount, at) => (amount === lowest ? [at] : [])))
}

/** Unit prices are compared only within the same unit. */
export function findBestUnit(prices: readonly (UnitPrice | null)[]): ReadonlySet<number> {
  const units = new Set(prices.flatMap((price) => price?.unit ?? []))
  return units.size === 1 ? findBest(prices.map((price) => price?.price ?? null)) : new Set()
}

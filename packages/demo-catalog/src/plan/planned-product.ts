import type { ProductType } from '@meerkat/contract/product-type'
import type { ColourKey, FormatKey } from '../attributes/choices.ts'
import type { Brand } from '../brands.ts'
import type { PlacedCategory } from '../categories/place-categories.ts'
import type { Translations } from '../language.ts'
import type { Blueprint, ProductGroup } from '../products/blueprint.ts'

/** A sellable item: a simple product, or one variant of a configurable. */
export interface PlannedItem {
  readonly id: number
  readonly sku: string
  /** File stem of its pictures. */
  readonly key: string
  readonly slugs: Translations
  /** Gross rand. */
  readonly price: number
  readonly size?: string
  readonly colour?: ColourKey
  readonly format?: FormatKey
}

/** A product with all properties that do not depend on the store view, and its address in each. */
export interface PlannedProduct {
  readonly id: number
  readonly sku: string
  readonly key: string
  readonly type: ProductType
  readonly brand: Brand
  readonly group: ProductGroup
  readonly blueprint: Blueprint
  /** One for a simple product, several for a configurable, none for grouped and bundle products. */
  readonly items: readonly PlannedItem[]
  /** The first leads the URL and the breadcrumb. */
  readonly categories: readonly PlacedCategory[]
  readonly urlPaths: Translations
  readonly slugs: Translations
  readonly position: number
  readonly ageDays: number
}

export function isShown(product: PlannedProduct): boolean {
  return product.blueprint.disabled !== true
}

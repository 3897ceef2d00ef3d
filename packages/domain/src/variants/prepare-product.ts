import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { TierStep } from '../pricing/tier-prices.ts'
import { quantityRule } from '../stock/check-quantity.ts'
import type { SelectedConfiguration } from './configuration.ts'
import { emptyProductOption } from './to-product-option.ts'

/** Errors by the part they concern; values are codes, i18n has the messages. */
export type Messages = Readonly<Record<string, string | null>>

/** A product on the client: the document and the shopper's choices. Spec §3 Product, docs/wire.md §17.1. */
export type PreparedProduct = Product & {
  readonly parentSku: string
  readonly parentId: number
  readonly qty: number
  readonly errors: Messages
  readonly info: Messages
  readonly product_option: ProductOption
  /** The chosen variant as display text. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly is_configured: boolean
  readonly configuration?: SelectedConfiguration | undefined
  /** The tax rate of its prices, once choices have been priced. */
  readonly tax_percent?: number | undefined
  /** Tier prices with the choices, once they have been priced. */
  readonly tiers?: readonly TierStep[] | undefined
}

/** A product before any choice, with the attributes of its children as plain fields. docs/behaviour/products.md §2.1. */
export function prepareProduct(product: Product & Partial<PreparedProduct>): PreparedProduct {
  return {
    ...product,
    parentSku: product.parentSku ?? product.sku,
    parentId: product.parentId ?? product.id,
    qty: product.qty ?? quantityRule(product.stock).minimum,
    errors: {},
    info: {},
    product_option: product.product_option ?? emptyProductOption(),
    options: product.options ?? [],
    is_configured: product.is_configured ?? false,
    ...(product.configurable_children && {
      configurable_children: product.configurable_children.map((child) => ({
        ...Object.fromEntries((child.custom_attributes ?? []).map(({ attribute_code, value }) => [attribute_code, value])),
        ...child,
      })),
    }),
  }
}

import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { SelectedConfiguration } from './configuration.ts'
import { emptyProductOption } from './to-product-option.ts'

/** Messages by the part they concern; values are codes of this room, sentences are i18n's. */
export type Messages = Readonly<Record<string, string | null>>

/** A product on the client: what was delivered, and what the shopper did with it. Spec §3 Product, contract 17.1. */
export type PreparedProduct = Product & {
  readonly parentSku: string
  readonly parentId: number
  readonly qty: number
  readonly errors: Messages
  readonly info: Messages
  readonly product_option: ProductOption
  /** The chosen variant as people read it. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly is_configured: boolean
  readonly configuration?: SelectedConfiguration | undefined
  /** The tax rate behind its prices, once choices have been priced. */
  readonly tax_percent?: number | undefined
}

/** A delivered product made ready: children carry their attributes as plain fields, nothing is chosen yet. Behaviour 2.1. */
export function prepareProduct(product: Product & Partial<PreparedProduct>): PreparedProduct {
  return {
    ...product,
    parentSku: product.parentSku ?? product.sku,
    parentId: product.parentId ?? product.id,
    qty: product.qty ?? 1,
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

import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'
import { quantityRule } from '@meerkat/domain/stock/check-quantity'
import type { Choices } from '@meerkat/domain/variants/apply-choices'
import { type Configured, configureProduct, NO_VARIANTS } from '@meerkat/domain/variants/configure-product'
import { filterUnavailableVariants } from '@meerkat/domain/variants/filter-unavailable-variants'
import type { OptionFault } from '@meerkat/domain/variants/find-option-faults'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { shop } from '../../../shell/store-view/stores.ts'

/** The shopper's choices on the page, except the variant, which is in the URL. */
export interface ProductChoices extends Choices {
  /** Quantity of each member of a grouped product, by sku. */
  readonly members: Readonly<Record<string, number>>
}

/** The choices that a page starts with when there are no special ones. */
export function startQuantity({ stock }: Product): ProductChoices {
  return { qty: quantityRule(stock).minimum, members: {}, bundle: {}, custom: {}, links: [] }
}

/** The page's product with the URL's variant applied; an unknown sku counts as no variant. docs/behaviour/variants.md §3.2. */
export function configurePage(document: Product, childSku: string | undefined, stock: readonly StockItem[] | null = null): Configured {
  const { listOutOfStock } = shop.stock
  const product = prepareProduct(document)
  // If the shop filters by stock, hide unavailable variants. docs/behaviour/variants.md §3.5.
  const offered = stock ? filterUnavailableVariants(product, stock, { listOutOfStock }) : product
  // A configurable product without any variant cannot be bought. Spec §5.
  if (offered.type_id === 'configurable' && !offered.configurable_children?.length)
    return { kind: 'no-variant', product: { ...offered, errors: { ...offered.errors, variants: NO_VARIANTS } } }
  return configureProduct(offered, childSku === undefined ? {} : { sku: childSku }, {
    listOutOfStock,
    setConfigurableProductOptions: shop.cart.setConfigurableProductOptions,
  })
}

export interface FormFaults {
  /** Errors by option id. */
  readonly custom: Readonly<Record<number, OptionFault>>
  /** Ids of required options without a selection. */
  readonly bundle: readonly number[]
  /** True if files are offered and none is chosen. */
  readonly links: boolean
}

export const NO_FAULTS: FormFaults = { custom: {}, bundle: [], links: false }

/** The products to add to the cart: the members of a grouped product one by one, any other as a whole. docs/behaviour/cart.md §1.8. */
export function toCartProducts(
  product: PreparedProduct,
  { members: pieces }: ProductChoices,
  members: readonly Product[],
): PreparedProduct[] {
  if (product.type_id !== 'grouped') return [product]
  return members.filter(({ sku }) => (pieces[sku] ?? 0) > 0).map((member) => ({ ...prepareProduct(member), qty: pieces[member.sku] ?? 1 }))
}

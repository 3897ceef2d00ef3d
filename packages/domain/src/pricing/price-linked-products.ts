import type { Id } from '@meerkat/contract/envelope'
import type { Product } from '@meerkat/contract/product'
import type { BundleItemOption } from '@meerkat/contract/product-option'
import { selectBundle } from './bundle-selections.ts'

/** The selection of a bundle's option in a form; null removes the option. */
export type BundleChoices = Readonly<Record<number, { readonly selection: Id; readonly qty: number | string } | null>>

/** A member product of another one, and the number of pieces that are charged. */
export interface PricedMember {
  readonly sku: string
  readonly qty: number
}

const SUMMED = ['price', 'price_tax', 'price_incl_tax', 'original_price', 'original_price_tax', 'original_price_incl_tax'] as const

type Composite = Pick<Product, 'type_id' | 'product_links' | 'bundle_options'>

/**
 * The members that a grouped or bundle product is priced by: the simple products of a group, each once; the selections of a bundle.
 * `chosen` is null before any choice. Empty for all other types. Spec §4, docs/behaviour/prices.md §4.4.
 */
export function listPricedMembers(product: Composite, chosen: readonly BundleItemOption[] | null = null): PricedMember[] {
  if (product.type_id === 'grouped') {
    return (product.product_links ?? [])
      .filter(({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple')
      .map(({ linked_product_sku }) => ({ sku: linked_product_sku, qty: 1 }))
  }
  if (product.type_id !== 'bundle') return []
  return selectBundle(product, chosen).selections.map(({ link, qty }) => ({ sku: link.sku, qty }))
}

/** Whether a product is priced by its members: groups always, bundles where the shop says so (`calculateBundlePriceByOptions`). */
export function isPricedByMembers({ type_id }: Pick<Product, 'type_id'>, rules: CompositeRules): boolean {
  return type_id === 'grouped' || (type_id === 'bundle' && rules.calculateBundlePriceByOptions)
}

export interface CompositeRules {
  readonly calculateBundlePriceByOptions: boolean
}

/**
 * The grouped or bundle product with the prices of its members, which are calculated already. A member that is unknown or disabled
 * counts as 0; when the sum is 0 the product keeps its own price. Spec §4, docs/behaviour/prices.md §4.4.
 */
export function priceLinkedProducts<P extends Product>(
  product: P,
  findMember: (sku: string) => Product | undefined,
  chosen: readonly BundleItemOption[] | null = null,
): P {
  const sums = { price: 0, price_tax: 0, price_incl_tax: 0, original_price: 0, original_price_tax: 0, original_price_incl_tax: 0 }
  for (const { sku, qty } of listPricedMembers(product, chosen)) {
    const member = findMember(sku)
    if (!member || (member.status ?? 1) >= 2) continue
    for (const field of SUMMED) sums[field] += qty * amountOf(member, field)
  }
  if (sums.price <= 0) return product
  const isReduced = sums.price < sums.original_price
  return {
    ...product,
    ...sums,
    special_price: isReduced ? sums.price : 0,
    special_price_tax: isReduced ? sums.price_tax : 0,
    special_price_incl_tax: isReduced ? sums.price_incl_tax : 0,
  }
}

/** A member without a tax rule may lack the amounts with tax, and one without a discount the original amounts. */
function amountOf(member: Product, field: (typeof SUMMED)[number]): number {
  const { price } = member
  const fallbacks = {
    price,
    price_tax: 0,
    price_incl_tax: price,
    original_price: price,
    original_price_tax: member.price_tax ?? 0,
    original_price_incl_tax: member.price_incl_tax ?? price,
  }
  return member[field] ?? fallbacks[field]
}

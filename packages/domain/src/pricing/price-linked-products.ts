import type { Id } from '@meerkat/contract/envelope'
import type { BundleOption, Product } from '@meerkat/contract/product'

/** The selection of a bundle's option; null takes the option out. */
export type BundleChoices = Readonly<Record<number, { readonly selection: Id; readonly qty: number | string } | null>>

/** A product inside another one, and how many of it are paid for. */
export interface PricedMember {
  readonly sku: string
  readonly qty: number
}

const SUMMED = ['price', 'price_tax', 'price_incl_tax', 'original_price', 'original_price_tax', 'original_price_incl_tax'] as const

type Composite = Pick<Product, 'type_id' | 'product_links' | 'bundle_options'>

/**
 * What makes the price of a grouped or bundle product: the simple products of a group, each once; per option of a bundle the
 * chosen selection, before any choice the default one, else the first. Empty for all other types. Spec §4, behaviour 4.4.
 */
export function listPricedMembers(product: Composite, choices: BundleChoices = {}): PricedMember[] {
  if (product.type_id === 'grouped') {
    return (product.product_links ?? [])
      .filter(({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple')
      .map(({ linked_product_sku }) => ({ sku: linked_product_sku, qty: 1 }))
  }
  if (product.type_id === 'bundle') return (product.bundle_options ?? []).flatMap((option) => chosenMember(option, choices))
  return []
}

function chosenMember({ option_id, product_links }: BundleOption, choices: BundleChoices): PricedMember[] {
  const choice = choices[option_id]
  if (choice === null) return []
  const standard = product_links.find(({ is_default }) => is_default) ?? product_links[0]
  const link = choice ? product_links.find(({ id }) => id === String(choice.selection)) : standard
  // A missing or zero default quantity means one; a chosen zero means none.
  const qty = choice ? Number(choice.qty) : Number(standard?.qty) || 1
  return link && qty > 0 ? [{ sku: link.sku, qty }] : []
}

/**
 * The grouped or bundle product with the prices of its members, which are calculated already. A member that is unknown or not
 * sold counts nothing; when nothing costs anything the product keeps its own price. Spec §4, behaviour 4.4.
 */
export function priceLinkedProducts<P extends Product>(
  product: P,
  findMember: (sku: string) => Product | undefined,
  choices: BundleChoices = {},
): P {
  const sums = { price: 0, price_tax: 0, price_incl_tax: 0, original_price: 0, original_price_tax: 0, original_price_incl_tax: 0 }
  for (const { sku, qty } of listPricedMembers(product, choices)) {
    const member = findMember(sku)
    if (!member || (member.status ?? 1) >= 2) continue
    for (const field of SUMMED) sums[field] += qty * (member[field] ?? 0)
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

import type { BundleOption, Product } from '@meerkat/contract/product'

const SUMMED = [
  'price',
  'price_tax',
  'price_incl_tax',
  'original_price',
  'original_price_tax',
  'original_price_incl_tax',
] as const satisfies readonly (keyof Product)[]

type Sums = Record<(typeof SUMMED)[number], number>

/** A product inside another one, and how many of it are paid for. */
export interface Member {
  readonly sku: string
  readonly qty: number
}

/**
 * What makes the price of a grouped or bundle product: the simple products linked to a group, each once; per option of a bundle
 * the default selection, else the first. Empty for all other types. Behaviour 4.4.
 */
export function listPricedMembers(product: Product): Member[] {
  if (product.type_id === 'grouped') {
    return (product.product_links ?? [])
      .filter(({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple')
      .map(({ linked_product_sku }) => ({ sku: linked_product_sku, qty: 1 }))
  }
  if (product.type_id === 'bundle') return (product.bundle_options ?? []).flatMap(toMember)
  return []
}

/**
 * Gives a grouped or bundle product the prices of its members, which are calculated already. A member that is unknown or
 * disabled counts nothing; without any the product keeps its own price.
 */
export function setCompositePrice(product: Product, findMember: (sku: string) => Product | undefined): Product {
  const sums: Sums = {
    price: 0,
    price_tax: 0,
    price_incl_tax: 0,
    original_price: 0,
    original_price_tax: 0,
    original_price_incl_tax: 0,
  }
  let counted = 0
  for (const { sku, qty } of listPricedMembers(product)) {
    const member = findMember(sku)
    if (member === undefined || (member.status ?? 1) >= 2) continue
    counted++
    for (const field of SUMMED) sums[field] += qty * (member[field] ?? 0)
  }
  if (counted === 0) return product
  const isReduced = sums.price < sums.original_price
  return {
    ...product,
    ...sums,
    special_price: isReduced ? sums.price : 0,
    special_price_tax: isReduced ? sums.price_tax : 0,
    special_price_incl_tax: isReduced ? sums.price_incl_tax : 0,
  }
}

/** A missing or zero quantity means one. */
function toMember({ product_links }: BundleOption): Member[] {
  const chosen = product_links.find(({ is_default }) => is_default) ?? product_links[0]
  return chosen === undefined ? [] : [{ sku: chosen.sku, qty: Math.max(0, chosen.qty || 1) }]
}

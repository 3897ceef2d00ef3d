import type { Id } from '@meerkat/contract/envelope'
import type { Product } from '@meerkat/contract/product'
import type { BundleItemOption } from '@meerkat/contract/product-option'
import { taxPercentOf } from '../tax/split-gross.ts'
import { linksDelta } from '../variants/downloadable-links.ts'
import { type CustomChoices, customOptionDelta } from './custom-option-delta.ts'
import { type CompositeRules, isPricedByMembers, priceLinkedProducts } from './price-linked-products.ts'
import { listTierSteps, type TierStep } from './tier-prices.ts'

export interface PricedChoices {
  /** In the wire format; null before any choice. */
  readonly bundle: readonly BundleItemOption[] | null
  readonly custom: CustomChoices
  /** Ids of the chosen files of a downloadable product. */
  readonly links: readonly Id[]
}

export interface PriceChoicesRules extends CompositeRules {
  /** A priced product, by sku. */
  readonly findMember: (sku: string) => Product | undefined
}

/**
 * The product with the unit price that its choices result in: selections of a bundle, custom options, files. The product page shows it and
 * the server charges it. docs/behaviour/prices.md §4.4, §4.5.
 */
export function priceChoices<P extends Product>(
  product: P,
  choices: PricedChoices,
  { findMember, ...rules }: PriceChoicesRules,
): P & { tax_percent: number; tiers: TierStep[] } {
  const isSummed = product.type_id === 'bundle' && isPricedByMembers(product, rules)
  const priced = isSummed ? priceLinkedProducts(product, findMember, choices.bundle) : product
  const gross = priced.price_incl_tax ?? priced.price
  const files = linksDelta((priced.downloadable_links ?? []).filter(({ id }) => choices.links.includes(id)))
  const deltaOf = (amounts: { readonly price: number; readonly price_incl_tax: number }) => {
    const custom = customOptionDelta({ ...priced, ...amounts }, choices.custom)
    return { net: custom.price + files, gross: custom.price_incl_tax + files }
  }
  const delta = deltaOf({ price: priced.price, price_incl_tax: gross })
  // 0 and null mean that there is no such price; keep them.
  const add = (amount: number | null | undefined, more: number) => (amount ? amount + more : amount)
  return {
    ...priced,
    tax_percent: taxPercentOf(priced.price, gross),
    price: priced.price + delta.net,
    original_price: add(priced.original_price, delta.net),
    special_price: add(priced.special_price, delta.net),
    price_incl_tax: gross + delta.gross,
    original_price_incl_tax: add(priced.original_price_incl_tax, delta.gross),
    special_price_incl_tax: add(priced.special_price_incl_tax, delta.gross),
    // Members determine the price of a composite product: its own tiers would contradict them.
    tiers: isSummed ? [] : listTierSteps(priced).map((step) => addTo(step, deltaOf(step))),
  }
}

function addTo({ qty, price, price_incl_tax }: TierStep, delta: { readonly net: number; readonly gross: number }): TierStep {
  return { qty, price: price + delta.net, price_incl_tax: price_incl_tax + delta.gross }
}

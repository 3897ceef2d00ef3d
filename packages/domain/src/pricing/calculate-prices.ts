import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { isSpecialPriceActive, type SpecialPriceWindow } from './special-price-window.ts'

export interface PriceRules {
  /** The stored `price` and `special_price` are gross. */
  readonly sourcePriceIncludesTax: boolean
  /** The stored `final_price` is gross. */
  readonly finalPriceIncludesTax: boolean
  /** Milliseconds. */
  readonly now: number
}

/** An amount without tax, its tax, and the amount with tax. */
interface Amount {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

const NOTHING: Amount = { net: 0, tax: 0, gross: 0 }

interface Source extends SpecialPriceWindow {
  readonly price: number
  readonly special_price?: number | null | undefined
  readonly final_price?: number | null | undefined
}

/**
 * Calculates all price fields of a product and its children from the stored ones: docs/wire.md §17.3, formula and examples in
 * docs/behaviour/prices.md §4.2, §4.3. Amounts stay unrounded. `ratePercent` null means that no tax rule applies.
 *
 * For stored documents only: gross sources calculated twice come out too cheap (example E8).
 * A special price of 0 means that there is none, as everywhere on the wire; a price of 0 is a price.
 */
export function calculatePrices<P extends Product>(product: P, ratePercent: number | null, rules: PriceRules): P {
  const own = calculateOne(product, ratePercent, rules)
  if (!product.configurable_children) return { ...product, ...own }
  const children = product.configurable_children.map((child) => ({ ...child, ...calculateOne(child, ratePercent, rules) }))
  return { ...product, ...own, ...cheapest(own, children), configurable_children: children }
}

function calculateOne(source: Source, ratePercent: number | null, rules: PriceRules) {
  const rate = (ratePercent ?? 0) / 100
  const original = split(source.price, rate, rules.sourcePriceIncludesTax)
  const storedSpecial = source.special_price ? split(source.special_price, rate, rules.sourcePriceIncludesTax) : null
  const final = typeof source.final_price === 'number' ? split(source.final_price, rate, rules.finalPriceIncludesTax) : null

  let price = original
  let special = storedSpecial
  if (final && final.net < price.net) {
    price = final
    if (special && final.net < special.net) {
      price = special
      special = final
    }
  }
  if (storedSpecial && special && special.net < original.net) {
    if (isSpecialPriceActive(source, rules.now)) price = storedSpecial
    else special = null
  } else {
    special = null
  }

  const shown = special ?? NOTHING
  return {
    price: price.net,
    price_tax: price.tax,
    price_incl_tax: price.gross,
    original_price: original.net,
    original_price_tax: original.tax,
    original_price_incl_tax: original.gross,
    special_price: shown.net,
    // Without a tax rule the special price with tax is 0, although the special price is active: example E7.
    special_price_tax: ratePercent === null ? 0 : shown.tax,
    special_price_incl_tax: ratePercent === null ? 0 : shown.gross,
    ...(final && {
      final_price: final.net,
      final_price_tax: final.tax,
      final_price_incl_tax: final.gross,
      original_final_price: final.net,
    }),
    ...(storedSpecial && { original_special_price: storedSpecial.net }),
  }
}

function split(amount: number, rate: number, includesTax: boolean): Amount {
  if (!includesTax) return { net: amount, tax: amount * rate, gross: amount + amount * rate }
  const net = amount / (1 + rate)
  return { net, tax: amount - net, gross: amount }
}

type PaidFields = Pick<Product, 'price' | 'price_tax' | 'price_incl_tax' | 'special_price' | 'special_price_tax' | 'special_price_incl_tax'>

/** The displayed price of the parent: its own, or the lowest of the children that can be bought. docs/behaviour/prices.md §4.2 step 5. */
function cheapest(own: PaidFields, children: readonly ConfigurableChild[]): PaidFields {
  let shown = own
  for (const child of children) {
    if ((child.status ?? 1) >= 2) continue
    if (shown.price !== 0 && (child.price_incl_tax ?? 0) > (shown.price_incl_tax ?? 0)) continue
    shown = child
  }
  return {
    price: shown.price,
    price_tax: shown.price_tax,
    price_incl_tax: shown.price_incl_tax,
    special_price: shown.special_price,
    special_price_tax: shown.special_price_tax,
    special_price_incl_tax: shown.special_price_incl_tax,
  }
}

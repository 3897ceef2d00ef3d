import { fromCents, toCents } from '../../pricing/round-money.ts'
import { rowPrice } from '../../pricing/row-price.ts'
import type { CartItem } from '../lines/cart-item.ts'

export interface LinePrice {
  /** What the line costs now, with tax. */
  readonly price: number
  /** Struck through beside it; null without a discount. */
  readonly original: number | null
}

/** The price of a cart line: the server's while online, else worked out here. Behaviour 1.15. */
export function linePrice(line: CartItem, { online }: { readonly online: boolean }): LinePrice {
  const { totals } = line
  if (online && totals) {
    if (totals.discount_amount === 0) return { price: totals.row_total_incl_tax, original: null }
    const reduced = toCents(totals.row_total) - toCents(totals.discount_amount) + toCents(totals.tax_amount)
    return { price: fromCents(reduced), original: totals.row_total_incl_tax }
  }
  const isSpecial = Boolean(line.special_price_incl_tax) && (line.original_price_incl_tax ?? 0) > (line.price_incl_tax ?? 0)
  return {
    price: rowPrice(line.price_incl_tax ?? 0, line.qty),
    original: isSpecial ? rowPrice(line.original_price_incl_tax ?? 0, line.qty) : null,
  }
}

import { fromCents, toCents } from '../../pricing/round-money.ts'
import { rowPrice } from '../../pricing/row-price.ts'
import { type PriceDisplay, type ShownPrice, shownPrice, showsNetPrices } from '../../pricing/shown-price.ts'
import { atQuantity } from '../../pricing/tier-prices.ts'
import type { CartItem } from '../lines/cart-item.ts'

export interface LinePrice {
  /** The current price of the line, with or without tax as the store view shows prices. */
  readonly price: number
  /** Struck through beside it; null without a discount. */
  readonly original: number | null
}

export interface LinePriceOptions {
  readonly online: boolean
  readonly display: PriceDisplay
}

/** The price of a cart line: the server's while online, else calculated here. docs/behaviour/cart.md §1.15. */
export function linePrice(line: CartItem, { online, display }: LinePriceOptions): LinePrice {
  const { totals } = line
  if (online && totals) {
    const isNet = showsNetPrices(display)
    const full = isNet ? totals.row_total : totals.row_total_incl_tax
    if (totals.discount_amount === 0) return { price: full, original: null }
    const reduced = toCents(totals.row_total) - toCents(totals.discount_amount) + (isNet ? 0 : toCents(totals.tax_amount))
    return { price: fromCents(reduced), original: full }
  }
  const { now, before } = lineUnitPrice(line, display)
  return { price: rowPrice(now, line.qty), original: before === null ? null : rowPrice(before, line.qty) }
}

/** The unit price of a cart line: the server's while online, else calculated here. docs/behaviour/cart.md §1.15. */
export function piecePrice(line: CartItem, { online, display }: LinePriceOptions): number {
  const { totals } = line
  if (online && totals) return showsNetPrices(display) ? totals.price : totals.price_incl_tax
  return lineUnitPrice(line, display).now
}

/**
 * The unit price of a line at the tier that its quantity reaches, with or without tax as the store view shows prices. Falls back to gross
 * amounts, because lines stored by older versions lack some net amounts.
 */
export function lineUnitPrice(line: Omit<CartItem, 'sku'>, display: PriceDisplay): ShownPrice {
  const reached = atQuantity(line, line.qty)
  const price = reached.price ?? reached.price_incl_tax ?? 0
  return shownPrice({ ...reached, price, special_price: line.special_price ?? line.special_price_incl_tax }, display)
}

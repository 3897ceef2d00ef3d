import type { CartTotals } from '@meerkat/contract/totals'
import { fromCents, toCents } from '../../pricing/round-money.ts'
import { rowPrice } from '../../pricing/row-price.ts'
import type { CartItem } from '../lines/cart-item.ts'

type PricedLine = Pick<CartItem, 'qty' | 'price_incl_tax' | 'original_price_incl_tax' | 'special_price_incl_tax'>
type DiscountedTotals = Pick<CartTotals, 'subtotal_incl_tax' | 'shipping_incl_tax' | 'grand_total'>

/** What the shopper pays less than before, with tax: specials of the lines, and a coupon as far as totals are known. Never negative. */
export function cartSaving(lines: readonly PricedLine[], totals: DiscountedTotals | null): number {
  const specials = lines.reduce((sum, line) => sum + lineSaving(line), 0)
  const coupon = totals ? toCents(totals.subtotal_incl_tax) + toCents(totals.shipping_incl_tax) - toCents(totals.grand_total) : 0
  return fromCents(specials + Math.max(0, coupon))
}

function lineSaving({ qty, price_incl_tax, original_price_incl_tax, special_price_incl_tax }: PricedLine): number {
  if (!special_price_incl_tax || !original_price_incl_tax || price_incl_tax === undefined) return 0
  return Math.max(0, toCents(rowPrice(original_price_incl_tax, qty)) - toCents(rowPrice(price_incl_tax, qty)))
}

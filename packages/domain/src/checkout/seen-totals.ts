import type { SeenTotals } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import { toCents } from '../pricing/round-money.ts'

const AMOUNTS = ['grand_total', 'shipping_incl_tax', 'discount_amount', 'tax_amount'] as const

/** The amounts that a shopper accepts when placing an order with these totals. docs/wire.md §4.6. */
export function toSeenTotals(totals: CartTotals): SeenTotals {
  const { grand_total, shipping_incl_tax, discount_amount, tax_amount } = totals
  return { currency: totals.quote_currency_code, grand_total, shipping_incl_tax, discount_amount, tax_amount }
}

/** Whether an order costs exactly what the shopper accepted, to the cent; a lower total must be accepted again, too. Decision 0040. */
export function matchesSeenTotals(seen: SeenTotals, now: CartTotals): boolean {
  return seen.currency === now.quote_currency_code && AMOUNTS.every((amount) => toCents(seen[amount]) === toCents(now[amount]))
}

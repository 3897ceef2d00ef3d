import type { CartTotals, TotalsItem } from '@meerkat/contract/totals'
import { toCents } from '../../pricing/round-money.ts'
import { atQuantity } from '../../pricing/tier-prices.ts'
import type { CartItem } from '../lines/cart-item.ts'
import { applyTotals } from './apply-totals.ts'

/** A difference between the server's totals and what the shopper saw. It is reported, so that no price is charged that was not shown. */
export type TotalsDifference =
  | { readonly kind: 'quantity-changed'; readonly item: CartItem; readonly qty: number }
  | { readonly kind: 'price-changed'; readonly item: CartItem; readonly price: number }

export interface ReconciledTotals {
  readonly lines: readonly CartItem[]
  readonly differences: readonly TotalsDifference[]
}

/**
 * The lines with the server's amounts and quantities, and the differences. A quantity that the shopper has changed since the
 * server accepted the line is kept: the answer is older than the click, and the next sync sends it. docs/behaviour/cart.md §1.13.
 */
export function reconcileTotals(lines: readonly CartItem[], totals: Pick<CartTotals, 'items'>): ReconciledTotals {
  const priced = applyTotals(lines, totals)
  const differences: TotalsDifference[] = []
  const reconciled = priced.map((after, at) => {
    const before = lines[at]
    if (!before || !after.totals || after === before) return after
    differences.push(...compare(before, after.totals))
    return isSettled(before) ? { ...after, prev_qty: after.qty } : { ...after, qty: before.qty }
  })
  return { lines: reconciled, differences }
}

function isSettled({ qty, prev_qty }: CartItem): boolean {
  return prev_qty === undefined || prev_qty === qty
}

function compare(item: CartItem, { qty, price_incl_tax: price }: TotalsItem): TotalsDifference[] {
  // The price of the last totals was for their quantity: a new quantity may reach a tier.
  const isAtTier = item.tiers !== undefined && item.tiers.length > 0 && item.totals?.qty !== qty
  const shown = isAtTier ? atQuantity(item, qty).price_incl_tax : (item.totals?.price_incl_tax ?? item.price_incl_tax)
  return [
    ...(isSettled(item) && qty !== item.qty ? [{ kind: 'quantity-changed', item, qty } as const] : []),
    // Compared as displayed: a fraction of a cent is no change.
    ...(shown !== undefined && toCents(shown) !== toCents(price) ? [{ kind: 'price-changed', item, price } as const] : []),
  ]
}

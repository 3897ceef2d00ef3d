import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'
import { removeLine } from './remove-line.ts'

/**
 * The lines with a new quantity for one of them: 0 removes it, an unknown line changes nothing. Spec §4, docs/behaviour/cart.md §1.10.
 */
export function setLineQuantity(lines: readonly CartItem[], item: CartItem, qty: number): CartItem[] {
  if (qty <= 0) return removeLine(lines, item)
  return lines.map((line) => (isSameLine(line, item) ? { ...line, qty: Math.trunc(qty) || 1 } : line))
}

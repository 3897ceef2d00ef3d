import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'

/**
 * The lines after adding an item: an equal line grows, otherwise a new one is appended. Quantities are whole and at least 1.
 * docs/behaviour/cart.md §1.8.
 */
export function addLine(lines: readonly CartItem[], item: CartItem): CartItem[] {
  const qty = Math.max(1, Math.trunc(item.qty) || 1)
  const index = lines.findIndex((line) => isSameLine(line, item))
  if (index === -1) return [...lines, { ...item, qty }]
  return lines.map((line, position) => (position === index ? { ...line, qty: line.qty + qty } : line))
}

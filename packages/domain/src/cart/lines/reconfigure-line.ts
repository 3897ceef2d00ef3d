import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'
import { lineChecksum } from './line-checksum.ts'

/**
 * The lines after a line became another variant: it keeps its place, server ids and quantity; a line that already was that
 * variant is swallowed, its quantity added. Spec §3 Cart edit mode, behaviour 1.11.
 */
export function reconfigureLine(lines: readonly CartItem[], item: CartItem, variant: Omit<CartItem, 'qty'>): CartItem[] {
  const index = lines.findIndex((line) => isSameLine(line, item))
  const current = lines[index]
  if (!current) return [...lines]
  const swallowed = lines.filter((line, position) => position !== index && line.sku === variant.sku)
  const qty = swallowed.reduce((sum, line) => sum + line.qty, current.qty)
  const { checksum: _, totals: __, ...kept } = current
  const changed: CartItem = { ...kept, ...variant, qty }
  const after = lines.map((line, position) =>
    position === index ? { ...changed, checksum: lineChecksum({ product_option: changed.product_option }) } : line,
  )
  return after.filter((line) => !swallowed.includes(line))
}

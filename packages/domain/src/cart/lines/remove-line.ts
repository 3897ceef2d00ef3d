import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'

/**
 * The lines except those equal to `item`; `byParentSku` also removes the variants of that sku, unless it is a bundle.
 * docs/behaviour/cart.md §1.9.
 */
export function removeLine(lines: readonly CartItem[], item: CartItem, { byParentSku = false } = {}): CartItem[] {
  const takesVariants = byParentSku && item.type_id !== 'bundle'
  return lines.filter((line) => !isSameLine(line, item) && !(takesVariants && line.parentSku === item.sku))
}

import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'
import { lineChecksum } from './line-checksum.ts'
import { withVariantOption } from './line-choices.ts'

/**
 * The lines after the variant of one line was changed. The line keeps its place, server ids, quantity and other choices. A line that
 * already has the new variant with the same choices is merged into it. Spec §3 Cart edit mode, docs/behaviour/cart.md §1.11.
 */
export function reconfigureLine(lines: readonly CartItem[], item: CartItem, variant: Omit<CartItem, 'qty'>): CartItem[] {
  const index = lines.findIndex((line) => isSameLine(line, item))
  const current = lines[index]
  if (!current) return [...lines]
  const { checksum: _, totals: __, ...kept } = current
  const product_option = withVariantOption(current, variant)
  const changed = {
    ...kept,
    ...variant,
    product_option,
    options: mergeLabels(current, variant),
    checksum: lineChecksum({ product_option }),
  }
  const asNew = { ...changed, server_item_id: undefined, item_id: undefined }
  const absorbed = lines.filter((line, position) => position !== index && isSameLine(asNew, line))
  const qty = absorbed.reduce((sum, line) => sum + line.qty, current.qty)
  const after = lines.map((line, position) => (position === index ? { ...changed, qty } : line))
  return after.filter((line) => !absorbed.includes(line))
}

function mergeLabels(current: Pick<CartItem, 'options'>, variant: Pick<CartItem, 'options'>): CartItem['options'] {
  const own = variant.options ?? []
  return [...own, ...(current.options ?? []).filter(({ label }) => !own.some((option) => option.label === label))]
}

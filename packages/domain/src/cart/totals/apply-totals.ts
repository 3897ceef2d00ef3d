import type { CartTotals, TotalsItem } from '@meerkat/contract/totals'
import type { CartItem } from '../lines/cart-item.ts'
import { serverItemId } from '../lines/is-same-line.ts'

/** The lines with the server's totals record and quantity, matched by the server's id. Spec §4, docs/behaviour/cart.md §1.13. */
export function applyTotals(lines: readonly CartItem[], totals: Pick<CartTotals, 'items'>): CartItem[] {
  return lines.map((line) => {
    const priced = totals.items.find(({ item_id }) => item_id === serverItemId(line))
    return priced ? { ...line, qty: priced.qty, totals: { ...priced, options: readOptions(priced.options) } } : line
  })
}

/** Most servers send options as JSON text (docs/wire.md §3.8); text that is not JSON counts as no options. */
function readOptions(options: TotalsItem['options']): TotalsItem['options'] {
  if (typeof options !== 'string') return options
  try {
    const parsed: unknown = JSON.parse(options)
    return Array.isArray(parsed) ? parsed.filter(isOption) : []
  } catch {
    return []
  }
}

function isOption(value: unknown): value is { label: string; value: string } {
  return typeof value === 'object' && value !== null && 'label' in value && 'value' in value
}

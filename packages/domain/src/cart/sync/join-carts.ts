import type { ServerCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '../lines/cart-item.ts'
import { isSameLine, serverItemId } from '../lines/is-same-line.ts'
import { learnServerLine } from '../lines/learn-server-line.ts'

/**
 * The lines of a guest in the cart of whoever logged in: what both hold is summed, once. A line that bears the id of that cart
 * has been summed by an earlier attempt whose end was lost. Spec §4 Cart, behaviour 1.17.
 */
export function joinCarts(lines: readonly CartItem[], server: readonly ServerCartItem[]): CartItem[] {
  return lines.map((line) => {
    const own = forgetServer(line)
    const same = server.find((other) => isSameLine(own, other))
    if (!same) return own
    if (serverItemId(line) === same.item_id) return line
    return { ...learnServerLine(own, same), qty: line.qty + same.qty, prev_qty: same.qty }
  })
}

/** The line as it was before a server knew it. */
export function forgetServer(line: CartItem): CartItem {
  return { ...line, server_item_id: undefined, server_cart_id: undefined, item_id: undefined, prev_qty: undefined, totals: undefined }
}

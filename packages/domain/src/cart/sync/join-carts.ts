import type { ServerCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '../lines/cart-item.ts'
import { pairLines, serverItemId } from '../lines/is-same-line.ts'
import { learnServerLine } from '../lines/learn-server-line.ts'

/**
 * The lines of a guest, joined with the cart of the customer who logged in. Quantities of lines in both carts are summed once: a line that
 * already has its id in the customer's cart was summed by an earlier, interrupted attempt. Spec §4 Cart, docs/behaviour/cart.md §1.17.
 */
export function joinCarts(lines: readonly CartItem[], server: readonly ServerCartItem[]): CartItem[] {
  const own = lines.map(forgetServer)
  const pairs = pairLines(own, server)
  return lines.map((line, index) => {
    const forgotten = own[index] ?? line
    const same = pairs.get(forgotten)
    if (!same) return forgotten
    if (serverItemId(line) === same.item_id) return line
    return { ...learnServerLine(forgotten, same), qty: line.qty + same.qty, prev_qty: same.qty }
  })
}

/** The line without any data from a server. */
export function forgetServer(line: CartItem): CartItem {
  return { ...line, server_item_id: undefined, server_cart_id: undefined, item_id: undefined, prev_qty: undefined, totals: undefined }
}

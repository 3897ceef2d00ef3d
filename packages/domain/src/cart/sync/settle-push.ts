import type { ServerCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '../lines/cart-item.ts'
import { serverItemId } from '../lines/is-same-line.ts'
import { learnServerLine } from '../lines/learn-server-line.ts'

export interface PushResult {
  readonly item: CartItem
  /** The server had the line before the push. */
  readonly serverKnewLine: boolean
  /** Null when the server refused. */
  readonly answer: ServerCartItem | null
  /** True in the checkout, where no notices are shown. */
  readonly inCheckout: boolean
}

export type PushOutcome =
  | { readonly kind: 'accepted'; readonly item: CartItem; readonly notice: 'product-added' | 'quantity-updated' | null }
  | { readonly kind: 'restored'; readonly item: CartItem }
  /** Removes exactly this line, not its siblings. `everywhere`: with the normal remove, which also calls the server. */
  | { readonly kind: 'removed'; readonly item: CartItem; readonly everywhere: boolean }

/** The next step after the answer to a pushed line. Spec §4 Cart sync, table of docs/behaviour/cart.md §1.7. */
export function settlePush({ item, serverKnewLine, answer, inCheckout }: PushResult): PushOutcome {
  const wasConfirmed = (item.server_item_id ?? null) !== null
  if (answer) {
    const notice = wasConfirmed ? 'quantity-updated' : 'product-added'
    return { kind: 'accepted', item: { ...learnServerLine(item, answer), prev_qty: item.qty }, notice: inCheckout ? null : notice }
  }
  if (!serverKnewLine || serverItemId(item) === null) return { kind: 'removed', item, everywhere: false }
  const previous = item.prev_qty ?? 0
  return previous > 0 ? { kind: 'restored', item: { ...item, qty: previous } } : { kind: 'removed', item, everywhere: true }
}

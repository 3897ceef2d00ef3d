import type { CartItem } from '@meerkat/domain/cart/cart-item'

/** The line as it was before a server knew it. */
export function forgetServer(line: CartItem): CartItem {
  return { ...line, server_item_id: undefined, server_cart_id: undefined, item_id: undefined, prev_qty: undefined, totals: undefined }
}

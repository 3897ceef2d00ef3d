import type { ServerCartItem } from '@meerkat/contract/cart'
import type { CartItem } from './cart-item.ts'
import { lineChecksum } from './line-checksum.ts'

/** The client's line after the server's answer: ids, options and type are the server's. docs/behaviour/cart.md §1.6 "learn ids", §1.7. */
export function learnServerLine(item: CartItem, server: ServerCartItem): CartItem {
  // An answer without options must not erase the shopper's choice.
  const product_option = server.product_option ?? item.product_option
  return {
    ...item,
    server_item_id: server.item_id,
    server_cart_id: server.quote_id,
    product_option,
    checksum: lineChecksum({ product_option }),
    type_id: server.product_type,
  }
}

/** Also copies the server's quantity. docs/behaviour/cart.md §1.6 "take the server's line". */
export function takeServerLine(item: CartItem, server: ServerCartItem): CartItem {
  return { ...learnServerLine(item, server), qty: server.qty, prev_qty: server.qty }
}

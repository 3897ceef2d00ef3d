import type { CartItemUpdate, ServerCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '../lines/cart-item.ts'

export interface PushRules {
  /** The cart token. */
  readonly cartId: string
  /** Send the parent's sku with the chosen options instead of the variant's. docs/behaviour/README.md §0.1. */
  readonly setConfigurableProductOptions: boolean
}

/** The body that pushes a line: quantity added without `server`, absolute with it. docs/wire.md §3.6, docs/behaviour/cart.md §1.7. */
export function toCartItemUpdate(item: CartItem, qty: number, server: ServerCartItem | null, rules: PushRules): CartItemUpdate {
  return {
    sku: rules.setConfigurableProductOptions && item.parentSku ? item.parentSku : item.sku,
    qty,
    ...(item.product_option && { product_option: item.product_option }),
    ...(server && { item_id: server.item_id }),
    quoteId: server?.quote_id ?? rules.cartId,
  }
}

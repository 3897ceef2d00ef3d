import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { CartItem } from './lines/cart-item.ts'

/** The number on the cart's badge: lines, or pieces. Spec §4, docs/behaviour/cart.md §1.15. */
export function cartCount(lines: readonly Pick<CartItem, 'qty'>[], counted: ShopConfig['cart']['minicartCountType']): number {
  return counted === 'items' ? lines.length : lines.reduce((sum, { qty }) => sum + qty, 0)
}

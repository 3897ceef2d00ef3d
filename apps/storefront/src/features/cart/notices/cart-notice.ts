import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { QuantityVerdict } from '@meerkat/domain/stock/check-quantity'

/** Notices of the cart as codes; `show-cart-notice.ts` has the messages. Spec §8 Cart and product messages. */
export type CartNotice =
  | { kind: 'product-added'; line: CartItem }
  /** `isAdded`: by adding the product once more, not by changing the line. */
  | { kind: 'quantity-updated'; line: CartItem; isAdded: boolean }
  | { kind: 'out-of-stock' | 'volatile' | 'price-unknown' }
  /** An error of the product: a code of the domain. */
  | { kind: 'product-fault'; message: string }
  | { kind: 'quantity-refused'; verdict: QuantityVerdict }
  /** The server's message about a refused change. */
  | { kind: 'refused'; message: string }
  | { kind: 'removed'; names: readonly string[]; undo: () => void }
  | { kind: 'saved-for-later'; name: string; undo: () => void }
  /** The server's totals differ from what the shopper saw. */
  | { kind: 'quantity-changed'; name: string; qty: number }
  | { kind: 'price-changed'; name: string; price: number }
  | { kind: 'line-lost'; name: string }
  /** Another device of this customer changed the cart. */
  | { kind: 'added-elsewhere' | 'removed-elsewhere' | 'changed-elsewhere'; names: readonly string[]; undo: () => void }
  /** Another device of this customer ordered these. */
  | { kind: 'ordered-elsewhere'; names: readonly string[] }
  /** An order whose answer was lost turned out to be placed. */
  | { kind: 'order-arrived'; orderId: string }
  /** The coupon could not be removed. */
  | { kind: 'coupon-kept'; code: string }
  /** The coupon was removed because it cannot be used by this customer or in this cart. */
  | { kind: 'coupon-lost'; code: string }
  | { kind: 'coupon-applied' | 'coupon-removed'; code: string }
  /** The newsletter coupon was applied. */
  | { kind: 'claim-redeemed'; code: string; percent: number }

export function nameOf(line: CartItem): string {
  return line.name ?? line.sku
}

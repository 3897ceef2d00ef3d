import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { QuantityVerdict } from '@meerkat/domain/stock/check-quantity'

/** What the shopper is told about the cart: codes, words come later. Spec §8 Cart and product messages. */
export type CartNotice =
  | { kind: 'product-added' | 'quantity-updated' | 'out-of-stock' | 'volatile' | 'price-unknown' }
  /** What the product itself carries: a code of the domain. */
  | { kind: 'product-fault'; message: string }
  | { kind: 'quantity-refused'; verdict: QuantityVerdict }
  /** The server's own words about a change it refused. */
  | { kind: 'refused'; message: string }
  | { kind: 'removed'; names: readonly string[]; undo: () => void }
  /** The server's answer differs from what the shopper saw. */
  | { kind: 'quantity-changed'; name: string; qty: number }
  | { kind: 'price-changed'; name: string; price: number }
  | { kind: 'line-lost'; name: string }
  /** Another device of this customer was faster. */
  | { kind: 'added-elsewhere' | 'removed-elsewhere' | 'changed-elsewhere'; names: readonly string[]; undo: () => void }
  /** An order whose answer was lost turned out to be placed. */
  | { kind: 'order-arrived'; orderId: string }
  | { kind: 'coupon-wrong' | 'coupon-too-many' | 'coupon-unreachable' }
  /** Taken off because whoever is logged in now cannot use it. */
  | { kind: 'coupon-lost'; code: string }
  | { kind: 'coupon-applied'; code: string }
  /** What the newsletter brought. */
  | { kind: 'claim-redeemed'; code: string; percent: number }

export function nameOf(line: CartItem): string {
  return line.name ?? line.sku
}

import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { StorageEntry } from '../../../offline/storage/write-together.ts'
import type { PageLanguage } from '../lines/relabel-lines.ts'
import type { SyncOptions } from '../sync/sync-cart.ts'
import type { CouponOutcome } from './coupons.ts'

/** The actions on the cart. Each one ends when the server has answered, or could not be reached. */
export interface Cart {
  readonly load: (options?: SyncOptions) => Promise<void>
  /** Takes over a change by another tab, without a sync. docs/behaviour/cart.md §1.18. */
  readonly adopt: () => Promise<void>
  /** Translates the stored labels of chosen options into the language of this page. Resolves when they are written or cannot be found. */
  readonly relabel: (language: PageLanguage) => Promise<void>
  /** True when something was added. */
  readonly add: (products: readonly PreparedProduct[]) => Promise<boolean>
  readonly setQuantity: (line: CartItem, qty: number) => Promise<void>
  /**
   * Replaces the line by another variant of its product. False, with a notice, when the quantity is not available.
   * docs/behaviour/cart.md §1.11.
   */
  readonly reconfigure: (line: CartItem, variant: PreparedProduct, qty: number) => Promise<boolean>
  readonly remove: (line: CartItem) => Promise<void>
  readonly removeAll: () => Promise<void>
  /** Takes a line out of the cart and keeps it on this device and in the customer's account. docs/behaviour/cart.md §1.19. */
  readonly saveForLater: (line: CartItem) => Promise<void>
  /** Puts a saved line into the cart; it stays saved, with a notice, when it is out of stock. */
  readonly moveBack: (line: CartItem) => Promise<void>
  readonly removeSaved: (line: CartItem) => Promise<void>
  /** Reads the saved lines, which another tab may have changed. */
  readonly adoptSaved: () => Promise<void>
  /** Merges the saved lines of this device with those of the customer's account. `isSeen`: the shopper looks at them. */
  readonly pullSaved: (options?: { isSeen?: boolean }) => Promise<void>
  /** After a logout: deletes lines and token from this device; the server keeps its cart. docs/behaviour/cart.md §1.17. */
  readonly forget: () => Promise<void>
  /** Puts the lines into a new server cart: the former one was ordered, and the shopper wants the products again. */
  readonly renew: () => Promise<void>
  /**
   * After an order: empties the cart on this device and drops its coupon, which is used up. `isWaiting`: the server does not have the
   * order yet, so its cart still holds the lines. `takeOut` is given the function that empties the cart and decides whether to call it; what it
   * passes to that function is stored in the same transaction as the empty cart.
   * docs/behaviour/cart.md §1.17.
   */
  readonly finishOrder: (options?: FinishOrder) => Promise<void>
  /** Whether the stored cart holds any of these lines, whichever tab changed it last. */
  readonly holdsAny: (lines: readonly CartItem[]) => Promise<boolean>
  /** Puts the lines of a withdrawn order back, and stores `alongside` in the same transaction; does not wait for the server. */
  readonly takeBack: (lines: readonly CartItem[], alongside: StorageEntry) => Promise<void>
  /** After a login: merges the lines of this device into the customer's cart. docs/behaviour/cart.md §1.17. */
  readonly connectCustomer: () => Promise<void>
  readonly refreshTotals: () => Promise<void>
  /** Takes delivery, payment and totals that this device knows, without waiting for calls that a frozen server leaves open. */
  readonly assumeTerms: () => Promise<void>
  /** Shows a notice when the coupon is applied; otherwise the caller tells why it is not. docs/behaviour/cart.md §1.16. */
  readonly applyCoupon: (code: string) => Promise<CouponOutcome>
  readonly removeCoupon: () => Promise<void>
  /** At the checkout: applies the newsletter coupon. docs/behaviour/small-stores.md §20.4. */
  readonly redeemClaim: () => Promise<void>
  /** Fetches the stock of every line; reports the lines that are out of stock. */
  readonly checkStock: () => Promise<StockReport>
}

export interface FinishOrder {
  readonly isWaiting?: boolean
  readonly takeOut?: (empty: (alongside?: StorageEntry) => Promise<void>) => Promise<void>
}

export type StockReport = { readonly kind: 'unknown' } | { readonly kind: 'known'; readonly out: readonly CartItem[] }

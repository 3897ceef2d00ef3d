import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'

/** What the checkout needs of the cart; the route brings both together. */
export interface CheckoutCart {
  readonly lines: readonly CartItem[]
  readonly isVirtual: boolean
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly isSyncing: boolean
  /** As it is at this moment: a login while the order is placed changes it. */
  readonly readNow: () => { readonly lines: readonly CartItem[]; readonly token: string }
  /** Asks for methods and totals again: the address or the method has changed. */
  readonly refreshTotals: () => Promise<void>
  /** Names of the lines that are out of stock; null while nobody knows. */
  readonly checkStock: () => Promise<readonly string[] | null>
  /** Compares the cart with the server's, which may have become an order. */
  readonly reload: () => Promise<void>
  /** Puts the lines into a new cart of the server: the former one was ordered. */
  readonly renew: () => Promise<void>
  /** The order was placed. */
  readonly finishOrder: () => Promise<void>
}

import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { ReactNode } from 'react'
import type { StorageEntry } from '../../offline/storage/write-together.ts'

/** The part of the cart that the checkout needs; the route passes it in. */
export interface CheckoutCart {
  readonly lines: readonly CartItem[]
  readonly isVirtual: boolean
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly isSyncing: boolean
  /** The cart at this moment: a login while the order is placed changes it. `totals` are those that are shown. */
  readonly readNow: () => Promise<{ readonly lines: readonly CartItem[]; readonly token: string; readonly totals: CartTotals }>
  /** Whether the cart still holds any of these lines: another tab may have ordered them. */
  readonly holdsAny: (lines: readonly CartItem[]) => Promise<boolean>
  /** The dates on which a method delivers; nothing when none are promised. */
  readonly renderDelivery: (method: ShippingMethod, destination: { readonly country: string; readonly postcode: string }) => ReactNode
  /** Includes the fee of this payment method in the totals from now on; null for no fee. */
  readonly choosePayment: (code: string | null) => void
  /** Fetches methods and totals again, after a change of address or method. */
  readonly refreshTotals: () => Promise<void>
  /** Names of the lines that are out of stock; null when the server could not be reached. */
  readonly checkStock: () => Promise<readonly string[] | null>
  /** Compares the cart with the server's, which may have become an order. */
  readonly reload: () => Promise<void>
  /** Puts the lines into a new cart of the server: the former one was ordered. */
  readonly renew: () => Promise<void>
  /** The order was placed, or waits on this device. */
  readonly finishOrder: (options: FinishOrder) => Promise<void>
}

export interface FinishOrder {
  readonly isWaiting: boolean
  /** Calls `empty` and stores the order in the same transaction, unless the order was withdrawn meanwhile. */
  readonly takeOut: (empty: (alongside?: StorageEntry) => Promise<void>) => Promise<void>
}

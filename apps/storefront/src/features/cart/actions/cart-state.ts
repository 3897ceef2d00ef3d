import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { StockItem } from '@meerkat/contract/stock'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The cart of this tab. Spec §3 Cart state, docs/behaviour/cart.md §1.1. */
export interface CartState {
  /** False until the stored lines have been read: nothing is known about the cart before. */
  readonly loaded: boolean
  readonly lines: readonly CartItem[]
  /** Lines saved for later. docs/behaviour/cart.md §1.19. */
  readonly saved: readonly CartItem[]
  /** Quantities read from the storage before the cart's JavaScript is loaded, for the count on the cart button. */
  readonly storedLines: readonly Pick<CartItem, 'qty'>[]
  /** Id of the server's cart; empty when not connected. */
  readonly token: string
  /** Fingerprint of lines and token at the last moment both sides agreed. */
  readonly hash: string
  readonly totals: CartTotals | null
  /** The lines have changed since the totals were calculated. */
  readonly totalsStale: boolean
  /** The country that the cart is sent to; null until the stored lines have been read. */
  readonly country: string | null
  readonly shippingMethods: readonly ShippingMethod[]
  /** The method of the last request for totals; also used for totals calculated offline. */
  readonly shippingMethod: ShippingMethod | null
  readonly paymentMethods: readonly PaymentMethod[]
  /** Code of the method that is chosen in the open checkout, whose fee is in the totals; null elsewhere. */
  readonly paymentCode: string | null
  /** The latest stock records, by sku. */
  readonly stock: Readonly<Record<string, StockItem>>
  /** An order that turned out to be placed after its page was left: the checkout shows its thank-you page. */
  readonly arrivedOrderId: string | null
  readonly isAdding: boolean
  readonly isSyncing: boolean
}

export type CartStore = StoreApi<CartState>

export function createCartStore(): CartStore {
  return createStore<CartState>(() => ({
    loaded: false,
    lines: [],
    saved: [],
    storedLines: [],
    token: '',
    hash: '',
    totals: null,
    totalsStale: true,
    country: null,
    shippingMethods: [],
    shippingMethod: null,
    paymentMethods: [],
    paymentCode: null,
    stock: {},
    arrivedOrderId: null,
    isAdding: false,
    isSyncing: false,
  }))
}

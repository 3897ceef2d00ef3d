import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { StockItem } from '@meerkat/contract/stock'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The cart of this tab. Spec §3 Cart state, behaviour 1.1. */
export interface CartState {
  /** False until the stored lines have been read: nothing is known about the cart before. */
  readonly loaded: boolean
  readonly lines: readonly CartItem[]
  /** What a glance at the storage saw, for the count beside the bag until the lines are loaded. */
  readonly glimpsed: readonly Pick<CartItem, 'qty'>[]
  /** Names the server cart; empty = not connected. */
  readonly token: string
  /** Fingerprint of lines and token at the last moment both sides agreed. */
  readonly hash: string
  readonly totals: CartTotals | null
  /** The lines have changed since the totals were made. */
  readonly totalsStale: boolean
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Last word of the store room, by sku. */
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
    glimpsed: [],
    token: '',
    hash: '',
    totals: null,
    totalsStale: true,
    shippingMethods: [],
    paymentMethods: [],
    stock: {},
    arrivedOrderId: null,
    isAdding: false,
    isSyncing: false,
  }))
}

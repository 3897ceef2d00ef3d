import type { Order } from '@meerkat/contract/order'

/** What a device knows about an order that was created on it. */
export interface KnownOrder {
  readonly order: Pick<Order, 'user_id'>
  readonly isPlaced: boolean
  readonly isRefused: boolean
  readonly isDifferent: boolean
}

/** `login`: the customer who made it is not logged in on this device. */
export type OrderState = 'placed' | 'refused' | 'differs' | 'login' | 'waiting'

/** The state of an order for its shopper; `customerId` is null for a guest. docs/behaviour/offline.md §7.1. */
export function orderState({ order, isPlaced, isRefused, isDifferent }: KnownOrder, customerId: number | null): OrderState {
  if (isPlaced) return 'placed'
  if (isRefused) return 'refused'
  // Another customer's token would make it that customer's order.
  if (order.user_id && order.user_id !== String(customerId ?? '')) return 'login'
  return isDifferent ? 'differs' : 'waiting'
}

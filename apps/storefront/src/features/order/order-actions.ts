import type { StoredOrder } from '../../offline/collections/orders.ts'

/** What a shopper can do with an order that is not placed yet; the route provides them. docs/behaviour/offline.md §7.1. */
export interface OrderActions {
  /** Sends the waiting orders now; says so if this one still waits. */
  readonly send: (stored: StoredOrder) => Promise<void>
  /** Agrees to what the order costs now, and sends it. */
  readonly accept: (stored: StoredOrder) => Promise<void>
  /** Deletes the order and puts its products back into the cart. */
  readonly withdraw: (stored: StoredOrder) => Promise<void>
  readonly logIn: () => void
}

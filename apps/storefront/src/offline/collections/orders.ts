import { Order, OrderConfirmation } from '@meerkat/contract/order'
import { CartTotals } from '@meerkat/contract/totals'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/**
 * An order of this device. `order.transmited` (the wire's spelling) is false as long as no final answer is known; it is
 * stored with its id before it is sent, so that sending it again after a crash cannot make a second one. docs/behaviour/orders.md §14.2.
 */
export const StoredOrder = z.object({
  order: Order,
  confirmation: z.nullable(OrderConfirmation),
  /** What the shopper saw when placing it, for the thank-you page. */
  totals: z.optional(z.nullable(CartTotals)),
})
export type StoredOrder = z.infer<typeof StoredOrder>

export interface OrdersCollection {
  readonly find: (orderId: string) => Promise<StoredOrder | null>
  /** Orders without a final answer, oldest first. */
  readonly listUntransmitted: () => Promise<StoredOrder[]>
  /** Orders that the server confirmed, of one cart. */
  readonly listPlaced: (cartId: string) => Promise<StoredOrder[]>
  readonly save: (stored: StoredOrder) => Promise<boolean>
  readonly remove: (orderId: string) => Promise<boolean>
  /** Deletes the orders that the server has answered, because they hold personal data. */
  readonly removeTransmitted: () => Promise<void>
}

/** Orders by their id. Spec §3 Sync task. */
export function openOrders(storage: ShopStorage): OrdersCollection {
  const orders = openCollection(storage, { name: 'orders', version: 1, schema: StoredOrder })
  return {
    find: (orderId) => orders.read(orderId),
    listUntransmitted: async () => (await orders.readAll()).filter(({ order }) => order.transmited !== true).sort(byAge),
    listPlaced: async (cartId) => (await orders.readAll()).filter(({ order, confirmation }) => confirmation && order.cart_id === cartId),
    save: (stored) => orders.write(idOf(stored), stored),
    remove: (orderId) => orders.remove(orderId),
    async removeTransmitted() {
      const transmitted = (await orders.readAll()).filter(({ order }) => order.transmited === true)
      await Promise.all(transmitted.map((stored) => orders.remove(idOf(stored))))
    },
  }
}

function idOf({ order }: StoredOrder): string {
  if (!order.order_id) throw new Error('an order is stored under its id')
  return order.order_id
}

function byAge(a: StoredOrder, b: StoredOrder): number {
  return (a.order.created_at ?? '').localeCompare(b.order.created_at ?? '')
}

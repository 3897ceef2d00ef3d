import { Order, OrderConfirmation } from '@meerkat/contract/order'
import { CartTotals } from '@meerkat/contract/totals'
import { type OrderState, orderState } from '@meerkat/domain/sync/order-state'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import type { StorageEntry } from '../storage/write-together.ts'
import { CartLines } from './cart-collection.ts'

/** A reason that only a newer version knows is read as `invalid`. */
const REFUSALS = ['invalid', 'address', 'delivery', 'out-of-stock', 'reused', 'withdrawn'] as const

/**
 * An order of this device. `order.transmited` (the wire's spelling) is false as long as no final answer is known; it is
 * stored with its id before it is sent, so that sending it again after a crash cannot make a second one. docs/behaviour/orders.md §14.2.
 * Members that older versions did not write have defaults: a waiting order must never become unreadable.
 */
export const StoredOrder = z.object({
  order: Order,
  confirmation: z.nullable(OrderConfirmation),
  /** What the shopper saw and accepted, for the thank-you page. */
  totals: z.optional(z.nullable(CartTotals)),
  /** The lines of the cart, to put them back when the order is withdrawn. */
  lines: z._default(CartLines, []),
  /** Its lines are no longer in the cart, so a cart with the same lines is another purchase. */
  isTakenOut: z._default(z.boolean(), false),
  /** It was sent and not answered: the server may have it or may still receive it, even if a later attempt was refused. */
  isUnsure: z._default(z.boolean(), true),
  /** What it would cost now; the shopper has not decided yet. */
  difference: z._default(z.nullable(CartTotals), null),
  /** The server will never place it as it is; it stays until the shopper has seen why. */
  // oxlint-disable-next-line promise/valid-params -- not a promise
  refusal: z._default(z.catch(z.nullable(z.enum(REFUSALS)), 'invalid'), null),
  /** How it was paid; null or absent when it is paid on delivery. */
  payment: z.optional(z.nullable(z.object({ title: z.string(), amount: z.number(), isTest: z.boolean() }))),
})
export type StoredOrder = z.infer<typeof StoredOrder>

export interface OrdersCollection {
  readonly find: (orderId: string) => Promise<StoredOrder | null>
  /** Every order, oldest first. */
  readonly listAll: () => Promise<StoredOrder[]>
  /** Orders without a confirmation, oldest first: waiting, to be confirmed, or refused. */
  readonly listOpen: () => Promise<StoredOrder[]>
  /** Orders that the server confirmed, of one cart. */
  readonly listPlaced: (cartId: string) => Promise<StoredOrder[]>
  /** Id of the newest order that was made at this time or later; null without one. */
  readonly findSince: (time: string) => Promise<string | null>
  readonly save: (stored: StoredOrder) => Promise<boolean>
  readonly remove: (orderId: string) => Promise<boolean>
  /** What `save` writes, or `remove` with null, for a transaction that changes the cart as well. */
  readonly toEntry: (orderId: string, stored: StoredOrder | null) => StorageEntry
  /** Deletes the orders that the server has answered, because they hold personal data. */
  readonly removeTransmitted: () => Promise<void>
  /** Called after a change in this tab or another one. */
  readonly subscribe: (listener: () => void) => () => void
  /** Called after the browser deleted unplaced orders and the page wrote them again. `isSaved`: writing succeeded, so they survive the page. */
  readonly onRestored: (listener: (isSaved: boolean) => void) => () => void
}

const TOPIC = 'orders'

/** Orders by their id. Spec §3 Sync task. */
export function openOrders(storage: ShopStorage, channel: TabChannel): OrdersCollection {
  const orders = openCollection(storage, { name: 'orders', version: 1, schema: StoredOrder })
  const listeners = new Set<() => void>()
  const restoredListeners = new Set<(isSaved: boolean) => void>()
  /** The orders that are not placed, as last read or written, to restore them: clearing the browser's data must not lose an order. */
  let open: readonly StoredOrder[] = []

  async function announce<T>(change: Promise<T>): Promise<T> {
    const done = await change
    channel.announce(TOPIC)
    for (const listener of listeners) listener()
    return done
  }

  async function readOpen(): Promise<StoredOrder[]> {
    const read = (await orders.readAll()).filter(isOpen).sort(byAge)
    open = read
    return read
  }

  function forget(orderId: string): void {
    open = open.filter((known) => orderIdOf(known) !== orderId)
  }

  async function restore(lost: readonly StoredOrder[]): Promise<void> {
    const saved: boolean[] = []
    for (const stored of lost) {
      if ((await orders.read(orderIdOf(stored))) === null) saved.push(await orders.write(orderIdOf(stored), stored))
    }
    if (saved.length === 0) return
    await announce(readOpen())
    for (const listener of restoredListeners) listener(!saved.includes(false))
  }

  storage.onDeleted(() => void restore(open))
  // What another tab has placed or withdrawn must not come back.
  channel.subscribe((topic) => topic === TOPIC && void readOpen())

  return {
    find: (orderId) => orders.read(orderId),
    listAll: async () => (await orders.readAll()).sort(byAge),
    listOpen: readOpen,
    listPlaced: async (cartId) => (await orders.readAll()).filter(({ order, confirmation }) => confirmation && order.cart_id === cartId),
    async findSince(time) {
      const newest = (await orders.readAll()).sort(byAge).at(-1)
      return newest && (newest.order.created_at ?? '') >= time ? orderIdOf(newest) : null
    },
    save(stored) {
      forget(orderIdOf(stored))
      if (isOpen(stored)) open = [...open, stored]
      return announce(orders.write(orderIdOf(stored), stored))
    },
    remove(orderId) {
      forget(orderId)
      return announce(orders.remove(orderId))
    },
    toEntry: orders.toEntry,
    async removeTransmitted() {
      const transmitted = (await orders.readAll()).filter(({ order }) => order.transmited === true)
      await Promise.all(transmitted.map((stored) => orders.remove(orderIdOf(stored))))
    },
    subscribe(listener) {
      listeners.add(listener)
      const leave = channel.subscribe((topic) => topic === TOPIC && listener())
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
    onRestored(listener) {
      restoredListeners.add(listener)
      return () => restoredListeners.delete(listener)
    },
  }
}

function isOpen({ order }: StoredOrder): boolean {
  return order.transmited !== true
}

export function orderIdOf({ order }: Pick<StoredOrder, 'order'>): string {
  if (!order.order_id) throw new Error('an order is stored under its id')
  return order.order_id
}

/** The state of a stored order for the customer who is logged in; null for a guest. */
export function stateOf({ order, confirmation, refusal, difference }: StoredOrder, customerId: number | null): OrderState {
  return orderState({ order, isPlaced: confirmation !== null, isRefused: refusal !== null, isDifferent: difference !== null }, customerId)
}

function byAge(a: StoredOrder, b: StoredOrder): number {
  return (a.order.created_at ?? '').localeCompare(b.order.created_at ?? '')
}

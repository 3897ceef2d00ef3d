import type { Order } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import { toSeenTotals } from '@meerkat/domain/checkout/seen-totals'
import type { StoredOrder } from '../collections/orders.ts'
import type { PostedOrder } from './post-order.ts'

/** Placing an order and emptying the cart take less than this; later, an order for the same lines is a new purchase. */
const PLACING_MS = 5 * 60_000

export function isRecent({ order }: StoredOrder, next: Order): boolean {
  return Date.parse(next.created_at ?? '') - Date.parse(order.created_at ?? '') <= PLACING_MS
}

/** Placed, and the tab that did it has not emptied the cart yet. */
export function isBeingEmptied({ confirmation, isTakenOut }: StoredOrder): boolean {
  return confirmation !== null && !isTakenOut
}

/** The order as it is stored and as it is sent: not nested in a payload, and with the amounts that the shopper saw. */
export function withSeen(order: Order, totals: CartTotals): Order {
  return { ...order, addressInformation: { ...order.addressInformation, seen_totals: toSeenTotals(totals) } }
}

export function settle(stored: StoredOrder, { settled, confirmation, wasSent }: PostedOrder): StoredOrder {
  switch (settled.kind) {
    case 'placed':
      return { ...stored, order: { ...stored.order, transmited: true }, confirmation, isUnsure: false }
    case 'differs':
      return { ...stored, difference: settled.totals }
    case 'refused':
      return { ...stored, refusal: settled.reason, isUnsure: stored.isUnsure && settled.reason !== 'withdrawn' }
    case 'waits':
      return { ...stored, isUnsure: stored.isUnsure || wasSent }
  }
}

export const UNSENT: PostedOrder = { isAnswered: false, wasSent: false, settled: { kind: 'waits' }, confirmation: null, faults: [] }

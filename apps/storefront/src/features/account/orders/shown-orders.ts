import type { HistoryOrder } from '@meerkat/contract/order-history'

/** Undefined while loading; null where nothing is stored, or the server does not answer. */
export type Orders = readonly HistoryOrder[] | null | undefined

/**
 * The server's orders, and the stored ones until it has answered. Only the server can say that there is none: the first order may have been
 * placed since the empty list was stored. docs/behaviour/orders.md §17.
 */
export function shownOrders(stored: Orders, loaded: Orders): Orders {
  if (loaded) return loaded
  if (stored?.length) return stored
  return loaded === undefined || stored === undefined ? undefined : null
}

import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import type { UserCollection } from '../../../offline/collections/user-collection.ts'
import type { Api } from '../../../shell/api/api-client.ts'

/** Spec §7 order history. */
export const ORDERS_PER_PAGE = 20

type Shown = readonly HistoryOrder[] | null | undefined

export interface OrdersSource {
  readonly user: Pick<UserCollection, 'readOrders' | 'writeOrders'>
  readonly api: Pick<Api, 'ask'>
  /** Called with the orders as known so far: undefined while nothing is known, null when nothing can be known now. */
  readonly show: (orders: Shown, total?: number) => void
}

/**
 * The stored orders at once, then the server's. A stored list without orders is shown only if the server does not answer: the first order
 * may have been placed since. docs/behaviour/orders.md §17.
 */
export async function loadOrders({ user, api, show }: OrdersSource): Promise<void> {
  const stored = await user.readOrders()
  show(stored?.length ? stored : undefined)
  const outcome = await api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage: 1 } })
  if (outcome.kind !== 'done') return show(stored)
  show(outcome.result.items, outcome.result.total_count)
  await user.writeOrders(outcome.result.items)
}

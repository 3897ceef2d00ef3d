import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'
import { ORDERS_PER_PAGE } from './use-orders.ts'

/** Finds an order page by page, because the wire has no call for a single one; null if there is none. docs/behaviour/orders.md §17. */
export async function findOrder(api: Pick<Api, 'ask'>, entityId: number): Promise<Outcome<HistoryOrder | null>> {
  for (let currentPage = 1; ; currentPage += 1) {
    const outcome = await api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage } })
    if (outcome.kind !== 'done') return outcome
    const { items, total_count } = outcome.result
    const order = items.find(({ entity_id }) => entity_id === entityId)
    if (order) return { kind: 'done', result: order }
    if (items.length === 0 || currentPage * ORDERS_PER_PAGE >= total_count) return { kind: 'done', result: null }
  }
}

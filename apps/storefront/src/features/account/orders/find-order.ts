import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import type { Api } from '../../../shell/api/api-client.ts'
import { ORDERS_PER_PAGE } from './load-orders.ts'

export type FoundOrder =
  | { readonly kind: 'found'; readonly order: HistoryOrder }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

/** Finds an order page by page, because the wire has no call for a single one. docs/behaviour/orders.md §17. */
export async function findOrder(api: Pick<Api, 'ask'>, entityId: number): Promise<FoundOrder> {
  for (let currentPage = 1; ; currentPage += 1) {
    const outcome = await api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage } })
    if (outcome.kind !== 'done') return { kind: 'failed' }
    const { items, total_count } = outcome.result
    const order = items.find(({ entity_id }) => entity_id === entityId)
    if (order) return { kind: 'found', order }
    if (items.length === 0 || currentPage * ORDERS_PER_PAGE >= total_count) return { kind: 'missing' }
  }
}

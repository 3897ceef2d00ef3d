import { listOrders as listOrdersCall } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import type { Executor } from '../../db/executor.ts'
import { type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { countOrders, listOrders } from './order-history.store.ts'
import { toHistoryOrder } from './to-history-order.ts'

export interface OrderHistoryDeps {
  readonly sql: Executor
  readonly findCustomerId: FindCustomerId
  readonly viewOf: (storeCode: string) => StoreView
}

/** The orders of whoever's the token is. Contract 2.8. */
export function serveOrderHistory(operations: Operations, { sql, findCustomerId, viewOf }: OrderHistoryDeps): void {
  operations.serve(
    listOrdersCall,
    async ({ query: { pageSize, currentPage }, caller }) => {
      const customerId = await getCustomerId(findCustomerId, caller)
      const total_count = await countOrders(sql, customerId)
      const orders = await listOrders(sql, customerId, { size: pageSize, number: currentPage })
      return {
        items: orders.map((order) => toHistoryOrder(order, viewOf(order.store_code))),
        total_count,
        search_criteria: { page_size: pageSize, current_page: currentPage },
      }
    },
    { rateClass: 'R', noStore: true },
  )
}

import { readGuestOrder } from '@meerkat/contract/guest-order'
import { type HistoryOrder, listOrders as listOrdersCall } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import type { Executor } from '../../db/executor.ts'
import { type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { GuestOrderLinks } from './guest-order-link.ts'
import { countOrders, findOrder, listOrders, type StoredOrder } from './order-history.store.ts'
import { type ShowProductsDeps, showProducts } from './show-products.ts'
import { toHistoryOrder } from './to-history-order.ts'

export interface OrderHistoryDeps {
  readonly sql: Executor
  readonly now: () => Date
  readonly findCustomerId: FindCustomerId
  readonly guestLinks: Pick<GuestOrderLinks, 'readToken' | 'isMailed'>
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (sql: Executor, email: string) => Promise<void>
  readonly viewOf: (storeCode: string) => StoreView
  readonly findListed: ShowProductsDeps['findListed']
}

/** A customer's list of orders (docs/wire.md §2.8), and the guest order behind the link in its mail. */
export function serveOrderHistory(operations: Operations, deps: OrderHistoryDeps): void {
  const { sql, findCustomerId } = deps
  operations.serve(
    listOrdersCall,
    async ({ query: { pageSize, currentPage }, caller }) => {
      const customerId = await getCustomerId(findCustomerId, caller)
      const total_count = await countOrders(sql, customerId)
      const orders = await listOrders(sql, customerId, { size: pageSize, number: currentPage })
      return {
        items: await Promise.all(orders.map((order) => toShownOrder(deps, order))),
        total_count,
        search_criteria: { page_size: pageSize, current_page: currentPage },
      }
    },
    { rateClass: 'R', noStore: true },
  )
  operations.serve(readGuestOrder, ({ body }) => findGuestOrder(deps, body.token), { rateClass: 'W', noStore: true })
}

/** @throws Refusal `order-not-found` also for a token of another shop, and once the buyer's contact data has been erased. */
async function findGuestOrder(deps: OrderHistoryDeps, token: string): Promise<HistoryOrder> {
  const { sql, guestLinks, confirmEmail } = deps
  const id = await guestLinks.readToken(token)
  const order = id === null ? null : await findOrder(sql, id)
  const isMailed = await guestLinks.isMailed(token)
  // If another person has made an account with the buyer's address, the buyer can still confirm or cancel the order.
  const isAsked = isMailed && order?.confirm_by !== null && order?.status === 'pending'
  if (!order || (order.customer_id !== null && !isAsked) || order.customer_email === null) throw new Refusal('order-not-found')
  if (isMailed) await confirmEmail(sql, order.customer_email)
  const shown = await toShownOrder(deps, order)
  return isAsked ? { ...shown, can_confirm: true } : shown
}

function toShownOrder(deps: OrderHistoryDeps, order: StoredOrder): Promise<HistoryOrder> {
  return showProducts(deps, toHistoryOrder(order, deps.viewOf(order.store_code), deps.now()), order.store_code)
}

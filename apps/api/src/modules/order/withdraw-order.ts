import type { OrderWithdrawal } from '@meerkat/contract/order-sync'
import type { Database } from '../../db/client.ts'
import { storeWithdrawal } from './withdrawn-order.store.ts'

/**
 * Withdraws an order whose request may still be in transit, by the client's own id, which cannot be guessed: it is refused when it arrives. An
 * order that was placed stays. May be repeated. docs/wire.md §4.7.
 */
export async function withdrawOrder(
  { database }: { readonly database: Pick<Database, 'transaction'> },
  orderId: string,
): Promise<OrderWithdrawal> {
  const isWithdrawn = await database.transaction((tx) => storeWithdrawal(tx, orderId))
  return { state: isWithdrawn ? 'withdrawn' : 'placed' }
}

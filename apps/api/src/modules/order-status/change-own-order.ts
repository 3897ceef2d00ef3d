import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { type LockedOrder, lockOrder } from './order-status.store.ts'

export interface OwnOrderDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly findCustomerId: FindCustomerId
  /** The order of a guest's mail token; null for a token that the shop did not sign. */
  readonly readGuestToken: (token: string) => Promise<number | null>
  readonly readOrder: (id: number) => Promise<HistoryOrder | null>
  /** Called after each change, so that mails and stock are processed at once. */
  readonly changed: () => void
}

/** An order and its owner, as named in a request. */
export interface OwnOrder {
  /** Null: a guest. */
  readonly customerId: number | null
  /** Null: an id that no order can have. */
  readonly orderId: number | null
}

/** @throws Refusal `token-unknown` */
export async function ofCustomer({ findCustomerId }: OwnOrderDeps, id: string, caller: Pick<Caller, 'token'>): Promise<OwnOrder> {
  return { customerId: await getCustomerId(findCustomerId, caller), orderId: toOrderId(id) }
}

export async function ofGuest({ readGuestToken }: OwnOrderDeps, token: string): Promise<OwnOrder> {
  return { customerId: null, orderId: await readGuestToken(token) }
}

/**
 * Changes an order for its buyer in one transaction, with the order locked.
 * @throws Refusal `order-not-found` unless the order is this customer's (or a guest's); what `change` refuses.
 */
export async function changeOwnOrder(
  { database, readOrder, changed }: OwnOrderDeps,
  { customerId, orderId }: OwnOrder,
  change: (tx: Executor, order: LockedOrder) => Promise<void>,
): Promise<HistoryOrder> {
  if (orderId === null) throw new Refusal('order-not-found')
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (!locked || locked.customerId !== customerId) throw new Refusal('order-not-found')
    await change(tx, locked)
  })
  changed()
  const order = await readOrder(orderId)
  if (!order) throw new Refusal('order-not-found')
  return order
}

import type { Order } from '@meerkat/contract/order'
import type { Executor } from '../../db/executor.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { CheckoutCart, FindCheckoutCart } from '../cart/cart.store.ts'

export interface BuyerDeps {
  readonly sql: Executor
  readonly findCheckoutCart: FindCheckoutCart
  readonly findCustomerId: FindCustomerId
}

/** The buyer, and the cart of the order. */
export interface Buyer {
  readonly customerId: number | null
  /** Null when the order has no cart of this buyer. */
  readonly cart: CheckoutCart | null
}

/**
 * The buyer of an order: the customer of the token; without a token the owner of the named cart, because its id is secret; otherwise
 * a guest, whatever `user_id` says. Another customer's cart is ignored and stays as it is. docs/wire.md §4.4.
 * @throws Refusal `token-unknown`: the client refreshes the token and sends the order again.
 */
export async function findBuyer(
  { sql, findCheckoutCart, findCustomerId }: BuyerDeps,
  { user_id, cart_id }: Pick<Order, 'user_id' | 'cart_id'>,
  caller: Pick<Caller, 'token'>,
): Promise<Buyer> {
  const cart = cart_id ? await findCheckoutCart(sql, cart_id) : null
  const owner = cart?.customer_id ?? null
  const claimed = owner !== null && String(owner) === user_id ? owner : null
  const customerId = caller.token === null ? claimed : await getCustomerId(findCustomerId, caller)
  return { customerId, cart: owner === null || owner === customerId ? cart : null }
}

import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'

/**
 * The cart, if the caller may see it: a guest's cart needs its id only, a customer's also that customer's token. All others get the
 * same answer as for an unknown cart. docs/wire.md §3.2.
 * @throws Refusal `cart-not-found`; `token-unknown` for a token that has expired, so that the client refreshes it.
 */
export async function getOwnCart<C extends { readonly customer_id: number | null }>(
  findCustomerId: FindCustomerId,
  cart: C | null,
  caller: Pick<Caller, 'token'>,
): Promise<C> {
  if (cart?.customer_id === null) return cart
  const customerId = caller.token === null ? null : await getCustomerId(findCustomerId, caller)
  if (!cart || cart.customer_id !== customerId) throw new Refusal('cart-not-found')
  return cart
}

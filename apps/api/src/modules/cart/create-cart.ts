import { randomBytes } from 'node:crypto'
import { type Caller, getCustomerId } from '../../http/caller.ts'
import { findCartOfCustomer, insertCart } from './cart.store.ts'
import type { CartDeps } from './price-cart.ts'

/**
 * A new cart for a guest; for a customer their active cart, or a new one. Nothing is merged: the client does that,
 * and a second merge would double the quantities. docs/wire.md §3.3.
 * @throws Refusal `token-unknown`: the client continues as a guest.
 */
export async function createCart(
  { sql, findCustomerId }: Pick<CartDeps, 'sql' | 'findCustomerId'>,
  caller: Pick<Caller, 'token' | 'storeCode'>,
): Promise<string> {
  const { storeCode } = caller
  const id = randomBytes(16).toString('hex')
  if (caller.token === null) {
    await insertCart(sql, id, { storeCode, customerId: null })
    return id
  }
  const owner = { storeCode, customerId: await getCustomerId(findCustomerId, caller) }
  const own = await findCartOfCustomer(sql, owner)
  if (own !== null) return own
  // If another device has created a cart in the meantime, use that one.
  return (await insertCart(sql, id, owner)) ? id : ((await findCartOfCustomer(sql, owner)) ?? id)
}

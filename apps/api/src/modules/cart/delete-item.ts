import type { Id } from '@meerkat/contract/envelope'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { deleteItem as deleteStored, findCartToChange } from './cart.store.ts'
import { getOwnCart } from './own-cart.ts'
import type { CartDeps } from './price-cart.ts'
import { findById } from './update-item.ts'

const ATTEMPTS = 20

/** Deletes a line; succeeds for a line that is already deleted. docs/wire.md §3.7. */
export async function deleteItem(
  { sql, findCustomerId }: Pick<CartDeps, 'sql' | 'findCustomerId'>,
  { cartId, itemId, caller }: { cartId: string; itemId: Id; caller: Caller },
): Promise<boolean> {
  const task = { scope: `cart/delete ${cartId}`, id: caller.taskId }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cart = await getOwnCart(findCustomerId, await findCartToChange(sql, cartId, task), caller)
    const item = findById(cart, itemId)
    if (cart.answer !== null || !item) return true
    if (await deleteStored(sql, { cart, task, answer: true, removed: [item.id] })) return true
  }
  throw new Refusal('cart-busy')
}

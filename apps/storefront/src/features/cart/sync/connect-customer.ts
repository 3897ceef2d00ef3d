import { createCart, pullCart } from '@meerkat/contract/cart'
import { applyCoupon } from '@meerkat/contract/coupon'
import { joinCarts } from '@meerkat/domain/cart/sync/join-carts'
import type { CartCore } from '../actions/cart-core.ts'
import type { CartSync } from './sync-cart.ts'

/**
 * After a login: the customer's own cart is taken up, and what this device holds is added to it, once. The sums stand in the lines
 * before the token changes, and nothing is summed before both carts are known: whatever gets lost on the way, the next attempt goes on
 * from there. Behaviour 1.17, contract 3.13.
 */
export async function connectCustomer({ deps, store, ...core }: CartCore, { sync, refreshTotals }: CartSync): Promise<void> {
  const { collection } = deps
  await collection.writeJoin(true)
  const coupon = store.getState().totals?.coupon_code
  const created = await deps.tasks.perform(createCart, {}, { purpose: 'connect-customer-cart' })
  if (created.kind === 'no-answer') return
  if (created.kind !== 'done') return collection.writeJoin(false)
  const token = String(created.result)
  // Otherwise the same cart as before: summing would double it.
  if (token !== store.getState().token) {
    const pulled = await deps.api.ask(pullCart, { query: { cartId: token } })
    if (pulled.kind === 'no-answer') return
    await core.patchLines((lines) => joinCarts(lines, pulled.kind === 'done' ? pulled.result : []))
    await core.forgetRemoved(await core.readRemoved())
    await core.setToken(token)
    await core.setHash('')
  }
  await collection.writeJoin(false)
  await sync({ force: true })
  if (!coupon || store.getState().totals?.coupon_code === coupon) return
  const applied = await deps.api.ask(applyCoupon, { query: { cartId: token, coupon } })
  if (applied.kind === 'refused') deps.notify({ kind: 'coupon-lost', code: coupon })
  await refreshTotals()
}

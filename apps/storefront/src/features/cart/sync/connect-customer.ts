import { createCart, pullCart } from '@meerkat/contract/cart'
import { joinCarts } from '@meerkat/domain/cart/sync/join-carts'
import { isCartGone } from '@meerkat/domain/cart/sync/plan-sync'
import type { CartCore } from '../actions/cart-core.ts'
import { reapplyCoupon } from './reapply-coupon.ts'
import type { CartSync } from './sync-cart.ts'

/**
 * After a login: takes over the customer's own cart and adds what this device holds to it, once. Quantities are added up only when both
 * carts are known, and stored before the token changes: if an answer gets lost, the next attempt continues from there.
 * docs/behaviour/cart.md §1.17, docs/wire.md §3.13.
 */
export async function connectCustomer(core: CartCore, { sync, refreshTotals }: CartSync): Promise<void> {
  const { deps, store } = core
  await deps.collection.writeJoin(true)
  const coupon = store.getState().totals?.coupon_code
  const created = await deps.tasks.perform(createCart, {}, { purpose: 'connect-customer-cart' })
  if (created.kind === 'no-answer') return
  if (created.kind !== 'done') return deps.collection.writeJoin(false)
  const token = String(created.result)
  // With the token we have, it is the same cart as before: adding up would double its quantities.
  if (token !== store.getState().token) {
    const pulled = await deps.api.ask(pullCart, { query: { cartId: token } })
    // The customer's cart is not known yet: joining now would replace its quantities.
    if (pulled.kind !== 'done' && !(pulled.kind === 'refused' && isCartGone(pulled.code))) return
    await core.patchLines((lines) => joinCarts(lines, pulled.kind === 'done' ? pulled.result : []))
    await core.forgetRemoved(await core.readRemoved())
    await core.setToken(token)
    await core.setHash('')
  }
  await deps.collection.writeJoin(false)
  await sync({ force: true })
  if (coupon) await reapplyCoupon(core, coupon, refreshTotals)
}

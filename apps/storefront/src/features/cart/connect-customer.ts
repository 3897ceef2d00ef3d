import { createCart } from '@meerkat/contract/cart'
import { applyCoupon } from '@meerkat/contract/coupon'
import type { CartCore } from './cart-core.ts'
import { forgetServer } from './forget-server.ts'
import type { CartSync } from './sync-cart.ts'

/** After a login: the customer's own cart is taken up, and what this device holds is added to it, once. Behaviour 1.17, contract 3.13. */
export async function connectCustomer({ deps, store, ...core }: CartCore, { sync, refreshTotals }: CartSync): Promise<void> {
  const coupon = store.getState().totals?.coupon_code
  const outcome = await deps.tasks.perform(createCart, {}, { purpose: 'connect-customer-cart' })
  if (outcome.kind !== 'done') return
  const token = String(outcome.result)
  // The same cart as before: summing would double it.
  if (token === store.getState().token) return sync({ force: true })
  // The guest's lines are news to the customer's cart.
  await core.patchLines((lines) => lines.map(forgetServer))
  await core.setToken(token)
  await core.setHash('')
  await sync({ mergeQty: true, force: true })
  if (!coupon) return
  const applied = await deps.api.ask(applyCoupon, { query: { cartId: token, coupon } })
  if (applied.kind === 'refused') deps.notify({ kind: 'coupon-lost', code: coupon })
  await refreshTotals()
}

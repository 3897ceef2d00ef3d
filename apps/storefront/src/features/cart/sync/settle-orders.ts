import { removeOrdered } from '@meerkat/domain/cart/lines/remove-ordered'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import type { ArrivedOrder } from '../../../offline/sending/order-queue.ts'
import type { CartCore } from '../actions/cart-core.ts'
import { nameOf } from '../notices/cart-notice.ts'

type Ordered = Parameters<typeof removeOrdered>[1]

/**
 * Takes the products of placed orders out of the cart that became these orders, when the page was left before the answer was applied:
 * otherwise a full cart would invite the shopper to order twice. The caller holds the cart's lock. docs/behaviour/orders.md §14.2.
 */
export async function removeOrderedLines(core: CartCore, arrived: readonly ArrivedOrder[]): Promise<void> {
  const { deps, store } = core
  // A cart with another token was started after the order.
  for (const { order, orderId } of arrived.filter(({ order }) => order.cart_id === store.getState().token)) {
    const coupon = store.getState().totals?.coupon_code
    await leaveCart(core, order.products)
    if (coupon) await deps.claims.dropCoupon(coupon)
    store.setState({ arrivedOrderId: orderId })
    deps.notify({ kind: 'order-arrived', orderId })
  }
}

/**
 * Another device of the customer has ordered the cart: what it ordered leaves this one too, and what was added here stays. False when the
 * server does not say. docs/behaviour/cart.md §1.6.
 */
export async function removeOrderedElsewhere(core: CartCore): Promise<boolean> {
  const { deps, store } = core
  const { token, lines } = store.getState()
  const ordered = token === '' || lines.length === 0 ? [] : await deps.readOrdered(token)
  if (ordered === null) return false
  if (ordered.length === 0) return true
  const names = lines.filter((line) => removeOrdered([line], ordered)[0]?.qty !== line.qty).map(nameOf)
  await leaveCart(core, ordered)
  if (names.length > 0) deps.notify({ kind: 'ordered-elsewhere', names })
  return true
}

/** The cart of the server has become an order: what is left belongs to a new one, without its coupon. */
async function leaveCart(core: CartCore, ordered: Ordered): Promise<void> {
  await core.patchLines((lines) => removeOrdered(lines, ordered).map(forgetServer))
  await core.setToken('')
  await core.setHash('')
  await core.forgetRemoved(await core.readRemoved())
  core.store.setState({ totals: null, totalsStale: true })
}

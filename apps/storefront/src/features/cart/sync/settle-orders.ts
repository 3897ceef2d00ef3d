import { removeOrdered } from '@meerkat/domain/cart/lines/remove-ordered'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import type { ArrivedOrder } from '../../../offline/sending/order-queue.ts'
import type { CartCore } from '../actions/cart-core.ts'

/**
 * Takes the products of placed orders out of the cart that became these orders, when the page was left before the answer was applied:
 * otherwise a full cart would invite the shopper to order twice. The caller holds the cart's lock. docs/behaviour/orders.md §14.2.
 */
export async function removeOrderedLines(core: CartCore, arrived: readonly ArrivedOrder[]): Promise<void> {
  const { deps, store } = core
  // A cart with another token was started after the order.
  for (const { order, orderId } of arrived.filter(({ order }) => order.cart_id === store.getState().token)) {
    await core.patchLines((lines) => removeOrdered(lines, order.products).map(forgetServer))
    await core.setToken('')
    await core.setHash('')
    await core.forgetRemoved(await core.readRemoved())
    const coupon = store.getState().totals?.coupon_code
    if (coupon) await deps.claims.dropCoupon(coupon)
    store.setState({ totals: null, totalsStale: true, arrivedOrderId: orderId })
    deps.notify({ kind: 'order-arrived', orderId })
  }
}

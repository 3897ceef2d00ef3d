import type { Order } from '@meerkat/contract/order'
import type { PaidOrder, PaymentState } from '@meerkat/contract/payment'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import type { Cart } from '../features/cart/actions/cart.ts'
import type { OrdersCollection, StoredOrder } from '../offline/collections/orders.ts'
import type { PendingPayment, PendingPaymentSlot } from '../offline/collections/pending-payment.ts'

interface PaidDeps {
  readonly orders: OrdersCollection
  readonly slot: PendingPaymentSlot
  /** The stored cart, which still holds what was ordered. */
  readonly readLines: () => Promise<readonly CartItem[]>
  readonly openCart: () => Promise<Pick<Cart, 'load'>>
}

/**
 * The server has placed the order: keeps it for the thank-you page, and takes its lines out of the cart. What was added to the cart
 * meanwhile stays there. docs/behaviour/payment.md §27.2.
 */
export async function rememberPaid(
  { orders, slot, readLines, openCart }: PaidDeps,
  pending: PendingPayment,
  state: PaymentState,
): Promise<void> {
  if (!state.order) return
  if (pending.order) {
    const { products } = pending.order
    const lines = (await readLines()).filter((line) => products.some((product) => isSameLine(line, product)))
    await orders.save(toPaid(pending, pending.order, { state, placed: state.order, lines }))
  }
  await slot.clear()
  await (await openCart()).load({ force: true })
}

/** The order as the thank-you page shows it. The shopper may have changed the method after the payment was begun. */
function toPaid(
  { totals, grandTotal, guestToken }: PendingPayment,
  { addressInformation, ...order }: Order,
  { state, placed, lines }: { readonly state: PaymentState; readonly placed: PaidOrder; readonly lines: readonly CartItem[] },
): StoredOrder {
  const { backendOrderId, orderNumber, confirmBy } = placed
  const code = state.method ?? addressInformation.payment_method_code
  const title = state.methodTitle ?? ''
  return {
    order: { ...order, transmited: true, addressInformation: { ...addressInformation, payment_method_code: code } },
    confirmation: {
      magentoOrderId: backendOrderId,
      backendOrderId,
      orderNumber,
      transferedAt: new Date().toISOString(),
      ...(confirmBy !== undefined && { confirmBy }),
      ...(guestToken !== undefined && { guestToken }),
    },
    totals,
    payment: state.state === 'paid' ? { title, amount: grandTotal, isTest: state.isTest === true } : null,
    lines,
    isTakenOut: false,
    isUnsure: false,
    difference: null,
    refusal: null,
  }
}

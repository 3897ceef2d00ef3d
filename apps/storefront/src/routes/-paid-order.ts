import type { PaymentState } from '@meerkat/contract/payment'
import type { Cart } from '../features/cart/actions/create-cart.ts'
import type { OrdersCollection } from '../offline/collections/orders.ts'
import type { PendingPayment, PendingPaymentSlot } from '../offline/collections/pending-payment.ts'

interface PaidDeps {
  readonly orders: OrdersCollection
  readonly slot: PendingPaymentSlot
  readonly openCart: () => Promise<Pick<Cart, 'load'>>
}

/**
 * The server has placed the order: keeps it for the thank-you page, and takes its lines out of the cart. What was added to the cart
 * meanwhile stays there. docs/behaviour/payment.md §27.2.
 */
export async function rememberPaid({ orders, slot, openCart }: PaidDeps, pending: PendingPayment, state: PaymentState): Promise<void> {
  if (!state.order) return
  const { backendOrderId, orderNumber } = state.order
  const confirmation = { magentoOrderId: backendOrderId, backendOrderId, orderNumber, transferedAt: new Date().toISOString() }
  const payment =
    state.state === 'paid' ? { title: state.methodTitle ?? '', amount: pending.grandTotal, isTest: state.isTest === true } : null
  // The shopper may have changed the method after the order was begun.
  const { addressInformation } = pending.order
  const code = state.method ?? addressInformation.payment_method_code
  await orders.save({
    order: { ...pending.order, transmited: true, addressInformation: { ...addressInformation, payment_method_code: code } },
    confirmation,
    totals: pending.totals,
    payment,
    lines: [],
    isTakenOut: false,
    isUnsure: false,
    difference: null,
    refusal: null,
  })
  await slot.clear()
  await (await openCart()).load({ force: true })
}

import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentRequest, PaymentState } from '@meerkat/contract/payment'
import type { StoreView } from '@meerkat/contract/store-config'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { type CashTerms, cashFeeCents, confirmCashBy } from '@meerkat/domain/payment/cash-on-delivery'
import { type GrossSplit, splitGross } from '@meerkat/domain/tax/split-gross'
import { Refusal } from '../../http/refusals.ts'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { closeOthers } from './accept-payment.ts'
import { refuseOtherAmount } from './begin-payment.ts'
import { listOwn } from './offers.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { toOrderState } from './to-payment-state.ts'
import { totalWithoutFee } from './total-without-fee.ts'

/**
 * Places a pending order with a method that needs no provider, such as cash on delivery: the order gets its number and its mails, and is
 * paid later. Repeating it has no further effect.
 * @throws Refusal `payment-order-not-found`, `payment-amount-differs`, `payment-method-unknown`, `order-out-of-stock`, `payment-over`.
 */
export async function placeWithoutProvider(
  deps: PaymentDeps & { readonly viewOf: (storeCode: string) => StoreView },
  { checkoutReference, method: code, grandTotal, currency }: PaymentRequest,
): Promise<PaymentState> {
  const { database, orders, now } = deps
  const orderId = await database.transaction(async (tx) => {
    const found = await orders.findByReference(tx, checkoutReference)
    const order = found && (await orders.lock(tx, found.order_id))
    if (!order) throw new Refusal('payment-order-not-found')
    const method = listOwn(deps.viewOf(order.store_code)).find((one) => one.code === code)
    const fee = method ? feeOf(order, method, deps.config.cash) : NO_FEE
    const totalCents = totalWithoutFee(order)
    const amountCents = order.state === 'confirmed' ? order.grand_total_cents : totalCents + fee.gross
    refuseOtherAmount({ ...order, amountCents }, { grandTotal, currency })
    if (!method) throw new Refusal('payment-method-unknown')
    if (order.state === 'confirmed') return order.order_id
    const { is_virtual: isVirtual, cash_keys: keys } = order
    if (!(await orders.claimsCash(tx, method, { isVirtual, totalCents, keys }))) throw new Refusal('payment-method-unknown')
    const outcome = await orders.reserve(tx, order, { until: now(), now: now() })
    if (outcome === 'sold-out') throw new Refusal('order-out-of-stock')
    if (outcome !== 'reserved') throw new Refusal('payment-over')
    const { customer_id, customer_email: email } = order
    const confirmBy = describeMethod(method).paidOnDelivery
      ? confirmCashBy({ isGuest: customer_id === null, email, totalCents: amountCents }, deps.config.cash, now())
      : null
    await orders.setMethod(tx, order.order_id, { code: method.code, title: method.title, confirmBy, fee })
    await orders.confirm(tx, order.state === 'released' ? { ...order, state: 'waiting' } : order)
    await closeOthers(tx, { id: '', order_id: order.order_id })
    return order.order_id
  })
  deps.changed()
  const placed = await orders.find(database.sql, orderId)
  if (!placed) throw new Error('A placed order was not found')
  return toOrderState(placed)
}

const NO_FEE: GrossSplit = { net: 0, tax: 0, gross: 0 }

/** The fee of cash on delivery in cents, taxed like the delivery. Decision 0090. */
function feeOf(order: PendingOrderRow, method: Pick<PaymentMethod, 'code'>, terms: CashTerms): GrossSplit {
  if (!describeMethod(method).paidOnDelivery) return NO_FEE
  return splitGross(cashFeeCents(totalWithoutFee(order), terms), order.shipping_tax_percent ?? 0)
}

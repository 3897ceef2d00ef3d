import type { PaymentReason, PaymentState } from '@meerkat/contract/payment'
import { toShownState } from '@meerkat/domain/payment/shown-state'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { awaitsPayment } from './accept-payment.ts'
import type { AttemptRow } from './attempt.store.ts'

/** The answer for a caller who knows only the id of an attempt. */
export function toPublicState({ state }: Pick<AttemptRow, 'state'>): PaymentState {
  return { state: toShownState(state) }
}

/** Everything that the owner of the order may know. docs/wire.md §4.5. */
export function toPaymentState(attempt: AttemptRow, order: PendingOrderRow | null, now: Date): PaymentState {
  const state = toShownState(attempt.state)
  const isLive = order !== null && (order.state === 'released' || awaitsPayment(order))
  const { handover } = attempt
  const isOver = attempt.expires_at !== null && attempt.expires_at <= now
  return {
    state,
    attemptId: attempt.id,
    ...(order && { checkoutReference: order.checkout_reference }),
    method: attempt.method,
    methodTitle: attempt.method_title,
    grandTotal: fromCents(attempt.amount_cents),
    currency: attempt.currency_code,
    reason: reasonOf(attempt, order),
    canRetry: isLive && state !== 'paid' && state !== 'review',
    expiresAt: attempt.expires_at?.toISOString() ?? null,
    isTest: attempt.mode !== 'live',
    ...(handover?.kind === 'qr' &&
      state === 'pending' &&
      !isOver && {
        qr: {
          text: handover.text,
          link: handover.link,
          reference: attempt.reference,
          amount: fromCents(attempt.amount_cents),
          currency: attempt.currency_code,
        },
      }),
    ...(order?.number != null && state === 'paid' && { order: toPaidOrder(order.order_id, order.number) }),
  }
}

/** The state of an order without a payment attempt, or one that was placed without an online payment. */
export function toOrderState(order: PendingOrderRow): PaymentState {
  const common = {
    checkoutReference: order.checkout_reference,
    method: order.payment_method_code,
    methodTitle: order.payment_title,
    grandTotal: fromCents(order.grand_total_cents),
    currency: order.currency_code,
    expiresAt: null,
  }
  if (order.state === 'confirmed')
    return {
      ...common,
      state: 'pending',
      reason: null,
      canRetry: false,
      ...(order.number !== null && {
        order: { ...toPaidOrder(order.order_id, order.number), ...(order.confirm_by && { confirmBy: order.confirm_by.toISOString() }) },
      }),
    }
  if (order.state === 'given-up' || (order.state === 'placed' && !awaitsPayment(order)))
    return { ...common, state: 'failed', reason: 'cancelled', canRetry: false }
  return { ...common, state: order.state === 'released' ? 'expired' : 'pending', reason: null, canRetry: true }
}

function toPaidOrder(id: number, number: number) {
  return { backendOrderId: String(id), orderNumber: toOrderNumber(number) }
}

export function toOrderNumber(number: number): string {
  return String(number).padStart(9, '0')
}

function reasonOf({ state }: AttemptRow, order: PendingOrderRow | null): PaymentReason | null {
  switch (state) {
    case 'failed':
      return 'declined'
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'expired'
    case 'review':
    case 'paid_late':
      return 'being-checked'
    case 'refund_pending':
    case 'refunded':
      return order?.state === 'confirmed' ? 'paid-twice' : 'sold-out'
    case 'pending':
      return 'delayed'
    default:
      return null
  }
}

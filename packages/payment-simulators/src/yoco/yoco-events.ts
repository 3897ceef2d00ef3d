import type { Payment, Refund } from '../engine/ledger.ts'
import { newYocoId } from '../engine/new-ids.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'

export function yocoPaymentEvent(simulator: Simulator, payment: Payment): unknown {
  const { cents, currency } = reportedMoney(simulator, payment)
  const isGood = payment.status === 'captured'
  const createdDate = new Date(payment.at).toISOString()
  const own = simulator.ledger.checkouts[payment.checkoutId]?.own
  return {
    id: newYocoId('evt'),
    type: isGood ? 'payment.succeeded' : 'payment.failed',
    createdDate,
    payload: {
      id: payment.id,
      type: 'payment',
      createdDate,
      amount: cents,
      currency,
      status: isGood ? 'succeeded' : 'failed',
      mode: 'test',
      paymentMethodDetails: { type: 'card', card: { maskedCard: '************1111', scheme: 'visa', expiryMonth: 12, expiryYear: 30 } },
      metadata: { ...metadataOf(own), checkoutId: payment.checkoutId },
    },
  }
}

export function yocoRefundEvent({ ledger }: Simulator, refund: Refund): unknown {
  const createdDate = new Date(refund.at).toISOString()
  const payment = ledger.payments[refund.paymentId]
  return {
    id: newYocoId('evt'),
    type: 'refund.succeeded',
    createdDate,
    payload: {
      id: refund.id,
      type: 'refund',
      createdDate,
      amount: refund.cents,
      currency: refund.currency,
      paymentId: refund.paymentId,
      status: 'succeeded',
      mode: 'test',
      metadata: { checkoutId: payment?.checkoutId ?? '' },
    },
  }
}

/** The shop's own values, kept with the checkout. */
export function metadataOf(own: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return JSON.parse(own?.['metadata'] ?? '{}') as Record<string, string>
}

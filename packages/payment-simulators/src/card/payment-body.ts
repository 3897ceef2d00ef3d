import type { Payment, Refund } from '../engine/ledger.ts'
import { toDecimal } from '../engine/money.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'
import { envelope, stamp } from './result.ts'

/** A payment as in status answers and notifications. */
export function paymentBody(simulator: Simulator, payment: Payment): Record<string, unknown> {
  const { cents, currency } = reportedMoney(simulator, payment)
  const [month, year] = payment.card?.expiry.split('/') ?? []
  const own = simulator.ledger.checkouts[payment.checkoutId]?.own
  return {
    id: payment.id,
    paymentType: payment.chargedBack ? 'CB' : (own?.['paymentType'] ?? 'DB'),
    paymentBrand: payment.card?.brand,
    amount: toDecimal(cents),
    currency,
    merchantTransactionId: payment.reference,
    ...envelope(simulator, payment.chargedBack ? '000.100.200' : payment.code, payment.checkoutId),
    timestamp: stamp(payment.at),
    card: payment.card && {
      bin: payment.card.bin,
      last4Digits: payment.card.last4,
      holder: payment.card.holder,
      expiryMonth: month,
      expiryYear: year,
    },
    threeDSecure: payment.challenge ? { eci: payment.status === 'captured' ? '05' : '07' } : { eci: '06' },
  }
}

export function refundBody(simulator: Simulator, payment: Payment, refund: Refund): Record<string, unknown> {
  return {
    id: refund.id,
    referencedId: payment.id,
    paymentType: 'RF',
    paymentBrand: payment.card?.brand,
    amount: toDecimal(refund.cents),
    currency: refund.currency,
    merchantTransactionId: refund.reference || payment.reference,
    ...envelope(simulator, '000.100.110', refund.id),
    timestamp: stamp(refund.at),
  }
}

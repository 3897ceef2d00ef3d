import type { Payment } from '../engine/ledger.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'

/** A payment as in the API and in the `payload` of a notification. Amounts in cents; the total includes the tip. */
export function snapPayment(simulator: Simulator, payment: Payment): Record<string, unknown> {
  const { cents } = reportedMoney(simulator, payment)
  const fee = Math.round(cents * 0.0295)
  return {
    id: Number(payment.id),
    status: payment.status === 'captured' ? 'completed' : payment.status === 'pending' ? 'pending' : 'error',
    totalAmount: cents + payment.tipCents,
    tipAmount: payment.tipCents,
    feeAmount: fee,
    settleAmount: cents + payment.tipCents - fee,
    requiredAmount: cents,
    date: new Date(payment.at).toISOString(),
    snapCode: simulator.settings.keys.snapCode,
    snapCodeReference: simulator.settings.merchantName,
    userReference: 'Test S',
    merchantReference: payment.reference,
    statementReference: null,
    authCode: '123456',
    extra: {},
  }
}

/** Sent for finished payments only. */
export function snapNotification(simulator: Simulator, payment: Payment): unknown {
  return payment.status === 'captured' ? snapPayment(simulator, payment) : null
}

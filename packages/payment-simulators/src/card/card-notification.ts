import type { Payment, Refund } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import { paymentBody, refundBody } from './payment-body.ts'

/** The plain text of a notification; `payload` is what a status call answers. */
export function cardNotification(simulator: Simulator, payment: Payment, refund?: Refund): unknown {
  return { type: 'PAYMENT', payload: refund ? refundBody(simulator, payment, refund) : paymentBody(simulator, payment) }
}

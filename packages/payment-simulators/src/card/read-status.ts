import { type Payment, paymentsOf, type Refund } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import { type Answer, type Call, NO_ANSWER } from '../http/route.ts'
import { paymentBody, refundBody } from './payment-body.ts'
import { refuseCaller } from './prepare.ts'
import { envelope } from './result.ts'

const MINUTE_MS = 60_000
const CALLS_A_MINUTE = 2

/** `GET /v1/checkouts/{id}/payment`: the last transaction of the checkout, until the checkout expires. */
export function readStatus(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const { clock, ledger } = simulator
  const now = clock.now()
  const checkout = ledger.checkouts[call.params['id'] ?? '']
  if (checkout?.kind !== 'card' || checkout.expiresAt <= now) return { status: 400, body: envelope(simulator, '200.300.404', '') }
  checkout.statusCalls = checkout.statusCalls.filter((at) => at > now - MINUTE_MS)
  if (checkout.statusCalls.length >= CALLS_A_MINUTE) return { status: 429, body: envelope(simulator, '800.120.100', checkout.id) }
  checkout.statusCalls.push(now)
  const payment = paymentsOf(ledger, checkout.id).at(-1)
  if (!payment) return { status: 200, body: envelope(simulator, '000.200.000', checkout.id) }
  if (isUnanswered(payment)) return NO_ANSWER
  return { status: 200, body: paymentBody(simulator, payment) }
}

/** `GET /v1/query/{paymentId}`: also after the checkout ended. */
export function readPayment(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const payment = simulator.ledger.payments[call.params['id'] ?? '']
  if (payment?.provider !== 'card') return { status: 404, body: envelope(simulator, '700.400.580', '') }
  if (isUnanswered(payment)) return NO_ANSWER
  return { status: 200, body: paymentBody(simulator, payment) }
}

/** `GET /v1/payments?merchantTransactionId=`: every payment and refund of a reference, newest first. */
export function findPayments(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const reference = call.query.get('merchantTransactionId')
  const { ledger } = simulator
  const isWanted = (one: Payment | Refund) => one.provider === 'card' && one.reference === reference
  const refunds = Object.values(ledger.refunds).filter(isWanted)
  const found = Object.values(ledger.payments).filter(isWanted)
  if (found.length + refunds.length === 0) return { status: 404, body: envelope(simulator, '700.400.580', '') }
  const payments = [
    ...refunds.toReversed().flatMap((refund) => {
      const payment = ledger.payments[refund.paymentId]
      return payment ? [refundBody(simulator, payment, refund)] : []
    }),
    ...found.toReversed().map((payment) => paymentBody(simulator, payment)),
  ]
  return { status: 200, body: { ...envelope(simulator, '000.000.100', ''), payments } }
}

function isUnanswered(payment: Payment): boolean {
  if (payment.unanswered === 0) return false
  payment.unanswered--
  return true
}

import { type Refund, refundedCents } from '../engine/ledger.ts'
import { fromDecimal } from '../engine/money.ts'
import { newPaymentId } from '../engine/new-ids.ts'
import { notifyOfRefund } from '../engine/notify.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { refundBody } from './payment-body.ts'
import { refuseCaller } from './prepare.ts'
import { envelope } from './result.ts'

/** `POST /v1/payments/{paymentId}` with `RF` (part or all) or `RV` (all). */
export async function refund(simulator: Simulator, call: Call): Promise<Answer> {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const fields = new URLSearchParams(call.body)
  const { ledger, clock } = simulator
  const payment = ledger.payments[call.params['id'] ?? '']
  if (payment?.provider !== 'card') return { status: 404, body: envelope(simulator, '700.400.580', '') }
  const left = payment.status === 'captured' ? payment.cents - refundedCents(ledger, payment.id) : 0
  const type = fields.get('paymentType')
  const cents = type === 'RV' ? left : fromDecimal(fields.get('amount') ?? '')
  if ((type !== 'RF' && type !== 'RV') || cents === null || fields.get('currency') !== payment.currency)
    return { status: 400, body: envelope(simulator, '200.300.404', '') }
  if (cents <= 0 || cents > left) return { status: 400, body: envelope(simulator, '700.400.200', payment.id) }
  const done: Refund = {
    id: newPaymentId('card'),
    reference: fields.get('merchantTransactionId') ?? '',
    provider: 'card',
    paymentId: payment.id,
    cents,
    currency: payment.currency,
    at: clock.now(),
  }
  ledger.refunds[done.id] = done
  await notifyOfRefund(simulator, done)
  return { status: 200, body: refundBody(simulator, payment, done) }
}

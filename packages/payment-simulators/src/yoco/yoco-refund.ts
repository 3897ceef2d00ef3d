import { paymentsOf, type Refund, refundedCents } from '../engine/ledger.ts'
import { newYocoId } from '../engine/new-ids.ts'
import { notifyOfRefund } from '../engine/notify.ts'
import { recall, remember } from '../engine/remember.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import type { Answer, Call } from '../http/route.ts'
import { refuseCaller } from './yoco-checkouts.ts'

/**
 * `POST /api/checkouts/{id}/refund`: all, or `amount`. Yoco itself does not refund test payments; the simulator does, because a
 * shop that is tried out should be able to show a refund.
 */
export async function refundCheckout(simulator: Simulator, call: Call): Promise<Answer> {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const { ledger, clock } = simulator
  const id = call.params['id'] ?? ''
  const key = call.headers['idempotency-key']
  const before = key === undefined ? null : recall(simulator, `yoco-refund:${key}`, call.body)
  if (before) return before
  const payment = paymentsOf(ledger, id).find(({ status, provider }) => status === 'captured' && provider === 'yoco')
  if (!payment) return { status: 404, body: { errorType: 'invalid_request', errorCode: 'not_found' } }
  const left = payment.cents - refundedCents(ledger, payment.id)
  const cents = Number((readJson(call.body) ?? {})['amount'] ?? left)
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left)
    return { status: 409, body: { errorType: 'invalid_request', errorCode: 'already_refunded' } }
  const refund: Refund = {
    id: newYocoId('rfd'),
    reference: '',
    provider: 'yoco',
    paymentId: payment.id,
    cents,
    currency: payment.currency,
    at: clock.now(),
  }
  ledger.refunds[refund.id] = refund
  await notifyOfRefund(simulator, refund)
  const answer = { status: 200, body: { id, refundId: refund.id, status: 'succeeded', message: 'Refund created' } }
  return key === undefined ? answer : remember(simulator, `yoco-refund:${key}`, call.body, answer)
}

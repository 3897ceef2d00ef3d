import { type Checkout, isPaid, paymentsOf } from '../engine/ledger.ts'
import { endsWith } from '../engine/money.ts'
import { newYocoId } from '../engine/new-ids.ts'
import { recall, remember } from '../engine/remember.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import { type Answer, type Call, NO_ANSWER } from '../http/route.ts'
import { metadataOf } from './yoco-events.ts'

const LIFETIME_MS = 60 * 60 * 1000
const MIN_CENTS = 200

/** `POST /api/checkouts`: JSON, cents, ZAR only. The same `Idempotency-Key` gives the same checkout. */
export function createCheckout(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const body = readJson(call.body)
  const fault = body ? findFault(body) : 'body'
  if (!body || fault)
    return { status: 422, body: { errorType: 'invalid_request', errorCode: 'validation_error', displayMessage: `${fault} is not valid` } }
  const key = call.headers['idempotency-key']
  const before = key === undefined ? null : recall(simulator, `yoco:${key}`, call.body)
  if (before) return before
  if (endsWith(Number(body['amount']), 'serverError')) return { status: 500, body: { errorType: 'server_error' } }
  const now = simulator.clock.now()
  const metadata = body['metadata'] ?? {}
  const checkout: Checkout = {
    id: newYocoId('ch'),
    provider: 'yoco',
    kind: 'yoco',
    reference: String(body['clientReferenceId'] ?? body['externalId'] ?? (metadata as Record<string, unknown>)['reference'] ?? ''),
    cents: Number(body['amount']),
    currency: 'ZAR',
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
    closed: false,
    returnUrls: { success: String(body['successUrl']), cancel: String(body['cancelUrl']), failure: String(body['failureUrl']) },
    own: { metadata: JSON.stringify(metadata) },
    statusCalls: [],
  }
  simulator.ledger.checkouts[checkout.id] = checkout
  const answer = { status: 200, body: checkoutBody(simulator, checkout) }
  return key === undefined ? answer : remember(simulator, `yoco:${key}`, call.body, answer)
}

/** `GET /api/checkouts/{id}` */
export function readCheckout(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const checkout = simulator.ledger.checkouts[call.params['id'] ?? '']
  if (checkout?.kind !== 'yoco') return { status: 404, body: { errorType: 'invalid_request', errorCode: 'not_found' } }
  const payment = paymentsOf(simulator.ledger, checkout.id).at(-1)
  if (payment && payment.unanswered > 0) {
    payment.unanswered--
    return NO_ANSWER
  }
  return { status: 200, body: checkoutBody(simulator, checkout) }
}

export function refuseCaller({ settings }: Simulator, { headers }: Call): Answer | null {
  const knows = headers['authorization'] === `Bearer ${settings.keys.yocoKey}`
  return knows ? null : { status: 401, body: { errorType: 'authentication_error', displayMessage: 'Invalid API key' } }
}

function checkoutBody(simulator: Simulator, checkout: Checkout): Record<string, unknown> {
  const { cents, currency } = reportedMoney(simulator, checkout)
  const paid = paymentsOf(simulator.ledger, checkout.id).find(({ status }) => status === 'captured')
  return {
    id: checkout.id,
    redirectUrl: `${simulator.settings.urls.pages}/checkout/${checkout.id}`,
    status: statusOf(simulator, checkout),
    amount: cents,
    currency,
    paymentId: paid?.id ?? null,
    processingMode: 'test',
    clientReferenceId: checkout.reference,
    metadata: { ...metadataOf(checkout.own), checkoutId: checkout.id },
    successUrl: checkout.returnUrls.success,
    cancelUrl: checkout.returnUrls.cancel,
    failureUrl: checkout.returnUrls.failure,
  }
}

function statusOf({ ledger, clock }: Simulator, checkout: Checkout): string {
  if (isPaid(ledger, checkout.id)) return 'completed'
  if (checkout.expiresAt <= clock.now()) return 'expired'
  const last = paymentsOf(ledger, checkout.id).at(-1)
  if (!last) return 'created'
  // Yoco lets the shopper try another card on the same checkout.
  return last.status === 'declined' ? 'started' : 'processing'
}

function findFault(body: Readonly<Record<string, unknown>>): string | null {
  if (!Number.isSafeInteger(body['amount']) || Number(body['amount']) < MIN_CENTS) return 'amount'
  if (body['currency'] !== 'ZAR') return 'currency'
  for (const name of ['successUrl', 'cancelUrl', 'failureUrl'])
    if (typeof body[name] !== 'string' || !/^https?:\/\//.test(body[name])) return name
  const { metadata } = body
  const isMap =
    metadata === undefined ||
    (typeof metadata === 'object' && metadata !== null && Object.values(metadata).every((value) => typeof value === 'string'))
  return isMap ? null : 'metadata'
}

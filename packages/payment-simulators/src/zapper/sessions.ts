import { type Checkout, paymentsOf } from '../engine/ledger.ts'
import { endsWith } from '../engine/money.ts'
import { newZapperReference } from '../engine/new-ids.ts'
import { recall, remember } from '../engine/remember.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import { type Answer, type Call, NO_ANSWER } from '../http/route.ts'

const LIFETIME_MS = 60 * 60 * 1000

/** `POST /api/v3.1/sessions`: a hosted page. The same `requestId` gives the same session. */
export function createSession(simulator: Simulator, call: Call): Answer {
  if (!knowsCaller(simulator, call)) return { status: 401, body: { status: 'Failed', errors: ['Unauthorized'] } }
  const body = readJson(call.body)
  const fault = body ? findFault(body) : 'body'
  if (!body || fault) return { status: 400, body: { status: 'Failed', errors: [`${fault} is missing or not valid`] } }
  const key = `zapper:${String(body['requestId'])}`
  const before = recall(simulator, key, call.body)
  if (before) return before
  const cents = Number(body['amount'])
  if (endsWith(cents, 'serverError')) return { status: 500, body: { status: 'Failed', errors: ['An error has occurred.'] } }
  const now = simulator.clock.now()
  const session: Checkout = {
    id: newZapperReference(),
    provider: 'zapper',
    kind: 'session',
    reference: String(body['merchantOrderId']),
    cents,
    currency: 'ZAR',
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
    closed: false,
    returnUrls: { success: String(body['returnUrl']), failure: String(body['returnUrl']), cancel: String(body['cancelUrl']) },
    own: {},
    statusCalls: [],
  }
  simulator.ledger.checkouts[session.id] = session
  const answer = {
    sessionId: session.id,
    redirectUrl: `${simulator.settings.urls.pages}/zapper/${session.id}`,
    status: 'Success',
    errors: [],
  }
  return remember(simulator, key, call.body, { status: 200, body: answer })
}

/** `GET /api/v3.1/sessions/{sessionId}` */
export function readSession(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  if (!knowsCaller(simulator, call)) return { status: 401, body: { status: 'Failed', errors: ['Unauthorized'] } }
  const session = simulator.ledger.checkouts[call.params['id'] ?? '']
  if (session?.kind !== 'session') return { status: 404, body: { status: 'Failed', errors: ['Session not found'] } }
  const payment = paymentsOf(simulator.ledger, session.id).at(-1)
  if (payment && payment.unanswered > 0) {
    payment.unanswered--
    return NO_ANSWER
  }
  const { cents, currency } = reportedMoney(simulator, payment ?? session)
  const paymentStatus = payment?.status === 'captured' ? 'Success' : payment?.status === 'declined' ? 'Failed' : 'Pending'
  return {
    status: 200,
    body: {
      sessionId: session.id,
      merchantOrderId: session.reference,
      status: 'Success',
      errors: [],
      paymentStatus,
      paymentReference: payment?.id ?? null,
      invoicedAmount: cents,
      tipAmount: payment?.tipCents ?? 0,
      currencyISOCode: currency,
      siteId: Number(simulator.settings.keys.zapperSiteId),
    },
  }
}

function knowsCaller({ settings }: Simulator, { headers }: Call): boolean {
  const { zapperMerchantId, zapperSiteId, zapperApiKey } = settings.keys
  return headers['merchantid'] === zapperMerchantId && headers['merchantsiteid'] === zapperSiteId && headers['x-api-key'] === zapperApiKey
}

function findFault(body: Readonly<Record<string, unknown>>): string | null {
  for (const name of ['requestId', 'merchantOrderId', 'notificationUrl', 'returnUrl', 'cancelUrl', 'origin'])
    if (typeof body[name] !== 'string' || body[name] === '') return name
  for (const name of ['returnUrl', 'cancelUrl']) if (!/^https?:\/\//.test(String(body[name]))) return name
  if (body['currencyISOCode'] !== 'ZAR') return 'currencyISOCode'
  return Number.isSafeInteger(body['amount']) && Number(body['amount']) > 0 ? null : 'amount'
}

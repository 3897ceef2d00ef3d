import type { Payment } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import { type Answer, type Call, NO_ANSWER } from '../http/route.ts'
import { snapPayment } from './snap-notification.ts'

const PER_PAGE = 50

/** `GET /merchant/api/v1/payments`, newest first. */
export function listPayments(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const { query } = call
  const perPage = Math.min(Number(query.get('perPage') ?? PER_PAGE) || PER_PAGE, 100)
  const from = Math.max(0, (Number(query.get('page') ?? 1) || 1) - 1) * perPage
  const found = Object.values(simulator.ledger.payments)
    .filter((payment) => payment.provider === 'snapscan' && matches(payment, query))
    .toReversed()
  if (query.has('merchantReference') && found.some(isUnanswered)) return NO_ANSWER
  const status = query.get('status')
  const rows = found.map((payment) => snapPayment(simulator, payment)).filter((row) => status === null || row.status === status)
  return { status: 200, body: rows.slice(from, from + perPage) }
}

/** `GET /merchant/api/v1/payments/{id}` */
export function readPayment(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const payment = simulator.ledger.payments[call.params['id'] ?? '']
  if (payment?.provider !== 'snapscan') return { status: 404, body: { message: 'Payment not found' } }
  if (isUnanswered(payment)) return NO_ANSWER
  return { status: 200, body: snapPayment(simulator, payment) }
}

/** Basic authentication: the API key as user, an empty password. */
function refuseCaller({ settings }: Simulator, { headers }: Call): Answer | null {
  const wanted = `Basic ${Buffer.from(`${settings.keys.snapApiKey}:`).toString('base64')}`
  return headers['authorization'] === wanted ? null : { status: 401, body: { message: 'Invalid API key' } }
}

function matches({ reference, at }: Payment, query: URLSearchParams): boolean {
  const start = Date.parse(query.get('startDate') ?? '')
  const end = Date.parse(query.get('endDate') ?? '')
  const wanted = query.get('merchantReference')
  return (wanted === null || wanted === reference) && !(at < start) && !(at > end)
}

function isUnanswered(payment: Payment): boolean {
  if (payment.unanswered === 0) return false
  payment.unanswered--
  return true
}

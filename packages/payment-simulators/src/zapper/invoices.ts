import { renderSVG } from 'uqr'
import type { Checkout } from '../engine/ledger.ts'
import { endsWith } from '../engine/money.ts'
import { newZapperReference } from '../engine/new-ids.ts'
import type { Simulator } from '../engine/simulator.ts'
import { readJson } from '../http/read-json.ts'
import type { Answer, Call } from '../http/route.ts'

const LIFETIME_MS = 60 * 60 * 1000

/** `POST …/invoices`: `Accept` chooses between the QR as SVG, its text, and JSON; the header `reference` names the invoice. */
export function createInvoice(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const body = readJson(call.body)
  const fault = body ? findFault(body) : 'body'
  if (!body || fault) return { status: 400, body: { message: `${fault} is missing or not valid`, errors: [fault] } }
  const cents = Number(body['amount'])
  if (endsWith(cents, 'serverError')) return { status: 500, body: { message: 'An error has occurred.' } }
  const now = simulator.clock.now()
  const invoice: Checkout = {
    id: newZapperReference(),
    provider: 'zapper',
    kind: 'invoice',
    reference: String(body['externalReference']),
    cents,
    currency: String(body['currencyISOCode']),
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
    closed: false,
    returnUrls: {},
    own: { siteReference: String(body['siteReference']) },
    statusCalls: [],
  }
  simulator.ledger.checkouts[invoice.id] = invoice
  return answerWithCode(invoice, codeText(simulator, invoice), call.headers['accept'] ?? '')
}

/** `DELETE …/invoices/{reference}` or `?externalReference=`: the code stops working. */
export function closeInvoice(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const external = call.query.get('externalReference')
  const found = Object.values(simulator.ledger.checkouts).find(
    ({ kind, id, reference }) => kind === 'invoice' && (id === call.params['reference'] || (external !== null && reference === external)),
  )
  if (!found) return { status: 404, body: { message: 'Invoice not found' } }
  found.closed = true
  return { status: 204 }
}

/** What the QR code says: a page for the phone. */
function codeText({ settings }: Simulator, { id }: Checkout): string {
  return `${settings.urls.pages}/zapper/${id}`
}

function answerWithCode(invoice: Checkout, text: string, accept: string): Answer {
  const headers = { reference: invoice.id }
  if (accept.includes('image/svg+xml'))
    return { status: 201, headers: { ...headers, 'content-type': 'image/svg+xml' }, body: renderSVG(text) }
  if (accept.includes('text/plain'))
    return { status: 201, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: text }
  return {
    status: 201,
    headers,
    body: { reference: invoice.id, externalReference: invoice.reference, amount: invoice.cents, qrCode: text },
  }
}

function refuseCaller({ settings }: Simulator, { headers, params }: Call): Answer | null {
  const { keys } = settings
  if (headers['authorization'] !== `Bearer ${keys.zapperToken}`) return { status: 401, body: { message: 'Unauthorized' } }
  const isOurs = params['merchant'] === keys.zapperMerchantId && params['site'] === keys.zapperSiteId
  return isOurs ? null : { status: 403, body: { message: 'Forbidden' } }
}

function findFault(body: Readonly<Record<string, unknown>>): string | null {
  for (const name of ['externalReference', 'siteReference', 'origin']) if (typeof body[name] !== 'string' || body[name] === '') return name
  if (String(body['externalReference']).length > 30) return 'externalReference'
  if (typeof body['createdUTCDate'] !== 'string' || Number.isNaN(Date.parse(body['createdUTCDate']))) return 'createdUTCDate'
  if (body['currencyISOCode'] !== 'ZAR') return 'currencyISOCode'
  return Number.isSafeInteger(body['amount']) && Number(body['amount']) > 0 ? null : 'amount'
}

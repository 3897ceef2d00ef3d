import type { Checkout } from '../engine/ledger.ts'
import { endsWith, fromDecimal } from '../engine/money.ts'
import { newCardCheckoutId } from '../engine/new-ids.ts'
import { integrityOf } from '../engine/signatures.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { envelope } from './result.ts'
import { widgetScript } from './widget-script.ts'

const LIFETIME_MS = 30 * 60 * 1000

/** `POST /v1/checkouts`: form-encoded, answered with the checkout id and the hash of the widget script. */
export function prepare(simulator: Simulator, call: Call): Answer {
  const refused = refuseCaller(simulator, call)
  if (refused) return refused
  const fields = new URLSearchParams(call.body)
  const cents = fromDecimal(fields.get('amount') ?? '')
  const fault = findFault(simulator, call, fields)
  if (fault || cents === null) return invalid(simulator, fault ?? 'amount')
  if (endsWith(cents, 'serverError'))
    return { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Internal Server Error</h1>' }
  const now = simulator.clock.now()
  const checkout: Checkout = {
    id: newCardCheckoutId(),
    provider: 'card',
    kind: 'card',
    reference: fields.get('merchantTransactionId') ?? '',
    cents,
    currency: fields.get('currency') ?? '',
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
    closed: false,
    returnUrls: {},
    own: {
      entityId: fields.get('entityId') ?? '',
      paymentType: fields.get('paymentType') ?? '',
      enrolled: fields.get('customParameters[3DS2_enrolled]') ?? '',
      flow: fields.get('customParameters[3DS2_flow]') ?? '',
    },
    statusCalls: [],
  }
  simulator.ledger.checkouts[checkout.id] = checkout
  const integrity = fields.get('integrity') === 'true' ? { integrity: integrityOf(widgetScript(simulator.settings, checkout.id)) } : {}
  return { status: 200, body: { ...envelope(simulator, '000.200.100', checkout.id), id: checkout.id, ...integrity } }
}

/** Null when bearer token and entity are ours. */
export function refuseCaller(simulator: Simulator, { headers, query, body }: Call): Answer | null {
  const { keys } = simulator.settings
  const entity = query.get('entityId') ?? new URLSearchParams(body).get('entityId')
  const knows = headers['authorization'] === `Bearer ${keys.cardToken}` && (entity === keys.entityZar || entity === keys.entityEur)
  return knows ? null : { status: 401, body: envelope(simulator, '800.900.300', '') }
}

function findFault({ settings }: Simulator, { headers, query }: Call, fields: URLSearchParams): string | null {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return 'content-type'
  // Card platforms log queries; everything belongs in the body.
  if (query.size > 0) return 'query'
  const currency = fields.get('currency')
  const entity = currency === 'ZAR' ? settings.keys.entityZar : currency === 'EUR' ? settings.keys.entityEur : null
  if (entity === null) return 'currency'
  if (fields.get('entityId') !== entity) return 'entityId'
  if (fields.get('paymentType') !== 'DB' && fields.get('paymentType') !== 'PA') return 'paymentType'
  return /^[A-Za-z0-9]{8,16}$/.test(fields.get('merchantTransactionId') ?? '') ? null : 'merchantTransactionId'
}

function invalid(simulator: Simulator, name: string): Answer {
  const { result, ...rest } = envelope(simulator, '200.300.404', '')
  const parameterErrors = [{ name, value: '', message: 'is missing or not valid' }]
  return { status: 400, body: { ...rest, result: { ...(result as object), parameterErrors } } }
}

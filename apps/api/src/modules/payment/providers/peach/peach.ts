import { writeAmount } from '@meerkat/domain/payment/amount'
import { readResultCode } from '@meerkat/domain/payment/result-code'
import { REFUND_LIMIT_MS } from '../../http/provider-client.ts'
import { BadAnswer, type Provider, type ProviderAttempt, type ProviderDefinition, type Report } from '../../port.ts'
import { isObject, objectOf, parseObject, textOf } from '../../read-answer.ts'
import { CHECKOUT_ID } from '../../resource-path.ts'
import { readPeachNotification } from './peach-notification.ts'
import { pickCardReport, toCardReport } from './peach-report.ts'

const CHECKOUT_MS = 30 * 60_000
/** The provider has one entity for each currency; a shop needs those of its currencies. */
const ENTITIES = ['PEACH_ENTITY_ID_ZAR', 'PEACH_ENTITY_ID_EUR']
const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/=]+$/

/** Card payments through Peach Payments COPYandPAY. docs/payments.md, "Card". */
export const peach: ProviderDefinition = {
  name: 'peach',
  method: 'card',
  needs: 'widget',
  brand: null,
  required: ['PEACH_ACCESS_TOKEN', 'PEACH_WEBHOOK_KEY_HEX'],
  optional: [...ENTITIES, 'PEACH_BASE_URL', 'PEACH_BRANDS', 'PEACH_PAYMENT_TYPE'],
  origins: {
    test: ['https://sandbox-card.peachpayments.com', 'https://eu-test.oppwa.com', 'https://test.oppwa.com'],
    live: ['https://card.peachpayments.com', 'https://eu-prod.oppwa.com', 'https://oppwa.com'],
  },
  originVariable: 'PEACH_BASE_URL',
  refunds: true,
  pace: 'two-a-minute',

  check(variables) {
    const faults: string[] = []
    if (!keysOf(variables['PEACH_WEBHOOK_KEY_HEX']).every((key) => /^[0-9a-f]{64}$/i.test(key)))
      faults.push('PEACH_WEBHOOK_KEY_HEX must be 64 hex characters, or several such keys with commas between them')
    if (ENTITIES.every((name) => !variables[name])) faults.push(`one of ${ENTITIES.join(', ')} must be set`)
    for (const name of ENTITIES)
      if (variables[name] && !/^[0-9a-f]{32}$/i.test(variables[name])) faults.push(`${name} must be 32 hex characters`)
    if (variables['PEACH_PAYMENT_TYPE'] && variables['PEACH_PAYMENT_TYPE'] !== 'DB') faults.push('PEACH_PAYMENT_TYPE must be DB')
    return faults
  },

  open(variables, origin, { mode, client, isPaused, simulatorUrl, simulatorFrames }): Provider {
    const http = client(origin)
    const entities = { ZAR: variables['PEACH_ENTITY_ID_ZAR'], EUR: variables['PEACH_ENTITY_ID_EUR'] } as Record<string, string | undefined>
    const entityOf = (currency: string) => entities[currency] ?? ''
    const keys = keysOf(variables['PEACH_WEBHOOK_KEY_HEX']).map((key) => Buffer.from(key, 'hex'))
    const brands = (variables['PEACH_BRANDS'] ?? 'VISA MASTER AMEX').replaceAll(',', ' ')
    const context = { isLive: mode === 'live', paymentType: 'DB' }
    const headers = { authorization: `Bearer ${variables['PEACH_ACCESS_TOKEN']}`, accept: 'application/json' }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const widgetOrigin = simulatorUrl ?? origin

    async function get(path: string, query: Readonly<Record<string, string>>) {
      const answer = await http.call({ method: 'GET', path: `${path}?${new URLSearchParams(query)}`, headers, isRepeatable: true })
      return parseObject(answer.text)
    }

    /** Used after the checkout has expired: its payments can still be found by their reference. */
    async function readByReference(attempt: ProviderAttempt): Promise<Report> {
      const entityId = entityOf(attempt.currency)
      const body = await get('/v1/payments', { entityId, merchantTransactionId: attempt.reference })
      const listed = body?.['payments']
      const found = Array.isArray(listed) ? listed.filter(isObject) : textOf(body, 'id') ? [body] : []
      if (!body || found.length === 0) return toCardReport(body, attempt, context)
      return pickCardReport(found, attempt, context)
    }

    return {
      accountFor: entityOf,
      currencies: Object.keys(entities).filter((currency) => entities[currency]),
      marks: brands.toLowerCase().split(/\s+/),
      reports: ['currency', 'reference', 'checkout'],
      contentSecurityPolicy: {
        'script-src': [widgetOrigin],
        // Any bank may show its 3-D Secure page.
        'frame-src': [widgetOrigin, ...(simulatorUrl ? simulatorFrames : ['https:'])],
        'connect-src': [widgetOrigin, ...simulatorFrames],
        'img-src': [widgetOrigin],
        'style-src': [widgetOrigin],
        'form-action': [widgetOrigin, ...(simulatorUrl ? simulatorFrames : ['https:'])],
      },
      isPaused,

      async prepare(attempt, pages) {
        const answer = await http.call({
          method: 'POST',
          path: '/v1/checkouts',
          headers: form,
          body: new URLSearchParams({
            entityId: entityOf(attempt.currency),
            amount: writeAmount(attempt.amountCents),
            currency: attempt.currency,
            paymentType: 'DB',
            integrity: 'true',
            merchantTransactionId: attempt.reference,
            ...(attempt.customerEmail && { 'customer.email': attempt.customerEmail }),
          }).toString(),
          // A second checkout with the same reference is harmless: the shopper sees only one of them.
          isRepeatable: true,
        })
        const body = parseObject(answer.text)
        const [id, integrity, code] = [textOf(body, 'id'), textOf(body, 'integrity'), textOf(objectOf(body, 'result'), 'code')]
        if (code === null || readResultCode(code, context) !== 'created') throw new BadAnswer(`prepare: ${code ?? answer.status}`)
        if (!id || !CHECKOUT_ID.test(id) || !integrity || !INTEGRITY.test(integrity)) throw new BadAnswer('prepare: incomplete')
        const url = `${widgetOrigin}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(id)}`
        return {
          checkoutId: id,
          expiresAt: new Date(attempt.createdAt.getTime() + CHECKOUT_MS),
          handover: { kind: 'widget', url, integrity, brands, returnUrl: pages.done },
        }
      },

      async read(attempt) {
        const { checkoutId, currency } = attempt
        if (checkoutId === null) return readByReference(attempt)
        const body = await get(`/v1/checkouts/${encodeURIComponent(checkoutId)}/payment`, { entityId: entityOf(currency) })
        const report = toCardReport(body, attempt, context)
        return report.kind === 'gone' ? readByReference(attempt) : report
      },

      readNotification: (raw) => readPeachNotification(raw, keys),

      async refund(attempt, { id, amountCents, isRepeated }) {
        const entityId = entityOf(attempt.currency)
        if (isRepeated) {
          const earlier = await get('/v1/payments', { entityId, merchantTransactionId: id })
          const listed = Array.isArray(earlier?.['payments']) ? earlier['payments'] : []
          const done = listed.find((one) => readResultCode(textOf(objectOf(one, 'result'), 'code') ?? '', context) === 'paid')
          if (done) return { kind: 'done', refundId: textOf(done, 'id') }
        }
        const answer = await http.call({
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(attempt.paymentId ?? '')}`,
          headers: form,
          body: new URLSearchParams({
            entityId,
            paymentType: 'RF',
            amount: writeAmount(amountCents),
            currency: attempt.currency,
            merchantTransactionId: id,
          }).toString(),
          limitMs: REFUND_LIMIT_MS,
          isRepeatable: false,
        })
        const body = parseObject(answer.text)
        const code = textOf(objectOf(body, 'result'), 'code')
        if (code === null) throw new BadAnswer(`refund: ${answer.status}`)
        const outcome = readResultCode(code, context)
        if (outcome === 'paid') return { kind: 'done', refundId: textOf(body, 'id') }
        return outcome === 'pending' ? { kind: 'accepted', refundId: textOf(body, 'id') } : { kind: 'refused', code }
      },
    }
  },
}

function keysOf(value: string | undefined): string[] {
  return (value ?? '').split(',').map((key) => key.trim())
}

import { readCents } from '@meerkat/domain/payment/amount'
import { REFUND_LIMIT_MS } from '../../http/provider-client.ts'
import { BadAnswer, type Provider, type ProviderDefinition, type Report } from '../../port.ts'
import { objectOf, parseObject, textOf } from '../../read-answer.ts'
import { isPageOf } from '../is-page-of.ts'
import { readYocoNotification } from './yoco-notification.ts'

/** The provider documents no expiry. An hour is longer than a shopper needs; the order's goods are held only as long as their reservation. */
const CHECKOUT_MS = 60 * 60_000
const PAGES = ['https://c.yoco.com']

/** Payments on the page of Yoco. docs/payments.md, "Second online provider". */
export const yoco: ProviderDefinition = {
  name: 'yoco',
  method: 'yoco',
  needs: 'redirect',
  brand: 'Yoco',
  required: ['YOCO_SECRET_KEY', 'YOCO_WEBHOOK_SECRETS'],
  optional: ['YOCO_BASE_URL'],
  origins: { test: ['https://payments.yoco.com'], live: ['https://payments.yoco.com'] },
  originVariable: 'YOCO_BASE_URL',
  refunds: true,
  pace: { seconds: 2 },

  check(variables, mode) {
    const key = variables['YOCO_SECRET_KEY'] ?? ''
    const faults: string[] = []
    if (mode === 'live' && !key.startsWith('sk_live_')) faults.push('YOCO_SECRET_KEY must be a live key (sk_live_…) in mode live')
    if (mode === 'test' && !key.startsWith('sk_test_')) faults.push('YOCO_SECRET_KEY must be a test key (sk_test_…) in mode test')
    if (!secretsOf(variables).every((secret) => /^whsec_[A-Za-z0-9+/=]+$/.test(secret)))
      faults.push('YOCO_WEBHOOK_SECRETS must be a list of secrets that start with whsec_, with commas between them')
    return faults
  },

  open(variables, origin, { mode, client, isPaused, simulatorUrl, now }): Provider {
    const http = client(origin)
    const secrets = secretsOf(variables)
    const headers = {
      authorization: `Bearer ${variables['YOCO_SECRET_KEY']}`,
      'content-type': 'application/json',
      accept: 'application/json',
    }

    async function readCheckout(id: string) {
      const path = `/api/checkouts/${encodeURIComponent(id)}`
      return http.call({ method: 'GET', path, headers, isRepeatable: true })
    }

    return {
      accountFor: () => 'yoco',
      currencies: ['ZAR'],
      marks: ['visa', 'master', 'yoco'],
      reports: ['currency', 'reference', 'checkout', 'mode'],
      contentSecurityPolicy: {},
      isPaused,

      async prepare(attempt, pages) {
        const answer = await http.call({
          method: 'POST',
          path: '/api/checkouts',
          headers: { ...headers, 'idempotency-key': attempt.id },
          body: JSON.stringify({
            amount: attempt.amountCents,
            currency: attempt.currency,
            successUrl: pages.done,
            cancelUrl: pages.canceled,
            failureUrl: pages.failed,
            metadata: { reference: attempt.reference, attemptId: attempt.id },
          }),
          isRepeatable: true,
        })
        const body = parseObject(answer.text)
        const [id, url] = [textOf(body, 'id'), textOf(body, 'redirectUrl')]
        if (answer.status >= 300 || !id || !url) throw new BadAnswer(`create checkout: ${answer.status}`)
        if (!isPageOf(url, PAGES, { mode, simulatorUrl })) throw new BadAnswer('create checkout: the page is on another host')
        const expiresAt = new Date(attempt.createdAt.getTime() + CHECKOUT_MS)
        return { checkoutId: id, expiresAt, handover: { kind: 'redirect', url } }
      },

      async read(attempt): Promise<Report> {
        if (attempt.checkoutId === null) return { kind: 'gone', code: 'no checkout' }
        const answer = await readCheckout(attempt.checkoutId)
        const body = parseObject(answer.text)
        const status = textOf(body, 'status')
        if (answer.status === 404) return { kind: 'gone', code: '404' }
        if (!body || status === null) return { kind: 'open', code: 'junk' }
        if (status !== 'completed') {
          if (status === 'expired' || status === 'cancelled' || status === 'canceled') return { kind: 'gone', code: status }
          if (status === 'failed') return { kind: 'failed', code: status }
          return isOver(attempt.expiresAt) ? { kind: 'gone', code: `${status}, over` } : { kind: 'open', code: status }
        }
        const amountCents = readCents(body['amount'])
        const paymentId = textOf(body, 'paymentId')
        const reference = textOf(objectOf(body, 'metadata'), 'reference')
        const processing = textOf(body, 'processingMode')
        if (amountCents === null || paymentId === null || processing === null) return { kind: 'open', code: 'incomplete' }
        return {
          kind: 'captured',
          code: status,
          instrument: null,
          payment: {
            paymentId,
            amountCents,
            currency: textOf(body, 'currency'),
            reference,
            checkoutId: textOf(body, 'id'),
            account: null,
            isAskedKind: true,
            isLive: processing === 'live',
          },
        }
      },

      readNotification: (raw) => readYocoNotification(raw, secrets),

      async refund(attempt, { id, amountCents }) {
        const answer = await http.call({
          method: 'POST',
          path: `/api/checkouts/${encodeURIComponent(attempt.checkoutId ?? '')}/refund`,
          headers: { ...headers, 'idempotency-key': id },
          body: JSON.stringify({ amount: amountCents, metadata: { refund: id } }),
          limitMs: REFUND_LIMIT_MS,
          isRepeatable: true,
        })
        const body = parseObject(answer.text)
        const refundId = textOf(body, 'refundId') ?? textOf(body, 'id')
        if (answer.status >= 400) return { kind: 'refused', code: `${answer.status} ${textOf(body, 'errorCode') ?? ''}`.trim() }
        const status = textOf(body, 'status')
        if (status === 'failed') return { kind: 'refused', code: status }
        // Without an id the notification of the refund could not be matched. Throw to retry: the same key gets the same answer.
        if (refundId === null) throw new BadAnswer(`refund: ${answer.status}`)
        return { kind: status === 'succeeded' || status === 'successful' ? 'done' : 'accepted', refundId }
      },

      async check({ webhookUrl }) {
        const answer = await http.call({ method: 'GET', path: '/api/webhooks', headers, isRepeatable: true })
        const listed = parseObject(answer.text)?.['subscriptions']
        if (answer.status >= 300 || !Array.isArray(listed)) return [`Yoco refuses the key (status ${answer.status})`]
        const urls = listed.map((one) => textOf(one, 'url'))
        return urls.includes(webhookUrl) ? [] : [`Yoco has no webhook for ${webhookUrl}`]
      },
    }

    function isOver(expiresAt: Date | null): boolean {
      return expiresAt !== null && expiresAt <= now()
    }
  },
}

function secretsOf(variables: Readonly<Record<string, string | undefined>>): string[] {
  return (variables['YOCO_WEBHOOK_SECRETS'] ?? '').split(',').map((secret) => secret.trim())
}

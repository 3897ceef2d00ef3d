import { createHash } from 'node:crypto'
import { parseAmount } from '@meerkat/domain/payment/amount'
import { BadAnswer, type Provider, type ProviderAttempt, type ProviderDefinition, type Report } from '../../port.ts'
import { headerOf, isObject, parseObject, textOf } from '../../read-answer.ts'
import { readZapperNotification } from './zapper-notification.ts'

const INVOICE_MS = 60 * 60_000
const MAX_CODE_LENGTH = 1024
const DONE = '2'
const DECLINED = '5'

/** QR payments through invoices of Zapper. docs/payments.md, "QR". */
export const zapper: ProviderDefinition = {
  name: 'zapper',
  method: 'zapper',
  needs: 'qr',
  brand: 'Zapper',
  required: ['ZAPPER_MERCHANT_ID', 'ZAPPER_SITE_ID', 'ZAPPER_API_TOKEN', 'ZAPPER_API_KEY'],
  // The gateway is for hosted sessions, which this adapter does not use; the variable is accepted for shops that have set it.
  optional: ['ZAPPER_BASE_URL', 'ZAPPER_GATEWAY_URL', 'ZAPPER_SITE_REFERENCE'],
  origins: { test: ['https://api.zapper.com'], live: ['https://api.zapper.com'] },
  originVariable: 'ZAPPER_BASE_URL',
  refunds: false,
  pace: { seconds: 2 },

  check(variables) {
    return ['ZAPPER_MERCHANT_ID', 'ZAPPER_SITE_ID'].flatMap((name) =>
      /^\d{1,12}$/.test(variables[name] ?? '') ? [] : [`${name} must be a number`],
    )
  },

  open(variables, origin, { client, isPaused, now }): Provider {
    const http = client(origin)
    const { ZAPPER_MERCHANT_ID: merchant = '', ZAPPER_SITE_ID: site = '', ZAPPER_API_TOKEN: token = '' } = variables
    const { ZAPPER_API_KEY: key = '', ZAPPER_SITE_REFERENCE: siteReference = 'webshop' } = variables
    const invoices = `/business/api/v1/merchants/${merchant}/sites/${site}/invoices`
    const payments = `/zapperpointofsale/api/v2/merchants/${merchant}/sites/${site}/payments`
    const authorization = `Bearer ${token}`
    const posHeaders = {
      siteid: site,
      poskey: key,
      posid: siteReference,
      signature: signZapperCall(token, key),
      accept: 'application/json',
    }

    function toReport(row: unknown, attempt: ProviderAttempt): Report {
      const status = textOf(row, 'ReceiptStatus')
      if (status === DECLINED) return { kind: 'failed', code: `receipt ${status}` }
      if (status !== DONE || !isObject(row)) return { kind: 'open', code: `receipt ${status ?? 'missing'}` }
      // The invoiced amount, without tip and vouchers.
      const amountCents = parseAmount(row['InvoiceAmount'])
      const paymentId = textOf(row, 'ZapperId')
      const reference = textOf(row, 'PosReference')
      if (amountCents === null || paymentId === null || reference === null) return { kind: 'open', code: 'incomplete' }
      const payment = {
        paymentId,
        amountCents,
        currency: textOf(row, 'CurrencyISOCode'),
        reference,
        checkoutId: textOf(row, 'Reference'),
        account: textOf(row, 'SiteId'),
        isAskedKind: true,
        isLive: null,
      }
      return {
        kind: 'captured',
        code: `receipt ${status}`,
        instrument: null,
        payment: { ...payment, checkoutId: payment.checkoutId ?? attempt.checkoutId },
      }
    }

    return {
      accountFor: () => site,
      currencies: ['ZAR'],
      marks: ['zapper'],
      reports: ['reference'],
      contentSecurityPolicy: {},
      isPaused,

      async prepare(attempt) {
        const answer = await http.call({
          method: 'POST',
          path: invoices,
          headers: { authorization, 'content-type': 'application/json', accept: 'text/plain' },
          body: JSON.stringify({
            externalReference: attempt.reference,
            siteReference,
            currencyISOCode: attempt.currency,
            amount: attempt.amountCents,
            lineItems: [],
            origin: 'webshop',
            originReference: attempt.reference,
            createdUTCDate: attempt.createdAt.toISOString(),
          }),
          // A second invoice with the same reference is never shown to anybody.
          isRepeatable: true,
        })
        const [id, text] = [headerOf(answer.headers, 'reference'), answer.text.trim()]
        if (answer.status >= 300 || !id || text === '' || text.length > MAX_CODE_LENGTH || text.includes('<'))
          throw new BadAnswer(`create invoice: ${answer.status}`)
        return {
          checkoutId: id,
          expiresAt: new Date(attempt.createdAt.getTime() + INVOICE_MS),
          handover: { kind: 'qr', text, link: text },
        }
      },

      async read(attempt): Promise<Report> {
        const path = `${payments}/${encodeURIComponent(attempt.reference)}`
        const answer = await http.call({ method: 'GET', path, headers: posHeaders, isRepeatable: true })
        const body = parseObject(answer.text)
        const rows = body?.['data']
        if (answer.status >= 300 || textOf(body, 'statusId') !== '1' || !Array.isArray(rows)) return { kind: 'open', code: 'junk' }
        if (rows.length > 0) return toReport(rows[0], attempt)
        const isOver = attempt.expiresAt !== null && attempt.expiresAt <= now()
        return { kind: isOver ? 'gone' : 'open', code: 'no payment' }
      },

      readNotification: ({ body }) => readZapperNotification(body, { site }),

      async close({ reference }) {
        const path = `${invoices}?${new URLSearchParams({ externalReference: reference })}`
        await http.call({ method: 'DELETE', path, headers: { authorization }, isRepeatable: true })
      },
    }
  },
}

/** Signs calls of the older API: upper-case SHA-256 of the upper-case token and key. */
export function signZapperCall(token: string, key: string): string {
  return createHash('sha256').update(`${token}&${key}`.toUpperCase()).digest('hex').toUpperCase()
}

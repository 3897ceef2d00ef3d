import { parseAmount } from '@meerkat/domain/payment/amount'
import { readResultCode } from '@meerkat/domain/payment/result-code'
import type { ProviderAttempt, Report } from '../../port.ts'
import { isObject, objectOf, textOf } from '../../read-answer.ts'

export interface CardContext {
  readonly isLive: boolean
  /** `DB` or `PA`, as in the request that prepared the checkout. */
  readonly paymentType: string
}

type Asked = Pick<ProviderAttempt, 'amountCents' | 'reference' | 'checkoutId'>

const TEST_SUCCESS = /^000\.100\.11\d$/

/** Reads the platform's payment object as a report on an attempt. Incomplete ones leave the attempt open. docs/payments.md. */
export function toCardReport(body: unknown, asked: Asked, { isLive, paymentType }: CardContext): Report {
  const code = textOf(objectOf(body, 'result'), 'code')
  if (!isObject(body) || code === null) return { kind: 'open', code: 'junk' }
  const paymentId = textOf(body, 'id')
  const amountCents = parseAmount(body['amount'])
  const currency = textOf(body, 'currency')
  const reference = textOf(body, 'merchantTransactionId')
  const isOurs = reference === asked.reference
  switch (readResultCode(code, { isLive })) {
    case 'paid':
      if (paymentId === null || amountCents === null || currency === null || reference === null) return { kind: 'open', code: 'incomplete' }
      return {
        kind: 'captured',
        code,
        instrument: toInstrument(body),
        payment: {
          paymentId,
          amountCents,
          currency,
          reference,
          // The answer belongs to a query for this very checkout.
          checkoutId: asked.checkoutId,
          account: null,
          isAskedKind: textOf(body, 'paymentType') === paymentType,
          isLive: TEST_SUCCESS.test(code) ? false : null,
        },
      }
    case 'review':
    case 'chargeback':
      return { kind: 'doubtful', code }
    case 'failed':
      return { kind: reference === null || isOurs ? 'failed' : 'open', code }
    case 'cancelled':
      return { kind: reference === null || isOurs ? 'cancelled' : 'open', code }
    case 'gone':
      return { kind: 'gone', code }
    case 'throttled':
      return { kind: 'throttled' }
    case 'created':
    case 'pending':
      return { kind: 'open', code }
    case 'unknown':
      return { kind: isOurs && amountCents === asked.amountCents ? 'failed' : 'open', code }
  }
}

/** Brand and last four digits; nothing else of a card is stored. */
function toInstrument(body: unknown): string | null {
  const brand = textOf(body, 'paymentBrand')
  const digits = textOf(objectOf(body, 'card'), 'last4Digits')
  const parts = [brand && /^[A-Z_]{2,20}$/.test(brand) ? brand : null, digits && /^\d{4}$/.test(digits) ? digits : null]
  return parts.filter((part) => part !== null).join(' ') || null
}

/** Several transactions can have one reference: a success takes precedence over any other report. */
export function pickCardReport(bodies: readonly unknown[], asked: Asked, context: CardContext): Report {
  const reports = bodies.map((body) => toCardReport(body, asked, context))
  const kinds = ['captured', 'doubtful', 'open', 'failed', 'cancelled'] as const
  for (const kind of kinds) {
    const found = reports.find((report) => report.kind === kind)
    if (found) return found
  }
  return { kind: 'gone', code: 'no payment' }
}

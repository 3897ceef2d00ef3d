import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCents } from '@meerkat/domain/payment/amount'
import type { Notification, RawNotification } from '../../port.ts'
import { headerOf, parseObject, textOf } from '../../read-answer.ts'

const SIGNATURE = /^SnapScan signature=([0-9a-f]{64})$/i

/** Verifies and reads a notification of the provider; null when its signature does not match the raw bytes. */
export function readSnapScanNotification({ body, headers }: RawNotification, keys: readonly string[]): Notification | null {
  const given = SIGNATURE.exec(headerOf(headers, 'authorization') ?? '')?.[1]
  if (given === undefined) return null
  const signature = Buffer.from(given, 'hex')
  const isSigned = keys.some((key) => timingSafeEqual(createHmac('sha256', key).update(body).digest(), signature))
  const payment = isSigned ? parseObject(new URLSearchParams(body.toString('utf8')).get('payload') ?? '') : null
  if (!payment) return null
  const id = textOf(payment, 'id')
  const status = textOf(payment, 'status')
  return {
    // There is no event id: payment and status together identify the event.
    key: id && status ? `${id} ${status}` : null,
    kind: 'payment',
    reference: textOf(payment, 'merchantReference'),
    checkoutId: null,
    paymentId: id,
    amountCents: readCents(payment['requiredAmount']),
    outcome: null,
  }
}

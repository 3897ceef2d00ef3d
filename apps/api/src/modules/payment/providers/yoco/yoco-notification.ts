import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCents } from '@meerkat/domain/payment/amount'
import type { Notification, RawNotification } from '../../port.ts'
import { headerOf, objectOf, parseObject, textOf } from '../../read-answer.ts'

/** Clocks may differ by this much; older messages count as replays. */
const MAX_SKEW_MS = 3 * 60_000
const SECRET_PREFIX = 'whsec_'

/** Verifies and reads a webhook of the provider; null when it is not authentic. */
export function readYocoNotification(
  { body, headers, now }: RawNotification,
  secrets: readonly string[],
): Notification | 'outdated' | null {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (id === null || timestamp === null || signatures === null || !/^\d{1,12}$/.test(timestamp)) return null
  if (!isSigned(Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]), signatures, secrets)) return null
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_SKEW_MS) return 'outdated'
  const event = parseObject(body.toString('utf8'))
  if (!event) return null
  const payload = objectOf(event, 'payload')
  const metadata = objectOf(payload, 'metadata')
  const type = textOf(event, 'type') ?? ''
  const isRefund = type.startsWith('refund.')
  return {
    key: textOf(event, 'id') ?? id,
    kind: type.startsWith('payment.') ? 'payment' : isRefund ? 'refund' : type.startsWith('dispute.') ? 'chargeback' : 'other',
    reference: textOf(metadata, 'reference'),
    checkoutId: textOf(metadata, 'checkoutId'),
    paymentId: isRefund ? textOf(payload, 'paymentId') : textOf(payload, 'id'),
    amountCents: readCents(payload['amount']),
    outcome: type === 'refund.succeeded' ? 'succeeded' : type === 'refund.failed' ? 'failed' : null,
    ...(isRefund && { refund: { id: textOf(payload, 'id'), reference: textOf(metadata, 'refund') } }),
  }
}

function isSigned(text: Buffer, signatures: string, secrets: readonly string[]): boolean {
  const given = signatures.split(' ').map((one) => (one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : Buffer.alloc(0)))
  return secrets.some((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    const expected = createHmac('sha256', key).update(text).digest()
    return given.some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected))
  })
}

import { createDecipheriv, createHash } from 'node:crypto'
import { parseAmount } from '@meerkat/domain/payment/amount'
import { readResultCode } from '@meerkat/domain/payment/result-code'
import type { Notification, RawNotification } from '../../port.ts'
import { headerOf, objectOf, parseObject, textOf } from '../../read-answer.ts'

const TAG_BYTES = 16
const IV_BYTES = new Set([12, 16])
const REFUNDS = new Set(['RF', 'RV'])

/** Decrypts a notification of the platform; null when any part of it is not as documented or was not encrypted with one of our keys. */
export function readPeachNotification({ body, headers }: RawNotification, keys: readonly Buffer[]): Notification | null {
  const plain = decrypt(body, headers, keys)
  const message = plain === null ? null : parseObject(plain)
  if (plain === null || !message) return null
  const payload = objectOf(message, 'payload')
  const code = textOf(objectOf(payload, 'result'), 'code') ?? ''
  const type = textOf(payload, 'paymentType') ?? ''
  const outcome = readResultCode(code, { isLive: false })
  const isRefund = REFUNDS.has(type)
  return {
    // Each delivery is encrypted anew, so hash the decrypted text, which is the same for the same event.
    key: createHash('sha256').update(plain).digest('hex'),
    kind: textOf(message, 'type') !== 'PAYMENT' ? 'other' : isRefund ? 'refund' : outcome === 'chargeback' ? 'chargeback' : 'payment',
    reference: textOf(payload, 'merchantTransactionId'),
    checkoutId: null,
    paymentId: isRefund ? textOf(payload, 'referencedId') : textOf(payload, 'id'),
    amountCents: parseAmount(payload['amount']),
    outcome: isRefund ? (outcome === 'paid' ? 'succeeded' : outcome === 'failed' ? 'failed' : null) : null,
    ...(isRefund && { refund: { id: textOf(payload, 'id'), reference: textOf(payload, 'merchantTransactionId') } }),
  }
}

function decrypt(body: Buffer, headers: RawNotification['headers'], keys: readonly Buffer[]): string | null {
  const iv = fromHex(headerOf(headers, 'x-initialization-vector'))
  const tag = fromHex(headerOf(headers, 'x-authentication-tag'))
  const text = body.toString('latin1').trim()
  const data = fromHex(text.startsWith('{') ? textOfCipher(text) : text)
  if (!iv || !tag || !data || !IV_BYTES.has(iv.length) || tag.length !== TAG_BYTES) return null
  for (const key of keys) {
    try {
      // Without the length, Node accepts a tag that was truncated to four bytes.
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
    } catch {
      // Another key of the rotation may be the right one.
    }
  }
  return null
}

function textOfCipher(text: string): string | null {
  const body = parseObject(text)
  const cipher = body?.['encryptedBody']
  return typeof cipher === 'string' ? cipher : null
}

function fromHex(text: string | null): Buffer | null {
  return text !== null && text.length > 0 && text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text) ? Buffer.from(text, 'hex') : null
}

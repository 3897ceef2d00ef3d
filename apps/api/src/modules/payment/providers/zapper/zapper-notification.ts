import { readCents } from '@meerkat/domain/payment/amount'
import type { Notification } from '../../port.ts'
import { isObject, textOf } from '../../read-answer.ts'

/**
 * Reads a notification of the provider. It has no documented signature, so it only causes a status query: the secret path and the site must
 * match, and the answer to our own query decides.
 */
export function readZapperNotification(body: Buffer, { site }: { readonly site: string }): Notification | null {
  const message = parse(body.toString('utf8'))
  if (!message) return null
  const toldSite = textOf(message, 'siteId') ?? textOf(message, 'SiteId')
  if (toldSite !== null && toldSite !== site) return null
  const reference = textOf(message, 'invoiceExternalReference') ?? textOf(message, 'PosReference') ?? textOf(message, 'Reference')
  const paymentId = textOf(message, 'paymentReference') ?? textOf(message, 'ZapperId')
  if (reference === null) return null
  return {
    key: null,
    kind: 'payment',
    reference,
    checkoutId: textOf(message, 'invoiceReference'),
    paymentId,
    amountCents: readCents(message['invoicedAmount']),
    outcome: null,
  }
}

/** Parses the body; sometimes it is JSON inside a JSON string. */
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const once: unknown = JSON.parse(text)
    const twice: unknown = typeof once === 'string' ? JSON.parse(once) : once
    return isObject(twice) ? twice : null
  } catch {
    return null
  }
}

import { readCents } from '@meerkat/domain/payment/amount'
import type { Notification } from '../../port.ts'
import { isObject, textOf } from '../../read-answer.ts'

/**
 * A notification of the provider. It carries no signature that is documented, so it is never more than a reason to ask: the secret path
 * and the site must fit, and the answer to our own question decides.
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

/** Sometimes the JSON arrives as a quoted text. */
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const once: unknown = JSON.parse(text)
    const twice: unknown = typeof once === 'string' ? JSON.parse(once) : once
    return isObject(twice) ? twice : null
  } catch {
    return null
  }
}

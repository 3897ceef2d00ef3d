import type { PaymentState } from '@meerkat/contract/payment'
import type { Translate } from '@meerkat/i18n/messages'

const TEXTS = { pending: 'payment.pendingText', paid: 'payment.paidText', review: 'payment.reviewText' } as const

/** What happened to a payment, in one or two sentences; empty when the heading says it all. */
export function outcomeText(t: Translate, { state, reason }: Pick<PaymentState, 'state' | 'reason'>): string {
  const why = reason ? t(`payment.reason.${reason}`) : state === 'expired' ? t('payment.reason.expired') : ''
  const what = state in TEXTS ? t(TEXTS[state as keyof typeof TEXTS]) : ''
  return [why, what].filter(Boolean).join(' ')
}

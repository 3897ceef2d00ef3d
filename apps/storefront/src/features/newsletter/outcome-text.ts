import { addWords, type I18n, type Words } from '@meerkat/i18n/words'
import { refusalText } from '../../shell/messages/refusal-text.ts'
import type { NewsletterOutcome } from './create-newsletter.ts'

/** Loads the messages of a subscription, which the first page does not need. */
export async function fetchOutcomeWords(i18n: I18n): Promise<void> {
  await Promise.all([addWords(i18n, 'account'), addWords(i18n, 'checkout')])
}

/** The message for an outcome. docs/behaviour/small-stores.md §20.4. */
export function outcomeText(outcome: NewsletterOutcome, t: Words): string {
  switch (outcome.kind) {
    case 'subscribed': {
      const { coupon } = outcome
      if (!coupon) return t('newsletter.done')
      return [t('newsletter.done'), `${t('newsletter.coupon', { ...coupon })}.`, t('newsletter.kept')].join(' ')
    }
    case 'pending':
      return t('newsletter.pending')
    case 'end-pending':
      return t('newsletter.endPending')
    case 'already':
      return t('newsletter.on')
    case 'unsubscribed':
      return t('newsletter.undone')
    case 'email-invalid':
      return t('fault.email-invalid')
    case 'failed':
      return refusalText(outcome.outcome, t) ?? t('error.server.title')
  }
}

/** Whether the entry needs a correction. */
export function isFault({ kind }: NewsletterOutcome): boolean {
  return kind === 'email-invalid' || kind === 'failed'
}

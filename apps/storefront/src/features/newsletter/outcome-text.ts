import { addWords, type I18n, type Words } from '@meerkat/i18n/words'
import { refusalText } from '../../shell/messages/refusal-text.ts'
import type { NewsletterOutcome } from './create-newsletter.ts'

/** The words that a subscription needs are not those of a first page. */
export async function fetchOutcomeWords(i18n: I18n): Promise<void> {
  await Promise.all([addWords(i18n, 'account'), addWords(i18n, 'checkout')])
}

/** What the reader is told. Behaviour 20.4. */
export function outcomeText(outcome: NewsletterOutcome, t: Words): string {
  switch (outcome.kind) {
    case 'subscribed': {
      const { coupon } = outcome
      if (!coupon) return t('newsletter.done')
      return [t('newsletter.done'), `${t('newsletter.coupon', { ...coupon })}.`, t('newsletter.kept')].join(' ')
    }
    case 'pending':
      return t('newsletter.pending')
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

/** The reader has something to mend. */
export function isFault({ kind }: NewsletterOutcome): boolean {
  return kind === 'email-invalid' || kind === 'failed'
}

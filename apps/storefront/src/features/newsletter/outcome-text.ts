import { addMessages, type I18n, type Translate } from '@meerkat/i18n/messages'
import { refusalText } from '../../shell/messages/refusal-text.ts'
import type { NewsletterOutcome } from './create-newsletter.ts'

/** Loads the messages of a subscription, which the first page does not need. */
export async function loadOutcomeMessages(i18n: I18n): Promise<void> {
  await Promise.all([addMessages(i18n, 'account'), addMessages(i18n, 'checkout'), addMessages(i18n, 'offline')])
}

/** The message for an outcome. docs/behaviour/small-stores.md §20.4. */
export function outcomeText(outcome: NewsletterOutcome, t: Translate): string {
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
    case 'waits':
      return t('offline.newsletterWaits')
    case 'end-waits':
      return t('offline.newsletterEndWaits')
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

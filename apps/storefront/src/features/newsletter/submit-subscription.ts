import type { I18n } from '@meerkat/i18n/messages'
import { type OpenNewsletter, openNewsletter } from './open-newsletter.ts'
import { isFault, loadOutcomeMessages, outcomeText } from './outcome-text.ts'

export interface SubmitSubscription extends OpenNewsletter {
  readonly i18n: I18n
}

/** Subscribes an address; returns what to tell the shopper, and whether the entry needs a correction. */
export async function submitSubscription(
  email: string,
  { i18n, ...shop }: SubmitSubscription,
): Promise<{ text: string; isFault: boolean }> {
  const [newsletter] = await Promise.all([openNewsletter(shop), loadOutcomeMessages(i18n)])
  const outcome = await newsletter.subscribe(email)
  return { text: outcomeText(outcome, (id, values) => i18n.t(id, values)), isFault: isFault(outcome) }
}

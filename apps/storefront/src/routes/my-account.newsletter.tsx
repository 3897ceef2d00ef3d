import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type NewsletterChange, NewsletterScreen } from '../features/account/more/newsletter-screen.tsx'
import type { NewsletterOutcome } from '../features/newsletter/create-newsletter.ts'
import { openNewsletter } from '../features/newsletter/open-newsletter.ts'
import { loadOutcomeMessages, outcomeText } from '../features/newsletter/outcome-text.ts'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'
import { useCustomer } from './-account.ts'

/** /my-account/newsletter. */
export const Route = createFileRoute('/my-account/newsletter')({ component: Newsletter })

const STATUS: Readonly<Record<NewsletterOutcome['kind'], NewsletterChange['status']>> = {
  subscribed: 'subscribed',
  already: 'subscribed',
  pending: 'pending',
  unsubscribed: 'unsubscribed',
  'email-invalid': null,
  'end-pending': null,
  failed: null,
  waits: null,
  'end-waits': null,
}

function Newsletter() {
  const user = useCustomer()
  const { api, view, i18n } = useRouter().options.context
  if (!user) return null

  async function change(email: string, action: 'subscribe' | 'unsubscribe'): Promise<NewsletterChange | null> {
    // Load the messages first: without them, the outcome of the call could not be shown.
    if (!(await loadOrNotify(loadOutcomeMessages(i18n)))) return null
    const outcome = await (await openNewsletter({ api, view }))[action](email)
    return {
      status: STATUS[outcome.kind],
      coupon: outcome.kind === 'subscribed' ? outcome.coupon : null,
      text: outcomeText(outcome, i18n.t),
    }
  }

  return <NewsletterScreen email={user.email} onChange={(action) => change(user.email, action)} />
}

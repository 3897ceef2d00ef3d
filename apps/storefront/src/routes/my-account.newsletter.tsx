import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type NewsletterChange, NewsletterScreen } from '../features/account/more/newsletter-screen.tsx'
import type { NewsletterOutcome } from '../features/newsletter/create-newsletter.ts'
import { openNewsletter } from '../features/newsletter/open-newsletter.ts'
import { outcomeText } from '../features/newsletter/outcome-text.ts'
import { useMessages } from '../shell/messages/messages.tsx'
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
}

function Newsletter() {
  const t = useMessages()
  const user = useCustomer()
  const { api, view } = useRouter().options.context
  if (!user) return null

  async function change(email: string, wish: 'subscribe' | 'unsubscribe'): Promise<NewsletterChange> {
    const outcome = await (await openNewsletter({ api, view }))[wish](email)
    return {
      status: STATUS[outcome.kind],
      coupon: outcome.kind === 'subscribed' ? outcome.coupon : null,
      text: outcomeText(outcome, t),
    }
  }

  return <NewsletterScreen email={user.email} onChange={(wish) => change(user.email, wish)} />
}

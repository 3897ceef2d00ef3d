import { confirmSubscription, subscribe, unsubscribe, unsubscribeByMail } from '@meerkat/contract/newsletter'
import type { Send } from '@meerkat/contract/transport'
import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import type { NewsletterAnswer } from '../features/newsletter/newsletter-page.tsx'
import type { Outcome } from '../shell/api/api-client.ts'
import { readSubmittedForm, type SubmittedForm } from './submitted-form.ts'

/**
 * Handles the newsletter form of the footer when it is sent without JavaScript or before hydration: performs the request and redirects to
 * a page with the result. Returns null for every other request. docs/behaviour/small-stores.md §20.4.
 */
export async function answerNewsletter(request: Request, send: Send): Promise<Response | null> {
  const form = await readSubmittedForm(request, send, { pages: ['/newsletter'], fields: ['email', 'token', 'key'] })
  if (!form) return null
  return form.show({ answer: await change(form) })
}

async function change({ fields, api }: SubmittedForm): Promise<NewsletterAnswer> {
  const token = fields.get('token')
  if (token) return toAnswer(await api.ask(confirmSubscription, { body: { token } }))
  const key = fields.get('key')
  if (key) return toAnswer(await api.ask(unsubscribeByMail, { query: { key } }))
  const email = (fields.get('email') ?? '').trim()
  if (checkEmail(email) !== null) return 'email-invalid'
  if (fields.get('does') !== 'unsubscribe') return toAnswer(await api.ask(subscribe, { body: { email } }))
  const ended = toAnswer(await api.ask(unsubscribe, { body: { email } }))
  return ended === 'pending' ? 'end-pending' : ended
}

function toAnswer(outcome: Outcome<'subscribed' | 'pending' | 'unsubscribed'>): NewsletterAnswer {
  return outcome.kind === 'done' ? outcome.result : 'failed'
}

import { createFileRoute } from '@tanstack/react-router'
import { type NewsletterAnswer, NewsletterPage } from '../features/newsletter/newsletter-page.tsx'
import { loadOutcomeMessages } from '../features/newsletter/outcome-text.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

const ANSWERS: readonly string[] = [
  'subscribed',
  'pending',
  'end-pending',
  'unsubscribed',
  'email-invalid',
  'failed',
] satisfies NewsletterAnswer[]

/** /newsletter: the target of the newsletter form without JavaScript, and of the unsubscribe link in newsletter mails. */
export const Route = createFileRoute('/newsletter/')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => loadOutcomeMessages(i18n),
  head: hiddenHead('newsletter.title'),
  component: NewsletterRoute,
})

function NewsletterRoute() {
  const { answer, key } = Route.useSearch()
  const known = typeof answer === 'string' && ANSWERS.includes(answer) ? (answer as NewsletterAnswer) : undefined
  return <NewsletterPage answer={known} unsubscribeKey={givenText(key)} />
}

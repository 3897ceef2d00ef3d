import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Newsletter, NewsletterOutcome } from './create-newsletter.ts'
import { openNewsletter } from './open-newsletter.ts'
import { isFault, outcomeText } from './outcome-text.ts'

export type NewsletterAnswer = 'subscribed' | 'pending' | 'unsubscribed' | 'email-invalid' | 'failed'

export interface NewsletterPageProps {
  /** The outcome of a form that the browser posted without JavaScript. */
  answer: NewsletterAnswer | undefined
  /** The address from the link of a mail. */
  email: string
}

/** Subscribes and unsubscribes: without an account, without JavaScript, or from the link of a mail. docs/behaviour/small-stores.md §20.4. */
export function NewsletterPage({ answer, email }: NewsletterPageProps) {
  const t = useMessages()
  return (
    <div className="wrap newsletter-page">
      <h1>{t('newsletter.title')}</h1>
      {answer && <p role="status">{t(ANSWERS[answer])}</p>}
      <NewsletterChange does="subscribe" email="" />
      <NewsletterChange does="unsubscribe" email={email} />
    </div>
  )
}

const ANSWERS: Readonly<Record<NewsletterAnswer, string>> = {
  subscribed: 'newsletter.doneByMail',
  pending: 'newsletter.pending',
  unsubscribed: 'newsletter.undone',
  'email-invalid': 'fault.email-invalid',
  failed: 'error.server.title',
}

interface NewsletterChangeProps {
  does: 'subscribe' | 'unsubscribe'
  email: string
}

function NewsletterChange({ does, email }: NewsletterChangeProps) {
  const t = useMessages()
  const href = useHref()
  const titleId = useId()
  const { api, view } = useRouter().options.context
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = outcome && outcomeText(outcome, t)
  const fault = outcome && isFault(outcome) ? text : undefined

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    setBusy(true)
    const newsletter: Newsletter = await openNewsletter({ api, view })
    const next = await newsletter[does](field.value)
    setOutcome(next)
    setBusy(false)
    if (isFault(next)) field.focus()
  }

  return (
    <section aria-labelledby={titleId} className="account-card">
      <h2 id={titleId} className="text-lg">
        {t(`newsletter.${does}`)}
      </h2>
      <p>{t(does === 'subscribe' ? 'newsletter.about' : 'newsletter.endAbout')}</p>
      <form action={href('/newsletter')} method="post" noValidate onSubmit={handleSubmit}>
        <input type="hidden" name="does" value={does} />
        <Field name="email" type="email" autoComplete="email" label={t('newsletter.email')} defaultValue={email} error={fault} />
        <Button type="submit" variant={does === 'subscribe' ? 'primary' : 'secondary'} busy={isBusy}>
          {t(`newsletter.${does}`)}
        </Button>
      </form>
      <p role="status">{fault ? '' : text}</p>
    </section>
  )
}

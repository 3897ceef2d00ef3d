import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { CouponLimit } from '../../shell/money/coupon-limit.tsx'
import { loadOrNotify } from '../../shell/page-load/load-or-notify.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Newsletter, NewsletterOutcome } from './create-newsletter.ts'
import { openNewsletter } from './open-newsletter.ts'
import { isFault, loadOutcomeMessages, outcomeText } from './outcome-text.ts'

export type NewsletterAnswer = 'subscribed' | 'pending' | 'end-pending' | 'unsubscribed' | 'email-invalid' | 'failed'

export interface NewsletterPageProps {
  /** The outcome of a form that the browser sent without JavaScript. */
  answer: NewsletterAnswer | undefined
  /** From the link in a newsletter mail: proves that the visitor receives mail at the address. Null without it. */
  unsubscribeKey: string | null
}

/** Subscribing and unsubscribing without an account, without JavaScript, or from a mail. `docs/behaviour/small-stores.md §20.4`. */
export function NewsletterPage({ answer, unsubscribeKey }: NewsletterPageProps) {
  const t = useMessages()
  return (
    <div className="wrap newsletter-page">
      <h1>{t('newsletter.title')}</h1>
      {answer && <p role="status">{t(ANSWERS[answer])}</p>}
      {unsubscribeKey === null && <NewsletterChange does="subscribe" unsubscribeKey={null} />}
      <NewsletterChange does="unsubscribe" unsubscribeKey={unsubscribeKey} />
    </div>
  )
}

const ANSWERS: Readonly<Record<NewsletterAnswer, string>> = {
  subscribed: 'newsletter.doneByMail',
  pending: 'newsletter.pending',
  'end-pending': 'newsletter.endPending',
  unsubscribed: 'newsletter.undone',
  'email-invalid': 'fault.email-invalid',
  failed: 'error.server.title',
}

interface NewsletterChangeProps {
  does: 'subscribe' | 'unsubscribe'
  unsubscribeKey: string | null
}

function NewsletterChange({ does, unsubscribeKey }: NewsletterChangeProps) {
  const t = useMessages()
  const href = useHref()
  const titleId = useId()
  const { api, view, i18n } = useRouter().options.context
  const percent = shop.newsletter.couponPercent
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = outcome && outcomeText(outcome, t)
  const fault = outcome && isFault(outcome) ? text : undefined

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement | null
    setBusy(true)
    // Load the messages first: send nothing whose outcome could not be shown.
    if (!(await loadOrNotify(loadOutcomeMessages(i18n)))) return setBusy(false)
    const newsletter: Newsletter = await openNewsletter({ api, view })
    const next = unsubscribeKey === null ? await newsletter[does](field?.value ?? '') : await newsletter.endByKey(unsubscribeKey)
    setOutcome(next)
    setBusy(false)
    if (isFault(next)) field?.focus()
  }

  return (
    <section aria-labelledby={titleId} className="account-card">
      <h2 id={titleId} className="text-lg">
        {t(`newsletter.${does}`)}
      </h2>
      <p>{t(does === 'subscribe' ? 'newsletter.about' : 'newsletter.endAbout')}</p>
      {does === 'subscribe' && percent > 0 && (
        <p>
          {t('newsletter.firstOffer', { percent })}
          <CouponLimit />
        </p>
      )}
      <form action={href('/newsletter')} method="post" noValidate onSubmit={handleSubmit}>
        <input type="hidden" name="does" value={does} />
        {unsubscribeKey === null ? (
          <Field name="email" type="email" autoComplete="email" label={t('newsletter.email')} error={fault} />
        ) : (
          <input type="hidden" name="key" value={unsubscribeKey} />
        )}
        <Button type="submit" variant={does === 'subscribe' ? 'primary' : 'secondary'} busy={isBusy}>
          {t(`newsletter.${does}`)}
        </Button>
      </form>
      <p role="status">{fault && unsubscribeKey === null ? '' : text}</p>
    </section>
  )
}

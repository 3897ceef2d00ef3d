import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { CouponLimit } from '../../shell/money/coupon-limit.tsx'
import { afterFirstInteraction } from '../../shell/page-load/on-first-interaction.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { newsletterStore } from './newsletter-store.ts'

/**
 * The newsletter form at the end of every page. Its JavaScript is loaded at the first interaction; before that, and without JavaScript,
 * the browser posts the form. Hidden while this device is subscribed. docs/behaviour/small-stores.md §20.4.
 */
export function NewsletterForm() {
  const t = useMessages()
  const href = useHref()
  const { api, view, i18n } = useRouter().options.context
  const isSubscribed = useStore(newsletterStore, (state) => state.isSubscribed)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const percent = shop.newsletter.couponPercent

  // Run once per page.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => afterFirstInteraction(window, () => void prepare().catch(() => undefined)), [])

  async function prepare() {
    await (await import('./open-newsletter.ts')).openNewsletter({ api, view })
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    try {
      const { submitSubscription } = await import('./submit-subscription.ts')
      const { text, isFault } = await submitSubscription(field.value, { api, view, i18n })
      setNote(text)
      if (isFault) field.focus()
    } catch {
      setNote(t('error.server.title'))
    }
    setBusy(false)
  }

  // The outcome stays visible until the next page.
  if (isSubscribed && !note) return null
  return (
    <form action={href('/newsletter')} method="post" noValidate className="newsletter" onSubmit={handleSubmit}>
      {!isSubscribed && (
        <>
          <label htmlFor="newsletter">
            {t(percent > 0 ? 'newsletter.invite' : 'newsletter.title', { percent })}
            {percent > 0 && <CouponLimit />}
          </label>
          <input id="newsletter" name="email" type="email" autoComplete="email" placeholder={t('newsletter.email')} className="control" />
          <button type="submit" className="button button-primary button-medium" aria-busy={isBusy || undefined}>
            {t('newsletter.subscribe')}
          </button>
        </>
      )}
      <p role="status">{note}</p>
    </form>
  )
}

import { IssuedCoupon } from '@meerkat/contract/coupon'
import { type NewsletterStatus, readSubscription, subscribe, unsubscribe } from '@meerkat/contract/newsletter'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notices } from '../../shell/notices.ts'
import { refusalText } from '../../shell/refusal-text.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface NewsletterScreenProps {
  email: string
}

/** Whether the newsletter comes, and both ways to change that. Behaviour 20.4. */
export function NewsletterScreen({ email }: NewsletterScreenProps) {
  const t = useWords()
  const { api } = useRouter().options.context
  const [status, setStatus] = useState<NewsletterStatus | null>(null)
  const [coupon, setCoupon] = useState<IssuedCoupon | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOn = status === 'subscribed'

  useEffect(() => {
    // Asked silently: who cannot be answered is not subscribed as far as this page knows. Behaviour 6.4.
    void api
      .ask(readSubscription, { query: { email } })
      .then((outcome) => setStatus(outcome.kind === 'done' ? outcome.result : 'unsubscribed'))
  }, [api, email])

  async function change() {
    setBusy(true)
    const outcome = await api.ask(isOn ? unsubscribe : subscribe, { body: { email } })
    setBusy(false)
    if (outcome.kind !== 'done') {
      const message = refusalText(outcome, t)
      return message === null ? undefined : notices.show({ type: 'error', message, action1: { label: t('notices.ok') } })
    }
    setStatus(outcome.result)
    setCoupon(IssuedCoupon.safeParse(outcome.meta?.['coupon']).data ?? null)
    const message = outcome.result === 'pending' ? t('newsletter.pending') : t(isOn ? 'newsletter.undone' : 'newsletter.done')
    return notices.show({ type: 'success', message, action1: { label: t('notices.ok') } })
  }

  return (
    <section aria-labelledby="newsletter-title" className="account-card">
      <h2 id="newsletter-title" className="text-lg">
        {t('account.newsletter')}
      </h2>
      {status === null ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <>
          <p>{t(status === 'pending' ? 'newsletter.pending' : isOn ? 'newsletter.on' : 'newsletter.off')}</p>
          {coupon && <p className="text-form-refusal">{t('newsletter.coupon', { percent: coupon.percent, code: coupon.code })}</p>}
          <div>
            <Button variant={isOn ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void change()}>
              {t(isOn ? 'newsletter.unsubscribe' : 'newsletter.subscribe')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

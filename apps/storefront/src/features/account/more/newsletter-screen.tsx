import type { IssuedCoupon } from '@meerkat/contract/coupon'
import { type NewsletterStatus, readSubscription } from '@meerkat/contract/newsletter'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { CouponLimit } from '../../../shell/money/coupon-limit.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { AccountCard } from '../frame/account-card.tsx'

/** Result of a change. */
export interface NewsletterChange {
  /** Null when nothing changed. */
  readonly status: NewsletterStatus | null
  readonly coupon: IssuedCoupon | null
  /** Shown to the customer. */
  readonly text: string
}

export interface NewsletterScreenProps {
  email: string
  onChange: (action: 'subscribe' | 'unsubscribe') => Promise<NewsletterChange | null>
}

/** Newsletter subscription of the customer. docs/behaviour/small-stores.md §20.4. */
export function NewsletterScreen({ email, onChange }: NewsletterScreenProps) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [status, setStatus] = useState<NewsletterStatus | null>(null)
  /** Why the status could not be read; empty when it was. */
  const [fault, setFault] = useState('')
  const [coupon, setCoupon] = useState<IssuedCoupon | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOn = status === 'subscribed'
  const percent = shop.newsletter.couponPercent

  useAnswer(
    email,
    () => api.ask(readSubscription, { query: { email } }),
    (outcome) => {
      if (outcome.kind === 'done') setStatus(outcome.result)
      setFault(outcome.kind === 'done' ? '' : (refusalText(outcome, t) ?? t('account.network')))
    },
  )

  async function change() {
    setBusy(true)
    const told = await onChange(isOn ? 'unsubscribe' : 'subscribe').finally(() => setBusy(false))
    if (!told) return
    setCoupon(told.coupon)
    if (told.status) setStatus(told.status)
    notices.show({ type: told.status ? 'success' : 'error', message: told.text, action1: { label: t('notices.ok') } })
  }

  return (
    <AccountCard id="newsletter" title={t('account.newsletter')}>
      {status === null && fault ? (
        <p role="status">{fault}</p>
      ) : status === null ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <>
          <p>{t(status === 'pending' ? 'newsletter.pending' : isOn ? 'newsletter.on' : 'newsletter.off')}</p>
          {status === 'unsubscribed' && percent > 0 && (
            <p>
              {t('newsletter.firstOffer', { percent })}
              <CouponLimit />
            </p>
          )}
          {coupon && (
            <p className="text-form-refusal">
              {t('newsletter.coupon', { percent: coupon.percent, code: coupon.code })}
              <CouponLimit />
            </p>
          )}
          <div>
            <Button variant={isOn ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void change()}>
              {t(isOn ? 'newsletter.unsubscribe' : 'newsletter.subscribe')}
            </Button>
          </div>
        </>
      )}
    </AccountCard>
  )
}

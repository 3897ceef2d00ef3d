import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkForm } from '../../ui/link-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { NewsletterOutcome } from './create-newsletter.ts'
import { openNewsletter } from './open-newsletter.ts'
import { outcomeText } from './outcome-text.ts'

export interface ConfirmPageProps {
  token: string
}

/**
 * The page behind the link of the confirmation mail. Loading it changes nothing, because mail scanners follow links too: the
 * browser confirms with JavaScript, otherwise a button does. docs/wire.md §7.
 */
export function ConfirmPage({ token }: ConfirmPageProps) {
  const t = useMessages()
  const href = useHref()
  const { api, view } = useRouter().options.context
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null)

  useEffect(() => {
    let isHere = true
    void openNewsletter({ api, view })
      .then((newsletter) => newsletter.confirm(token))
      .then((answer) => isHere && setOutcome(answer))
    return () => {
      isHere = false
    }
  }, [api, view, token])

  return (
    <div className="wrap newsletter-page">
      <h1>{t('newsletter.title')}</h1>
      <noscript>
        <LinkForm action={href('/newsletter')} secret={{ name: 'token', value: token }}>
          <Button type="submit">{t('newsletter.confirm')}</Button>
        </LinkForm>
      </noscript>
      <p role="status">{outcome ? outcomeText(outcome, t) : <Skeleton className="h-6 w-full" />}</p>
      {outcome && <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>}
    </div>
  )
}

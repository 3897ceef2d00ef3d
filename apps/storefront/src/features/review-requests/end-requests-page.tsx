import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkForm } from '../../ui/link-form.tsx'

export type EndAnswer = 'ended' | 'failed'

export interface EndRequestsPageProps {
  answer: EndAnswer | undefined
  /** From the link in a mail. */
  endKey: string | null
}

/** Ends the mails that ask an address for reviews. Works without JavaScript. docs/behaviour/orders.md §17.6. */
export function EndRequestsPage({ answer, endKey }: EndRequestsPageProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <div className="wrap product-alert-page">
      <h1>{t('reviewRequests.title')}</h1>
      {answer && <p role="status">{t(answer === 'ended' ? 'reviewRequests.ended' : 'error.server.title')}</p>}
      {endKey !== null && (
        <LinkForm action={href('/review-requests')} secret={{ name: 'key', value: endKey }}>
          <p>{t('reviewRequests.endAbout')}</p>
          <Button type="submit" variant="secondary">
            {t('reviewRequests.end')}
          </Button>
        </LinkForm>
      )}
      <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>
    </div>
  )
}

export function toEndAnswer(text: unknown): EndAnswer | undefined {
  return text === 'ended' || text === 'failed' ? text : undefined
}

import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export type EndAnswer = 'ended' | 'failed'

export interface EndRequestsPageProps {
  answer: EndAnswer | undefined
  /** From the link in a mail: proves that the visitor receives mail at the address. */
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
        // Mail scanners follow links, so only the button changes anything.
        <form action={href('/review-requests')} method="post">
          <p>{t('reviewRequests.endAbout')}</p>
          <input type="hidden" name="key" value={endKey} />
          <Button type="submit" variant="secondary">
            {t('reviewRequests.end')}
          </Button>
        </form>
      )}
      <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>
    </div>
  )
}

export function toEndAnswer(text: unknown): EndAnswer | undefined {
  return text === 'ended' || text === 'failed' ? text : undefined
}

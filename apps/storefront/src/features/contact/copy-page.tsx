import type { MessageCopyStatus } from '@meerkat/contract/mail'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** `unknown`: no token of this shop. `failed`: the same link may work later. */
export type CopyAnswer = MessageCopyStatus | 'unknown' | 'failed'

export interface CopyPageProps {
  /** The outcome of the form that the browser sent. */
  answer: CopyAnswer | undefined
  /** From the link in the mail: proves that the visitor receives mail at the address. */
  token: string | null
}

/** The page behind the link of the mail that asks whether a copy is wanted. Works without JavaScript. docs/wire.md §8. */
export function CopyPage({ answer, token }: CopyPageProps) {
  const t = useMessages()
  const href = useHref()
  const said = answer ?? (token === null ? 'unknown' : undefined)
  return (
    <div className="wrap message-copy">
      <h1>{t('messageCopy.title')}</h1>
      {said && (
        <p role="status" data-kind={said === 'sent' ? 'ok' : 'bad'} className="contact-outcome">
          {t(`messageCopy.${said}`)}
        </p>
      )}
      {token !== null && (
        // Mail scanners follow links, so only the button changes anything.
        <form action={href('/message-copy')} method="post">
          <p>{t('messageCopy.about')}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('messageCopy.confirm')}</Button>
        </form>
      )}
      {said === 'sent' && <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>}
      {said !== undefined && said !== 'sent' && (
        <ButtonLink href={href('/contact')} variant="secondary">
          {t('contact.heading')}
        </ButtonLink>
      )}
    </div>
  )
}

const ANSWERS: ReadonlySet<unknown> = new Set<CopyAnswer>(['sent', 'used', 'expired', 'unknown', 'failed'])

export function toCopyAnswer(given: unknown): CopyAnswer | undefined {
  return ANSWERS.has(given) ? (given as CopyAnswer) : undefined
}

import type { MessageCopyStatus } from '@meerkat/contract/mail'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkForm } from '../../ui/link-form.tsx'

/** `unknown`: no token of this shop. `failed`: the same link may work later. */
export type CopyAnswer = MessageCopyStatus | 'unknown' | 'failed'

export interface CopyPageProps {
  /** The outcome of the form that the browser sent. */
  answer: CopyAnswer | undefined
  /** From the link in the mail. */
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
        <LinkForm action={href('/message-copy')} secret={{ name: 'token', value: token }}>
          <p>{t('messageCopy.about')}</p>
          <Button type="submit">{t('messageCopy.confirm')}</Button>
        </LinkForm>
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

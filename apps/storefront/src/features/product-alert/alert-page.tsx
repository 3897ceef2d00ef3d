import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkForm } from '../../ui/link-form.tsx'
import { AlertForm } from './alert-form.tsx'

export type AlertAnswer = 'requested' | 'in-stock' | 'email-invalid' | 'ended' | 'failed'

export interface AlertPageProps {
  /** The outcome of a form that the browser sent without JavaScript. */
  answer: AlertAnswer | undefined
  /** The product of a request that needs a correction. */
  sku: string | null
  /** From the link in a mail. */
  endKey: string | null
}

/** The outcome of a request sent without JavaScript, and the page that ends all requests of an address. docs/behaviour/stock.md §5.3. */
export function AlertPage({ answer, sku, endKey }: AlertPageProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <div className="wrap product-alert-page">
      <h1>{t('alert.title')}</h1>
      {answer && <p role="status">{t(ANSWERS[answer])}</p>}
      {sku !== null && <AlertForm sku={sku} />}
      {endKey !== null && (
        <LinkForm action={href('/product-alert')} secret={{ name: 'key', value: endKey }}>
          <p>{t('alert.endAbout')}</p>
          <Button type="submit" variant="secondary">
            {t('alert.end')}
          </Button>
        </LinkForm>
      )}
      <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>
    </div>
  )
}

const ANSWERS: Readonly<Record<AlertAnswer, string>> = {
  requested: 'alert.requested',
  'in-stock': 'alert.inStock',
  'email-invalid': 'fault.email-invalid',
  ended: 'alert.ended',
  failed: 'error.server.title',
}

export function toAlertAnswer(text: unknown): AlertAnswer | undefined {
  return typeof text === 'string' && Object.hasOwn(ANSWERS, text) ? (text as AlertAnswer) : undefined
}

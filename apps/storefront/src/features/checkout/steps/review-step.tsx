import { checkTerms } from '@meerkat/domain/checkout/check-fields'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useId, useState } from 'react'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'

export interface ReviewStepProps {
  /** The lines and totals. */
  children: ReactNode
  isPlacing: boolean
  /** The last attempt did not reach the shop. */
  isNotSent: boolean
  onPlace: () => void
}

/** The summary, the terms and the button that places the order. docs/behaviour/checkout.md §12.4. */
export function ReviewStep({ children, isPlacing, isNotSent, onPlace }: ReviewStepProps) {
  const t = useMessages()
  const href = useHref()
  const isOnline = useOnline()
  const whyId = useId()
  const [accepts, setAccepts] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  const fault = wasLeft ? checkTerms(accepts) : null

  return (
    <div className="review-step">
      {children}
      <Checkbox
        name="terms"
        label={t('checkout.acceptTerms')}
        hint={
          <a href={href('/terms-conditions')} target="_blank" rel="noreferrer" className="link">
            {t('checkout.readTerms')}
          </a>
        }
        error={fault && t(`fault.${fault}`)}
        checked={accepts}
        onBlur={() => setLeft(true)}
        onChange={(event) => setAccepts(event.target.checked)}
      />
      {!isOnline && <p role="status">{t('checkout.offline')}</p>}
      {isNotSent && (
        <p role="alert" className="order-not-sent">
          <Icon of={TriangleAlert} /> {t('checkout.notSent')}
        </p>
      )}
      <Button
        size="large"
        wide
        busy={isPlacing}
        disabled={!accepts || !isOnline}
        aria-describedby={accepts || fault ? undefined : whyId}
        onClick={onPlace}
      >
        {t(isNotSent ? 'checkout.tryAgain' : 'checkout.place')}
      </Button>
      {/* The reason why the button is disabled is below it, so that the button does not move; the fault beside the box says the same. */}
      {!accepts && !fault && (
        <p id={whyId} className="field-hint">
          {t('fault.terms-not-accepted')}
        </p>
      )}
    </div>
  )
}

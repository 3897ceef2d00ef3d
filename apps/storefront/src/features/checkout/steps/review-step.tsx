import { checkTerms } from '@meerkat/domain/checkout/check-fields'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useId, useState } from 'react'
import { useOnline } from '../../../offline/network/use-online.ts'
import { TermsCheckbox } from '../../../shell/forms/terms-checkbox.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { TestMark } from '../../../shell/money/test-mark.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { whenPaid } from '../when-paid.ts'

export interface ReviewStepProps {
  /** The lines and totals, or only the total when the lines are beside the steps. */
  children: ReactNode
  isPlacing: boolean
  /** When the order is paid. */
  pays: ReturnType<typeof whenPaid>
  /** The order is paid with a method that moves no money. */
  isTest: boolean
  /** The terms are accepted. */
  accepts: boolean
  onAccept: (accepts: boolean) => void
  onPlace: () => void
}

/** The summary, the terms and the button that places the order. docs/behaviour/checkout.md §12.4. */
export function ReviewStep({ children, isPlacing, pays, isTest, accepts, onAccept, onPlace }: ReviewStepProps) {
  const t = useMessages()
  const isOnline = useOnline()
  const whyId = useId()
  const [wasLeft, setLeft] = useState(false)
  const fault = wasLeft ? checkTerms(accepts) : null

  return (
    <div className="review-step">
      {children}
      <TermsCheckbox
        name="terms"
        error={fault && t(`fault.${fault}`)}
        checked={accepts}
        onBlur={() => setLeft(true)}
        onChange={(event) => onAccept(event.target.checked)}
      />
      {!isOnline && (
        <p role="status" className="review-offline">
          <Icon of={CloudOff} /> {t(pays === 'next' ? 'checkout.paysOnline' : 'checkout.offline')}
        </p>
      )}
      {pays === 'next' && isOnline && <p>{t('checkout.paysNext')}</p>}
      {pays === 'placed' && <p>{t('checkout.paysLater')}</p>}
      {isTest && <TestMark />}
      <Button
        size="large"
        wide
        busy={isPlacing}
        disabled={!accepts}
        data-submits=""
        aria-describedby={accepts || fault ? undefined : whyId}
        onClick={onPlace}
      >
        {t('checkout.place')}
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

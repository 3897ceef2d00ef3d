import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export interface CheckoutStepProps {
  id: string
  number: number
  title: string
  isActive: boolean
  isSent: boolean
  /** All sections are one form. */
  isOnePage: boolean
  /** One line about the entries, while the section is closed. */
  recap?: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** A numbered step: open, completed (one line and Edit), or not reached yet. */
export function CheckoutStep({ id, number, title, isActive, isSent, isOnePage, recap, onEdit, children }: CheckoutStepProps) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ isActive, isOnePage })

  useEffect(() => {
    // Do not move the focus to a step that is open when the page loads, or that a wider window opens.
    if (isActive && !before.current.isActive && isOnePage === before.current.isOnePage) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    before.current = { isActive, isOnePage }
  }, [isActive, isOnePage])

  return (
    <section aria-labelledby={`${id}-title`} className="checkout-step" data-active={isActive ? '' : undefined}>
      <header>
        <span className="checkout-number" aria-hidden>
          {isSent && !isActive ? <Icon of={CircleCheck} size={28} /> : number}
        </span>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          <span className="sr-only">{t('checkout.step', { number })} </span>
          {title}
        </h2>
        {isSent && !isActive && (
          <Button variant="quiet" size="small" onClick={onEdit} aria-label={t('checkout.editStep', { title })}>
            {t('checkout.edit')}
          </Button>
        )}
      </header>
      {isActive && (
        <div className="checkout-body">
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>{children}</Suspense>
        </div>
      )}
      {!isActive && isSent && recap && <div className="checkout-recap">{recap}</div>}
    </section>
  )
}

import type { PaymentState } from '@meerkat/contract/payment'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PendingPayment, PendingPaymentSlot } from '../../offline/collections/pending-payment.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { TestMark } from '../../shell/money/test-mark.tsx'
import { usePrice } from '../../shell/store-view/format.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { askPayment, type PaymentReturn } from './data/ask-payment.ts'
import { usePaymentState } from './data/use-payment-state.ts'
import { outcomeText } from './parts/outcome-text.ts'
import { PaySkeleton } from './pay-screen.tsx'

/** The provider is asked again at most this often when the shop knows no attempt to watch. */
const REPEAT_MS = 30_000
/** A shop that did not answer is asked again after this time. docs/behaviour/offline.md §7.8. */
const RETRY_MS = 15_000

export interface StatusScreenProps {
  slot: PendingPaymentSlot | null
  /** From the URL, which the provider or this shop has built. */
  back: PaymentReturn
  onPlaced: (pending: PendingPayment, state: PaymentState) => void
}

/** The state of a payment: the page to which providers send the browser back. docs/behaviour/payment.md §27.3. */
export function StatusScreen({ slot, back, onPlaced }: StatusScreenProps) {
  const t = useMessages()
  const href = useHref()
  const price = usePrice()
  const { api } = useRouter().options.context
  const [found, setFound] = useState<{ readonly state: PaymentState | null; readonly pending: PendingPayment | null }>()
  const [isUnreachable, setUnreachable] = useState(false)
  const [asked, setAsked] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state = null, pending = null } = found ?? {}
  const isPending = state?.state === 'pending'

  function accept(next: PaymentState | null, own: PendingPayment | null): void {
    if (next?.order && own) onPlaced(own, next)
    setFound({ state: next, pending: own })
  }

  useEffect(() => {
    if (!slot) return undefined
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined
    void look(slot)

    async function look(from: PendingPaymentSlot): Promise<void> {
      const { pending: own, state: next } = await askPayment(api, await from.read(), back)
      if (!isOpen) return
      setUnreachable(next === 'unreachable')
      if (next === 'unreachable') {
        timer = setTimeout(() => void look(from), RETRY_MS)
        return
      }
      accept(next, own)
      // Only the owner gets an attempt to watch: for others, repeat the call.
      if (next?.state === 'pending' && !next.attemptId) timer = setTimeout(() => void look(from), REPEAT_MS)
    }

    return () => {
      isOpen = false
      clearTimeout(timer)
    }
    // The address does not change while the page is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot, asked])

  usePaymentState({
    api,
    attemptId: (isPending && state.attemptId) || null,
    checkoutReference: pending?.checkoutReference,
    expiresAt: null,
    onChange: (next) => accept(next, pending),
  })

  const name = state?.state
  useEffect(() => heading.current?.focus(), [name])

  if (isUnreachable) {
    const actions = <Button onClick={() => setAsked(asked + 1)}>{t('error.retry')}</Button>
    return <EmptyState headingLevel={1} title={t('error.unreachable.title')} text={t('error.unreachable.text')} actions={actions} />
  }
  if (!found || (state?.order && pending)) return <PaySkeleton />
  if (!state) {
    const actions = <ButtonLink href={href('/checkout')}>{t('payment.toCheckout')}</ButtonLink>
    return <EmptyState headingLevel={1} title={t('payment.unknown')} text={t('payment.unknownText')} actions={actions} />
  }
  // The provider sent the browser back and the shop has no payment: the shopper may try again at once.
  const cameBackUnpaid = isPending && (back.outcome === 'failed' || back.outcome === 'canceled')
  const canPay = pending !== null && state.canRetry !== false
  const canPayAgain = canPay && (isOver(state) || cameBackUnpaid)
  // The shopper opened this page without coming from a provider: the form may have been left before anything was paid.
  const mayBeUnpaid = isPending && canPay && back.id === undefined && back.outcome === undefined
  const next = pending?.backTo
    ? ({ href: pending.backTo, label: 'payment.toOrder' } as const)
    : canPayAgain || isOver(state)
      ? ({ href: href('/checkout'), label: 'payment.toCheckout' } as const)
      : ({ href: href('/'), label: 'order.goOn' } as const)
  return (
    <div className="pay" aria-live="polite">
      {state.isTest && <TestMark />}
      <h1 ref={heading} tabIndex={-1}>
        {t(cameBackUnpaid ? 'payment.failed' : mayBeUnpaid ? 'payment.title' : `payment.${state.state}`)}
      </h1>
      {state.grandTotal !== undefined && (
        <p className="pay-amount">
          {price(state.grandTotal)} {state.methodTitle && `(${state.methodTitle})`}
        </p>
      )}
      <p>{cameBackUnpaid || mayBeUnpaid ? t('payment.cameBack') : outcomeText(t, state)}</p>
      {(canPayAgain || mayBeUnpaid) && (
        <>
          {pending.backTo === null && <p>{t('payment.kept')}</p>}
          {/* The page of the payment step has its own content security policy, so it must be loaded as a document. */}
          <Button size="large" wide onClick={() => location.assign(href('/order/pay'))}>
            {t(mayBeUnpaid ? 'payment.goOn' : 'error.retry')}
          </Button>
        </>
      )}
      <ButtonLink href={next.href} variant="secondary">
        {t(next.label)}
      </ButtonLink>
    </div>
  )
}

function isOver({ state }: PaymentState): boolean {
  return state === 'failed' || state === 'expired'
}

import type { PaymentState } from '@meerkat/contract/payment'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { PendingPayment, PendingPaymentSlot } from '../../offline/collections/pending-payment.ts'
import { useOnline } from '../../offline/network/use-online.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { TestMark } from '../../shell/money/test-mark.tsx'
import { usePrice } from '../../shell/store-view/format.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { findOffer, isPaidFirst, offersQuery } from './data/offers-query.ts'
import { usePendingPayment } from './data/use-pending-payment.ts'
import { NoPaymentFlow } from './flows/no-payment-flow.tsx'
import { QrFlow } from './flows/qr-flow.tsx'
import { RedirectFlow } from './flows/redirect-flow.tsx'
import { WidgetFlow } from './flows/widget-flow.tsx'
import { MethodChooser } from './parts/method-chooser.tsx'
import { outcomeText } from './parts/outcome-text.ts'

const FLOWS = { widget: WidgetFlow, qr: QrFlow, redirect: RedirectFlow, nothing: NoPaymentFlow } as const
const CONFLICT = 409

export interface PayScreenProps {
  /** Null until the browser's storage is open. */
  slot: PendingPaymentSlot | null
  /** The order is placed: paid, or with a method that needs no payment now. */
  onPlaced: (pending: PendingPayment, state: PaymentState) => void
  /** There is nothing more to do on this page: the status page shows the state of the payment. */
  onUndecided: (attemptId: string) => void
}

/** The pending order, and what the chosen method needs. docs/behaviour/payment.md §27.2. */
export function PayScreen({ slot, onPlaced, onUndecided }: PayScreenProps) {
  const t = useMessages()
  const href = useHref()
  const price = usePrice()
  const isOnline = useOnline()
  const { api } = useRouter().options.context
  const payment = usePendingPayment(api, slot)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending } = payment
  const isPlaced = pending?.backTo != null
  // An order that is placed has no open cart whose offers could be read.
  const { data } = useQuery({ ...offersQuery(api, isPlaced ? undefined : pending?.order?.cart_id), enabled: Boolean(pending) })
  const offers = isPlaced ? data?.filter(isPaidFirst) : data

  if (pending === null) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('payment.none')}
        text={t('payment.noneText')}
        actions={<ButtonLink href={href('/checkout')}>{t('payment.toCheckout')}</ButtonLink>}
      />
    )
  }
  const offer = offers && pending ? findOffer(offers, pending.method) : null
  if (!pending || !offers) return <PaySkeleton />

  function handleState(state: PaymentState): void {
    if (!pending) return
    if (state.order) return onPlaced(pending, state)
    if (state.state === 'pending' || state.state === 'paid' || state.state === 'review' || state.state === 'refunded') {
      return onUndecided(state.attemptId ?? pending.attemptId ?? '')
    }
    setProblem(outcomeText(t, state) || t('payment.failed'))
    void payment.renew()
  }

  function handleRefused(code: number): void {
    setProblem(t(code === CONFLICT ? 'payment.amountChanged' : 'payment.notStarted'))
  }

  function handleChoose(chosen: PaymentOffer): void {
    setProblem(null)
    void payment.choose(chosen)
  }

  const Flow = offer ? FLOWS[offer.needs] : null
  const amount = price(pending.grandTotal)
  const failure = problem ?? (payment.failed && outcomeText(t, payment.failed))
  return (
    <div className="pay">
      {offer?.is_test && <TestMark />}
      <h1>{offer ? t('payment.with', { amount, title: offer.title }) : t('payment.title')}</h1>
      {!isOnline && <p role="status">{t('payment.offline')}</p>}
      {failure && (
        <p role="alert" className="pay-problem">
          {failure} {!isPlaced && t('payment.kept')}
        </p>
      )}
      {offer && Flow && offer.available && (
        <Flow
          key={pending.requestId}
          api={api}
          pending={pending}
          offer={offer}
          onAttempt={payment.remember}
          onState={handleState}
          onRenew={() => void payment.renew()}
          onRefused={handleRefused}
        />
      )}
      {offer && !offer.available && offer.unavailable_reason && <p role="alert">{offer.unavailable_reason}</p>}
      <MethodChooser
        key={failure ? 'open' : 'closed'}
        offers={offers}
        chosen={pending.method}
        isOpen={Boolean(failure) || !offer?.available}
        onChoose={handleChoose}
      />
      <p>
        <a href={pending.backTo ?? href('/checkout')} className="link">
          {t(isPlaced ? 'payment.toOrder' : 'payment.toCheckout')}
        </a>
      </p>
    </div>
  )
}

export function PaySkeleton() {
  return (
    <div className="pay" aria-hidden>
      <Skeleton className="h-10 w-64 mb-6" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

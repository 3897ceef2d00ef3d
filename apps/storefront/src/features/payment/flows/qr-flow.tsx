import { executePayment, type PaymentState } from '@meerkat/contract/payment'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePaymentState } from '../data/use-payment-state.ts'
import { Countdown } from '../parts/countdown.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { type FlowProps, paymentRequest } from './flow.ts'

/** A code to scan with a second device and a link for a phone that shows the page itself: always both. docs/behaviour/payment.md §27.3. */
export function QrFlow({ api, pending, onAttempt, onState, onRenew, onRefused }: FlowProps) {
  const t = useMessages()
  const price = usePrice()
  const { storeCode } = useStoreView()
  const [attempt, setAttempt] = useState<PaymentState | null>(null)
  const [news, setNews] = useState('')
  const [isOver, setOver] = useState(false)
  const { requestId, checkoutReference } = pending

  useEffect(() => {
    let isOpen = true

    async function begin(): Promise<void> {
      const outcome = await api.ask(executePayment, { query: {}, body: paymentRequest(pending, storeCode) })
      if (!isOpen) return
      if (outcome.kind !== 'done') return onRefused('code' in outcome ? outcome.code : 0)
      if (outcome.result.attemptId) await onAttempt(outcome.result.attemptId)
      if (!isOpen) return
      if (outcome.result.state === 'pending') setAttempt(outcome.result)
      else handleState(outcome.result)
    }

    void begin()
    return () => {
      isOpen = false
    }
    // Fetch a new code for each request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestId])

  const expiresAt = attempt?.expiresAt ?? null
  const watched = { api, attemptId: attempt?.attemptId ?? null, checkoutReference, expiresAt, onChange: handleState }
  const { ask, isAsking } = usePaymentState(watched)

  /** Fetch a new code only when the shopper asks for one: the page may have been left open, and a payment with the old code may be on its way. */
  function handleState(state: PaymentState): void {
    if (state.state === 'expired') setOver(true)
    else onState(state)
  }

  function handleEnd(): void {
    setOver(true)
    void ask()
  }

  async function handlePaid(): Promise<void> {
    setNews('')
    const state = await ask()
    if (state === null || state.state === 'pending') setNews(t(isOver ? 'payment.reason.expired' : 'payment.notYet'))
  }

  if (isOver) {
    return (
      <div className="qr-way">
        <p role="alert">
          <strong className="block">{t('payment.expired')}</strong> {t('payment.reason.expired')} {t('payment.kept')}
        </p>
        <Button size="large" wide onClick={onRenew}>
          {t('payment.newCode')}
        </Button>
        {news && <p role="status">{news}</p>}
        <Button variant="secondary" wide busy={isAsking} onClick={() => void handlePaid()}>
          {t('payment.iHavePaid')}
        </Button>
      </div>
    )
  }
  const qr = attempt?.qr
  if (!qr) return <Skeleton className="h-96 w-full" />
  const amount = price(qr.amount)
  return (
    <div className="qr-way">
      <ButtonLink href={qr.link} size="large" wide className="qr-link">
        {t('payment.openApp')}
      </ButtonLink>
      <p>{t('payment.scan')}</p>
      <QrCode text={qr.text} label={t('payment.qrAlt', { amount, reference: qr.reference })} />
      <p className="qr-reference">{t('payment.reference', { reference: qr.reference })}</p>
      {expiresAt && <Countdown until={expiresAt} onEnd={handleEnd} />}
      <p role="status">{news || t('payment.waiting')}</p>
      <Button variant="secondary" wide busy={isAsking} onClick={() => void handlePaid()}>
        {t('payment.iHavePaid')}
      </Button>
    </div>
  )
}

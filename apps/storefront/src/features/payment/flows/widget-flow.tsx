import type { ResultOf } from '@meerkat/contract/endpoint'
import { prepareCheckout } from '@meerkat/contract/payment'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardWidget } from './card-widget.tsx'
import type { FlowProps } from './flow.ts'

/** The card form of a provider, which the provider's script draws in its own frame. docs/behaviour/payment.md §27.2. */
export function WidgetFlow({ api, pending, offer, onAttempt, onRefused }: FlowProps) {
  const t = useMessages()
  const [prepared, setPrepared] = useState<ResultOf<typeof prepareCheckout> | null>(null)
  const { checkoutReference, grandTotal, requestId } = pending

  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined

    async function prepare(): Promise<void> {
      const outcome = await api.ask(prepareCheckout, {
        params: { provider: offer.provider },
        query: {},
        body: { grandTotal, checkoutReference },
      })
      if (!isOpen) return
      if (outcome.kind !== 'done') return onRefused('code' in outcome ? outcome.code : 0)
      await onAttempt(outcome.result.attemptId)
      if (!isOpen) return
      setPrepared(outcome.result)
      // The provider drops the checkout at this time: prepare a new form.
      timer = setTimeout(() => void prepare(), Math.max(0, Date.parse(outcome.result.expiresAt) - Date.now()))
    }

    void prepare()
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
    // Prepare a new form for each request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestId, offer.provider])

  return (
    <div className="widget-way">
      {prepared ? <CardWidget key={prepared.id} checkout={prepared} onFailed={() => onRefused(0)} /> : <Skeleton className="h-96 w-full" />}
      <p className="field-hint">{t('payment.cardSafe')}</p>
    </div>
  )
}

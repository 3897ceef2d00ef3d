import { executePayment } from '@meerkat/contract/payment'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { type FlowProps, paymentRequest } from './flow.ts'

/** Places the order without a payment now, after the shopper has changed to a method that needs none. */
export function NoPaymentFlow({ api, pending, offer, onState, onRefused }: FlowProps) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const [isPlacing, setPlacing] = useState(false)

  async function place(): Promise<void> {
    setPlacing(true)
    const outcome = await api.ask(executePayment, { query: {}, body: paymentRequest(pending, storeCode) })
    setPlacing(false)
    if (outcome.kind === 'done') onState(outcome.result)
    else onRefused('code' in outcome ? outcome.code : 0)
  }

  return (
    <>
      {offer.hint && <p>{offer.hint}</p>}
      <Button size="large" wide busy={isPlacing} onClick={() => void place()}>
        {t('checkout.place')}
      </Button>
    </>
  )
}

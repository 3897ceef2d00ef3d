import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'

export interface PayOrderProps {
  checkoutReference: string
  /** Opens the page of the payment step. */
  onPay: (checkoutReference: string) => Promise<void>
}

/** The button that pays an order which was placed without a payment. docs/behaviour/payment.md §27.5. */
export function PayOrder({ checkoutReference, onPay }: PayOrderProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    await onPay(checkoutReference).finally(() => setBusy(false))
  }

  return (
    <Button busy={isBusy} onClick={() => void handleClick()}>
      {t('orders.payNow')}
    </Button>
  )
}

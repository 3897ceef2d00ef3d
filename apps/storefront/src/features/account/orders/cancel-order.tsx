import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OrderAccess } from './order-access.ts'

export interface CancelOrderProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** Cancels an order after a confirmation, because that cannot be undone. */
export function CancelOrder({ order, access, onChange }: CancelOrderProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function handleConfirm() {
    setBusy(true)
    const outcome = await access.cancel(order)
    setBusy(false)
    setAsking(false)
    if (outcome.kind !== 'done') return notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('wire.busy'), action1 })
    notices.show({ type: 'success', message: t('orders.cancelled'), action1 })
    return onChange(outcome.result)
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('orders.askCancel')}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('orders.keep')}
            </Button>
            <Button busy={isBusy} onClick={handleConfirm}>
              {t('orders.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('orders.askCancelText', { id: order.increment_id })}</p>
      </Dialog>
    </>
  )
}

import { cancelOrder, type HistoryOrder } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export interface CancelOrderProps {
  order: HistoryOrder
  onChange: (order: HistoryOrder) => Promise<void>
}

/** Calls an order off, after a question: nobody can take that back. */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function handleConfirm() {
    setBusy(true)
    const outcome = await api.ask(cancelOrder, { params: { id: String(order.entity_id) } })
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

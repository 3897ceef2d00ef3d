import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { useDate } from '../../../shell/store-view/use-date.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrderAccess } from './order-access.ts'

export interface ConfirmOrderProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** Asks a guest to confirm a large cash order, which only works with the link from the mail. Decision 0076. */
export function ConfirmOrder({ order, access, onChange }: ConfirmOrderProps) {
  const t = useMessages()
  const date = useDate()
  const [isBusy, setBusy] = useState(false)
  const { confirm } = access
  const action1 = { label: t('notices.ok') }
  if (order.confirm_by === undefined) return null

  async function handleConfirm(send: () => ReturnType<NonNullable<OrderAccess['confirm']>>) {
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    if (outcome.kind !== 'done') return notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('wire.busy'), action1 })
    notices.show({ type: 'success', message: t('orders.confirmed'), action1 })
    return onChange(outcome.result)
  }

  return (
    <section className="account-card mt-6" aria-labelledby="order-confirm-title">
      <h3 id="order-confirm-title">{t('orders.confirmTitle')}</h3>
      <p>{t(order.can_confirm ? 'orders.confirmText' : 'orders.confirmByMail', { date: date(order.confirm_by) })}</p>
      {order.can_confirm && confirm && (
        <div className="account-actions">
          <Button busy={isBusy} onClick={() => void handleConfirm(confirm)}>
            {t('orders.confirm')}
          </Button>
        </div>
      )}
    </section>
  )
}

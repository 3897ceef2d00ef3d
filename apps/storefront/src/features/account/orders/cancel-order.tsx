import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { ConfirmedChange } from './confirmed-change.tsx'
import type { OrderAccess } from './order-access.ts'

export interface CancelOrderProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** Cancels an order; that cannot be undone. */
export function CancelOrder({ order, access, onChange }: CancelOrderProps) {
  const t = useMessages()
  return (
    <ConfirmedChange
      label={t('orders.cancel')}
      question={t('orders.askCancel')}
      keepLabel={t('orders.keep')}
      doneText={t('orders.cancelled')}
      change={() => access.cancel(order)}
      onChange={onChange}
    >
      {t('orders.askCancelText', { id: order.increment_id })}
    </ConfirmedChange>
  )
}

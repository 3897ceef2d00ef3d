import { useMessages } from '../../shell/messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { OrderActions } from './order-actions.ts'
import type { OpenOrder } from './use-open-orders.ts'
import { WaitingOrder } from './waiting-order.tsx'

export interface WaitingDialogProps {
  orders: readonly OpenOrder[]
  /** The shop can be reached, and asks before it sends the orders. */
  isAsking: boolean
  actions: OrderActions
  onClose: () => void
}

/**
 * The dialog with the orders of this device that are not placed yet, except the one on the current page. Closing it changes nothing: they keep
 * waiting. docs/behaviour/offline.md §7.3.
 */
export function WaitingDialog({ orders, isAsking, actions, onClose }: WaitingDialogProps) {
  const t = useMessages()
  return (
    <Dialog open onClose={onClose} title={t(isAsking ? 'offline.ask' : 'offline.orders')} closeLabel={t('dialog.close')}>
      {isAsking && <p>{t('offline.askText')}</p>}
      <WaitingList orders={orders} actions={actions} />
    </Dialog>
  )
}

export function WaitingList({ orders, actions }: Pick<WaitingDialogProps, 'orders' | 'actions'>) {
  return (
    <ul className="waiting-orders">
      {orders.map((order) => (
        <li key={order.stored.order.order_id}>
          <WaitingOrder order={order} actions={actions} />
        </li>
      ))}
    </ul>
  )
}

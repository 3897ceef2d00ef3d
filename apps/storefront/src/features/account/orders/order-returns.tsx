import type { OrderReturn } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useDay } from '../../../shell/store-view/use-date.ts'
import { ConfirmedChange } from './confirmed-change.tsx'
import type { OrderAccess } from './order-access.ts'

/** Id of the heading above the returns. */
export const RETURNS_TITLE = 'order-returns'

export interface OrderReturnsProps {
  order: HistoryOrder
  returns: readonly OrderReturn[]
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** The returns of an order, with their state. docs/behaviour/orders.md §17.2. */
export function OrderReturns({ returns, ...row }: OrderReturnsProps) {
  return (
    <ul className="order-returns">
      {returns.map((given) => (
        <ReturnRow key={given.entity_id} given={given} {...row} />
      ))}
    </ul>
  )
}

interface ReturnRowProps extends Omit<OrderReturnsProps, 'returns'> {
  given: OrderReturn
}

function ReturnRow({ order, given, access, onChange }: ReturnRowProps) {
  const t = useMessages()
  const { entity_id: id, state, created_at, closed_at, items } = given
  const date = useDay()(closed_at ?? created_at)
  return (
    <li>
      <strong>{t('orders.return', { id })}</strong>
      <p>{t(`orders.return.${state}`, { id, date })}</p>
      <ul className="order-note">
        {items.map(({ item_id, qty, qty_received: received }) => (
          <li key={item_id}>
            <span className="amounts">{qty}</span> × {order.items.find((item) => item.item_id === item_id)?.name}
            {received !== null && received < qty && ` (${t('orders.return.arrived', { received, qty })})`}
          </li>
        ))}
      </ul>
      {given.can_call_off === true && (
        <ConfirmedChange
          label={t('orders.callOff')}
          question={t('orders.askCallOff', { id })}
          keepLabel={t('orders.keepReturn')}
          doneText={t('orders.calledOff')}
          isSmall
          change={() => access.callOffReturn(order, id)}
          onChange={onChange}
        >
          {t('orders.askCallOffText')}
        </ConfirmedChange>
      )}
    </li>
  )
}

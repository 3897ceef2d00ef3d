import type { HistoryOrder } from '@meerkat/contract/order-history'
import { upcomingSteps } from '@meerkat/domain/orders/upcoming-steps'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useDate } from '../../../shell/store-view/use-date.ts'
import { orderState, stepText } from './order-state.ts'

export interface OrderStepsProps {
  order: HistoryOrder
}

/** The steps of an order so far, and those to come. */
export function OrderSteps({ order }: OrderStepsProps) {
  const t = useMessages()
  const date = useDate()
  const steps = [
    { text: t('orders.placed'), at: order.created_at, comment: null },
    ...order.status_histories.map((taken) => ({ text: stepText(taken, order, t), at: taken.created_at, comment: taken.comment })),
    ...(isTold(order) ? [] : [{ text: orderState(order.status, t), at: null, comment: null }]),
  ]
  return (
    <ol className="order-steps">
      {steps.map(({ text, at, comment }, index) => (
        <li key={`${index} ${text}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
          <span className="order-step">{text}</span> {at !== null && <span className="order-note">{date(at)}</span>}
          {comment && <p>{comment}</p>}
        </li>
      ))}
      {upcomingSteps(order).map((step) => (
        <li key={step} className="order-upcoming">
          {t(`orders.next.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** Whether the steps already say what the status says: a new order is pending from the moment it is placed. */
function isTold({ status, status_histories: taken }: HistoryOrder): boolean {
  return status === (taken.at(-1)?.status ?? 'pending')
}

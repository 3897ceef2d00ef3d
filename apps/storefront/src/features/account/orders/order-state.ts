import type { StatusHistory } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { capitalise } from '@meerkat/domain/format/capitalise'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import type { Translate } from '@meerkat/i18n/messages'

const NAMED = ['pending', 'processing', 'complete', 'canceled', 'closed']

/** The status of an order as text; a status that only another system knows keeps its name. docs/behaviour/orders.md §17. */
export function orderState(status: string, t: Translate): string {
  return NAMED.includes(status) ? t(`orders.state.${status}`) : capitalise(status)
}

/** Steps that may leave the status unchanged. */
const NAMED_STEPS = new Set<StatusHistory['step']>([
  'confirm',
  'ship',
  'out-for-delivery',
  'pay',
  'refund',
  'return-announced',
  'return-received',
  'return-called-off',
])

export function stepText({ step, status }: StatusHistory, order: HistoryOrder, t: Translate): string {
  if (step === 'ship' && isCollected(order)) return t('orders.step.ready')
  return NAMED_STEPS.has(step) ? t(`orders.step.${step}`) : orderState(status, t)
}

/** The state of an order, named after its newest step: an order that is out for delivery still has the status `processing`. */
export function latestState(order: HistoryOrder, t: Translate): string {
  const newest = order.status_histories.at(-1)
  return newest?.status === order.status ? stepText(newest, order, t) : orderState(order.status, t)
}

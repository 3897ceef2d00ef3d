import type { HistoryOrder } from '@meerkat/contract/order-history'

/** What an order still has ahead of it. `pay` is the shopper's; cash is paid when the goods arrive. */
export type UpcomingStep = 'pay' | 'process' | 'ship' | 'arrive'

type Progress = Pick<HistoryOrder, 'status' | 'is_virtual' | 'checkout_reference'> & {
  readonly items: readonly Pick<HistoryOrder['items'][number], 'qty_shipped'>[]
}

/** In the order in which they are expected; none once an order is complete, cancelled or sent back. docs/behaviour/orders.md §17. */
export function upcomingSteps({ status, is_virtual, checkout_reference, items }: Progress): UpcomingStep[] {
  if (status !== 'pending' && status !== 'processing') return []
  const isShipped = items.some(({ qty_shipped }) => qty_shipped > 0)
  const steps: UpcomingStep[] = []
  if (checkout_reference !== undefined) steps.push('pay')
  if (status === 'pending') steps.push('process')
  if (is_virtual === 0) steps.push(...(isShipped ? (['arrive'] as const) : (['ship', 'arrive'] as const)))
  return steps
}

import type { HistoryOrder } from '@meerkat/contract/order-history'
import { isCollected } from './is-collected.ts'

/**
 * A step that an order still has ahead. `confirm`, `pay` and `collect` are done by the shopper. Cash has no `pay` step: it is paid when the
 * goods are handed over.
 */
export type UpcomingStep = 'confirm' | 'pay' | 'process' | 'ship' | 'arrive' | 'ready' | 'collect'

type Progress = Pick<HistoryOrder, 'status' | 'is_virtual' | 'checkout_reference' | 'confirm_by' | 'extension_attributes'> & {
  readonly items: readonly Pick<HistoryOrder['items'][number], 'qty_shipped'>[]
}

/** The steps ahead in the expected order; none once an order is complete, cancelled or sent back. docs/behaviour/orders.md §17. */
export function upcomingSteps(order: Progress): UpcomingStep[] {
  const { status, is_virtual, checkout_reference, confirm_by, items } = order
  if (status !== 'pending' && status !== 'processing') return []
  const isShipped = items.some(({ qty_shipped }) => qty_shipped > 0)
  const steps: UpcomingStep[] = []
  if (confirm_by !== undefined) steps.push('confirm')
  if (checkout_reference !== undefined) steps.push('pay')
  if (status === 'pending') steps.push('process')
  if (is_virtual !== 0) return steps
  const [handedOut, received] = isCollected(order) ? (['ready', 'collect'] as const) : (['ship', 'arrive'] as const)
  return isShipped ? [...steps, received] : [...steps, handedOut, received]
}

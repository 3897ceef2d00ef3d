import type { HistoryOrder } from '@meerkat/contract/order-history'
import { COLLECT_CARRIER } from '../places/collect-places.ts'

/** Whether the shopper collects the order, so that nothing is sent. Spec §2 store locator. */
export function isCollected({ extension_attributes }: Pick<HistoryOrder, 'extension_attributes'>): boolean {
  return extension_attributes.shipping_assignments.some(({ shipping }) => shipping.method?.startsWith(`${COLLECT_CARRIER}_`))
}

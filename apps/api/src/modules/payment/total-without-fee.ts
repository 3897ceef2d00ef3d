import type { PendingOrderRow } from '../order/pending-order.store.ts'

/** What the order costs with a method that has no fee, in cents. */
export function totalWithoutFee(order: Pick<PendingOrderRow, 'grand_total_cents' | 'cashondelivery_fee_incl_tax_cents'>): number {
  return order.grand_total_cents - order.cashondelivery_fee_incl_tax_cents
}

export type OrderPaymentStatus =
  | { readonly kind: 'paid' }
  /** Still to be paid, such as cash when the parcel comes. */
  | { readonly kind: 'due'; readonly amount: number }
  /** Nothing is owed: the order was cancelled, sent back or free. */
  | { readonly kind: 'nothing' }

interface Owing {
  readonly status: string
  readonly grand_total: number
  readonly total_due: number
}

/** The payment status of an order as a shopper reads it, beside the name of the method. docs/behaviour/orders.md §17. */
export function orderPaymentStatus({ status, grand_total, total_due }: Owing): OrderPaymentStatus {
  if (status === 'canceled' || status === 'closed' || grand_total === 0) return { kind: 'nothing' }
  return total_due > 0 ? { kind: 'due', amount: total_due } : { kind: 'paid' }
}

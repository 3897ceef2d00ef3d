/** What was charged for an order and what was refunded, in cents. */
export interface ChargedMoney {
  readonly isPaid: boolean
  readonly totalCents: number
  readonly refundedCents: number
}

export type RefundPlan =
  | { readonly kind: 'allowed'; readonly refundedCents: number }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'too-much'; readonly leftCents: number }

/** The sum of all refunds never exceeds what was charged. docs/behaviour/orders.md §17.3. */
export function planRefund({ isPaid, totalCents, refundedCents }: ChargedMoney, amountCents: number): RefundPlan {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new Error(`A refund of ${amountCents} cents`)
  if (!isPaid) return { kind: 'unpaid' }
  const leftCents = totalCents - refundedCents
  return amountCents > leftCents ? { kind: 'too-much', leftCents } : { kind: 'allowed', refundedCents: refundedCents + amountCents }
}

/** A refund that the shop requested. Amounts in cents. */
export interface OwnRefund {
  readonly id: string
  readonly amount_cents: number
  readonly state: 'requested' | 'sent' | 'done' | 'failed'
  /** Null before the provider has answered. */
  readonly provider_refund_id: string | null
}

/** A refund as a notification reports it. */
export interface NotifiedRefund {
  /** The provider's id. */
  readonly refundId: string | null
  /** Our id, where the provider repeats it. */
  readonly refundReference: string | null
  readonly amountCents: number | null
}

export type RefundMatch<R extends OwnRefund> =
  | { readonly kind: 'ours'; readonly refund: R }
  /** One of ours, with another amount: a person decides. */
  | { readonly kind: 'differs'; readonly refund: R }
  /** A refund of ours has no answer yet: this may be it. */
  | { readonly kind: 'unknown-yet' }
  | { readonly kind: 'elsewhere' }

/**
 * Finds the refund that a notification is about. It is matched by id only, because several refunds can have the same amount; then the
 * amount is checked. docs/payments.md, "Refunds".
 */
export function matchRefund<R extends OwnRefund>(
  { refundId, refundReference, amountCents }: NotifiedRefund,
  refunds: readonly R[],
): RefundMatch<R> {
  const refund =
    refunds.find(({ id }) => id === refundReference) ??
    refunds.find(({ provider_refund_id }) => provider_refund_id !== null && provider_refund_id === refundId)
  if (refund) return { kind: amountCents === null || amountCents === refund.amount_cents ? 'ours' : 'differs', refund }
  const isUnanswered = refunds.some(({ state, provider_refund_id: id }) => id === null && (state === 'requested' || state === 'sent'))
  return { kind: isUnanswered ? 'unknown-yet' : 'elsewhere' }
}

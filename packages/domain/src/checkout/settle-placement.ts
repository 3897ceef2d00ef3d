/** The answer to an order that was sent; null when there was none. */
export interface PlacementOutcome {
  /** Stored as transmitted orders are never sent again. */
  readonly transmitted: boolean
  readonly clearCart: boolean
  /** The order's fingerprint is deleted, so that the shopper can try again. */
  readonly mayRetry: boolean
  readonly notice: 'validation-failed' | 'not-sent' | null
}

/** The next step after the answer to an order. Table of docs/behaviour/orders.md §14.2. */
export function settlePlacement(code: number | null): PlacementOutcome {
  if (code === 200) return { transmitted: true, clearCart: true, mayRetry: false, notice: null }
  if (code === 400) return { transmitted: true, clearCart: false, mayRetry: true, notice: 'validation-failed' }
  return { transmitted: false, clearCart: false, mayRetry: true, notice: 'not-sent' }
}

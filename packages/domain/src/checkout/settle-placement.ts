/** What came back for an order that was sent; null when nothing did. */
export interface PlacementOutcome {
  /** Stored as transmitted orders are never sent again. */
  readonly transmitted: boolean
  readonly clearCart: boolean
  /** The order's fingerprint is forgotten, so that the shopper may try again. */
  readonly mayRetry: boolean
  readonly notice: 'validation-failed' | 'not-sent' | null
}

/** What follows from the answer to an order. Table of docs/behaviour/orders.md §14.2. */
export function settlePlacement(code: number | null): PlacementOutcome {
  if (code === 200) return { transmitted: true, clearCart: true, mayRetry: false, notice: null }
  if (code === 400) return { transmitted: true, clearCart: false, mayRetry: true, notice: 'validation-failed' }
  return { transmitted: false, clearCart: false, mayRetry: true, notice: 'not-sent' }
}

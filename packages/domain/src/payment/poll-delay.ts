const SECOND_MS = 1000
const FAST_MS = 3 * SECOND_MS
const SLOW_MS = 10 * SECOND_MS
/** Most shoppers have paid by then. */
const FAST_FOR_MS = 120 * SECOND_MS

interface Poll {
  readonly startedAt: number
  readonly now: number
  /** End of the checkout at the provider; null when it has none. */
  readonly expiresAt: number | null
}

/**
 * Milliseconds until a screen requests the state of a payment again; null when it cannot change any more. docs/behaviour/payment.md §27.3.
 */
export function pollDelay({ startedAt, now, expiresAt }: Poll): number | null {
  const usual = now - startedAt < FAST_FOR_MS ? FAST_MS : SLOW_MS
  if (expiresAt === null) return usual
  // Ask once more just after the end, to show the result.
  return now > expiresAt ? null : Math.min(usual, expiresAt - now + SECOND_MS)
}

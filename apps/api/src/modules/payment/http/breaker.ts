const MAX_FAILURES = 5
const WINDOW_MS = 30_000
const OPEN_MS = 15_000

/** Stops calls of a provider that keeps failing, so that a shopper is told at once instead of after a timeout. */
export interface Breaker {
  /** False while calls are paused. Lets one call through when the pause is over. */
  mayCall(): boolean
  /** Whether calls are paused. Unlike `mayCall`, it has no side effect: for the list of payment methods. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/** Opens for 15 seconds after five failures within 30 seconds; then one call decides whether it closes. docs/payments.md, "Time limits". */
export function createBreaker(now: () => number): Breaker {
  let failures: number[] = []
  let openedAt: number | null = null
  let isTrying = false
  const isPaused = () => openedAt !== null && now() - openedAt < OPEN_MS
  return {
    isOpen: isPaused,
    mayCall() {
      if (openedAt === null) return true
      if (isPaused() || isTrying) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = []
      openedAt = null
      isTrying = false
    },
    failed() {
      const at = now()
      failures = [...failures.filter((time) => at - time < WINDOW_MS), at]
      if (isTrying || failures.length >= MAX_FAILURES) openedAt = at
      isTrying = false
    },
  }
}

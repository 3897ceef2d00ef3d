/** The first pause after an attempt that got no answer, and the longest one. */
const FIRST_PAUSE_MS = 15_000
const MAX_PAUSE_MS = 5 * 60_000

/**
 * Milliseconds to wait after this many attempts without an answer: no event tells when a server is reachable again.
 * docs/behaviour/offline.md §7.3.
 */
export function nextTryMs(silentAttempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, silentAttempts - 1), MAX_PAUSE_MS)
}

/** The first pause after an attempt that got no answer, and the longest one. */
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * The pause after so many attempts without an answer, because no event says that a server is back. docs/behaviour/offline.md §7.3.
 */
export function nextTryMs(silentAttempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, silentAttempts - 1), LONGEST_PAUSE_MS)
}

/** These listeners need not be added early: `RECORD_CLICKS` records a click that comes before the bundle. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Calls back once, at the first user interaction, so that a page without interaction fetches nothing. A click that was recorded before the
 * bundle was loaded counts as one.
 */
export function onFirstInteraction(target: EventTarget & { early?: unknown }, callback: () => void): void {
  if (Array.isArray(target.early) && target.early.length > 0) return callback()
  const listening = new AbortController()
  for (const interaction of INTERACTIONS) {
    target.addEventListener(
      interaction,
      () => {
        if (listening.signal.aborted) return
        listening.abort()
        callback()
      },
      { signal: listening.signal, passive: true },
    )
  }
}
